#pragma once

#include "core/model/project.h"
#include "core/nodes/node_code.h"
#include "core/sim/population.h"

namespace tiller {

/// How many agents an agent type starts with.
[[nodiscard]] std::size_t agentCount(const Node& agentType);

/// Makes a population hold @p count agents: drops the highest ordinals, or adds agents where and as
/// the project starts them. Bodies are set for all, from the project as it is now.
/// @param project resolved
void populate(const Project& project, const Node& agentType, const Moment& moment,
              std::size_t count, Population& population);

} // namespace tiller
