#pragma once

#include "app/editor/viewport/draw_target.h"
#include "app/editor/viewport/world_picture.h"

namespace tiller {

/// What one node contributes to the agents of a type; null if it contributes nothing to them, or
/// the frame carries no forces.
[[nodiscard]] const PopulationForces::Column* contributionOf(const FrameAgents& agents,
                                                             std::string_view node);

/// Whether the node acts on an agent.
[[nodiscard]] bool isLit(const PopulationForces::Column* column, std::size_t agent);

/// Shows the force of the lit node on every agent as an arrow in its color. A ring marks an agent
/// on which the node acts without a force: a condition is true for it, for example.
void paintForceLights(DrawTarget& target, const WorldPicture& picture);

/// How many agents a node acts on in a frame.
[[nodiscard]] int litCount(const Frame& frame, std::string_view node);

} // namespace tiller
