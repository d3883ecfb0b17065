#pragma once

#include "app/editor/sim/frame.h"
#include "core/model/edits.h"

namespace tiller {

/// A type with more agents than this keeps its start region: its file would grow too long.
inline constexpr std::size_t mostToPlace = 2000;

/// The agents that a type starts with, as placed agents. Of a type that starts in a region, where
/// they are in a frame of tick 0; nothing if the frame does not show them, or there are too many.
[[nodiscard]] std::optional<std::vector<PlacedAgent>>
startingAgents(const Project& project, const Frame& frame, const Id& type);

/// Makes a type start with these agents, placed by hand.
[[nodiscard]] Result<Change> startWith(const Project& project, const Id& type,
                                       std::vector<PlacedAgent> agents);

} // namespace tiller
