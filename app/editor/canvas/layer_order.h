#pragma once

#include <cstddef>
#include <vector>

namespace tiller {

/// A graph whose nodes stand in columns and whose edges lead from one column to the next.
struct LayeredGraph {
    struct Node {
        double height = 0;
        std::size_t column = 0;
        bool isBend = false; ///< of an edge that goes on; wants to be straight
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

/// The tops of the nodes: in an order of few crossings, none covering another, edges as straight
/// as that allows.
[[nodiscard]] std::vector<double> heightsOf(const LayeredGraph& graph);

/// How many pairs of edges cross where the columns stand in this order.
[[nodiscard]] std::size_t crossings(const LayeredGraph& graph,
                                    const std::vector<std::vector<std::size_t>>& columns);

} // namespace tiller
