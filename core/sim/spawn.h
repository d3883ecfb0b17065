#pragma once

#include "core/model/project.h"
#include "core/nodes/node_code.h"
#include "core/sim/population.h"
#include "core/sim/program.h"

namespace tiller {

/// How many agents an agent type starts with, and bounds of their speed and size.
[[nodiscard]] CrowdFacts factsOf(const Node& agentType);

/// Makes a population hold @p count agents: drops those with the highest
/// ordinals, or adds agents as the project starts them. All get bodies, and
/// names, from the project as it is now.
/// @param turns whether agents may look elsewhere than they go
void populate(const Wiring& wiring, const Node& agentType, const Moment& moment, std::size_t count,
              bool turns, Population& population);

} // namespace tiller
