#include "core/nodes/node_code.h"

#include <cmath>

namespace tiller {

namespace {

constexpr double ordinals = 1 << 24;

} // namespace

double toMemory(AgentRef agent) {
    return agent.exists() ? 1 + agent.population * ordinals + agent.ordinal : 0;
}

AgentRef fromMemory(double value) {
    if (!(value >= 1 && value < 9007199254740992.0)) // 2^53
        return {};
    const double population = std::floor((value - 1) / ordinals);
    return {static_cast<std::uint32_t>(population),
            static_cast<std::uint32_t>(value - 1 - population * ordinals)};
}

} // namespace tiller
