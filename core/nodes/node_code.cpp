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
    if (value < 1)
        return {};
    const double population = std::floor((value - 1) / ordinals);
    return {static_cast<std::uint32_t>(population),
            static_cast<std::uint32_t>(value - 1 - population * ordinals)};
}

Vec2 Moment::offset(Vec2 a, Vec2 b) const {
    Vec2 between = b - a;
    if (edges == Edges::wrap) {
        between.x -= worldSize.x * std::floor(between.x / worldSize.x + 0.5);
        between.y -= worldSize.y * std::floor(between.y / worldSize.y + 0.5);
    }
    return between;
}

} // namespace tiller
