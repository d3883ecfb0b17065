#pragma once

#include <QPointF>
#include <QSizeF>

#include <cstddef>
#include <optional>
#include <vector>

namespace tiller {

/// A graph to lay out from left to right: boxes, wires from the right edge of a box to the left
/// edge of another, and groups of boxes that stay together. Indices refer to these lists.
struct LayoutGraph {
    struct Box {
        QSizeF size;
        std::optional<std::size_t> group = {};
    };
    struct Wire {
        std::size_t from = 0;
        std::size_t to = 0;
        double fromY = 0; ///< from the top of its box
        double toY = 0;
        bool leadsBack = false; ///< a reference: its start may stand to the right of its end
    };
    struct Group {
        std::optional<std::size_t> inside = {}; ///< the group around it, which is an earlier one
    };
    std::vector<Box> boxes;
    std::vector<Wire> wires;
    std::vector<Group> groups;
};

/// The top left corners of the boxes.
using LayoutPlaces = std::vector<QPointF>;

/// @name Distances between boxes, and from the boxes of a group to its edge
/// @{
inline constexpr double columnGap = 72;
inline constexpr double rowGap = 24;
inline constexpr double groupPadding = 24;
inline constexpr double groupHead = 32; ///< above, for the title
/// @}

/// Lays a graph out in columns. A box stands to the left of the boxes that it leads to, as near as
/// possible. The order within a column gives few crossings, and the heights make wires straight.
/// Boxes without wires stand below. A group is laid out on its own and then counts as one box. The
/// same graph always gets the same places; the left top corner of all is (0, 0).
/// (Sugiyama, Tagawa and Toda 1981; heights by isotonic regression.)
[[nodiscard]] LayoutPlaces layOutInLayers(const LayoutGraph& graph);

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
