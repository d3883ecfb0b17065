#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace tiller {

/// Searches a tree for the nearest item. A node with a `count` is a leaf and holds that many items
/// from `first` on; any other node is a branch, with children at `first` and `first + 1`. A branch
/// visits its nearer child first, so that leaves far away can be skipped.
/// @param nodes not empty; the first is the root; no deeper than 63
/// @param squaredTo squared distance to a node
/// @param isTooFar (squared distance, node): whether the node can hold nothing nearer
/// @param visitLeaf called for each leaf that is not too far
template <class Node, class SquaredTo, class IsTooFar, class VisitLeaf>
void searchTree(const std::vector<Node>& nodes, SquaredTo squaredTo, IsTooFar isTooFar,
                VisitLeaf visitLeaf) {
    std::array<std::pair<double, std::uint32_t>, 64> open;
    std::size_t count = 0;
    open[count++] = {squaredTo(nodes[0]), 0};
    while (count > 0) {
        const auto [squared, index] = open[--count];
        const Node& node = nodes[index];
        if (isTooFar(squared, node))
            continue;
        if (node.count > 0) {
            visitLeaf(node);
            continue;
        }
        std::pair nearer{squaredTo(nodes[node.first]), node.first};
        std::pair farther{squaredTo(nodes[node.first + 1]), node.first + 1};
        if (nearer.first > farther.first)
            std::swap(nearer, farther);
        open[count++] = farther;
        open[count++] = nearer;
    }
}

} // namespace tiller
