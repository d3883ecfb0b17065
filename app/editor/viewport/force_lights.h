#pragma once

#include "app/editor/viewport/world_painter.h"

namespace tiller {

/// What one node contributes to the agents of a type; null where it has nothing to do with them, or
/// the frame does not say.
[[nodiscard]] const PopulationForces::Column* contributionOf(const FrameAgents& agents,
                                                             std::string_view node);

/// Whether an agent is to stand out: the node acts on it.
[[nodiscard]] bool isLit(const PopulationForces::Column* column, std::size_t agent);

/// The force of the lit node on every agent, as an arrow in its color; a ring around those it acts
/// on without a force, as a condition that is true. How many it acts on is their number.
void paintForceLights(DrawTarget& target, const WorldPicture& picture);

/// On how many agents a node acts in a frame.
[[nodiscard]] int litCount(const Frame& frame, std::string_view node);

} // namespace tiller
