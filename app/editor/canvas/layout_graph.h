#pragma once

#include <QPointF>
#include <QSizeF>

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

} // namespace tiller
