#pragma once

#include "app/editor/canvas/layout_graph.h"
#include "core/model/change.h"

#include <span>

namespace tiller {

/// Cards, with the frames and comments that belong to them, as a graph to lay out.
struct Arrangement {
    /// A card, or a comment that stands alone; and the comments that keep their place beside it.
    struct Box {
        std::vector<std::pair<Id, QPointF>> items; ///< and where they are in the box
    };
    LayoutGraph graph;
    std::vector<Box> boxes; ///< those of the graph
    std::vector<Id> frames; ///< the groups of the graph
    std::vector<Id> outer;  ///< frames around some of them, which stay, and grow where need be
    QPointF corner;         ///< the left top one of all, which stays if that covers nothing
};

/// @param chosen nodes and frames, with what is in them; fewer than two cards: all there are.
/// A comment goes with the card it stands near, else with its frame.
[[nodiscard]] Arrangement arrangementOf(const Project& project, std::span<const Id> chosen);

/// Moves all to their places, on the grid, as one edit; frames are fitted around their cards. Where
/// that would cover what stays, all goes beside it. What has gone from the project meanwhile is
/// left out.
[[nodiscard]] Change arranged(const Project& project, const Arrangement& arrangement,
                              const LayoutPlaces& places);

} // namespace tiller
