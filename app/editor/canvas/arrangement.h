#pragma once

#include "app/editor/canvas/layered_layout.h"
#include "core/model/change.h"

#include <span>

namespace tiller {

/// Cards, with the frames and comments that belong to them, as a graph to lay out.
struct CardArrangement {
    /// A card, or a comment without a card; and the comments that keep their place beside it.
    struct Box {
        std::vector<std::pair<Id, QPointF>> items; ///< with their places in the box
    };
    LayoutGraph graph;
    std::vector<Box> boxes; ///< the boxes of the graph
    std::vector<Id> frames; ///< the groups of the graph
    std::vector<Id> outer;  ///< other frames around some of the cards: they stay, and may grow
    QPointF corner;         ///< the left top corner of all; it stays where that covers nothing
};

/// @param chosen nodes, and frames with the cards in them; with fewer than two cards, all cards
/// A comment goes with the card near it, else with its frame.
[[nodiscard]] CardArrangement arrangementOf(const Project& project, std::span<const Id> chosen);

/// Moves all boxes to their places, on the grid, as one edit, and fits frames around their cards.
/// Where that would cover something that stays, all boxes move beside it.
[[nodiscard]] Change arranged(const Project& project, const CardArrangement& arrangement,
                              const LayoutPlaces& places);

} // namespace tiller
