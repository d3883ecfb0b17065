#pragma once

#include <cstddef>
#include <vector>

namespace tiller {

/// A graph whose nodes stand in columns and whose edges lead from one column to the next.
struct LayeredGraph {
    struct Node {
        double height = 0;
        std::size_t column = 0;
        bool isBend = false; ///< a point of a long edge, which should be straight
    };
    struct Edge {
        std::size_t from = 0;
        std::size_t to = 0;
        double fromY = 0; ///< from the top of the node
        double toY = 0;
    };
    std::vector<Node> nodes;
    std::vector<Edge> edges;
};

/// The y of the tops of the nodes. They give few crossings and straight edges; no node covers
/// another.
[[nodiscard]] std::vector<double> heightsOf(const LayeredGraph& graph);

/// The number of pairs of edges that cross with this order of the nodes in their columns.
[[nodiscard]] std::size_t crossings(const LayeredGraph& graph,
                                    const std::vector<std::vector<std::size_t>>& columns);

} // namespace tiller
