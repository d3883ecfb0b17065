#pragma once

#include "core/sim/agents/crowd.h"

#include <algorithm>
#include <cstdint>

namespace tiller {

/// The block of up to 64 agents that begins at a slot.
[[nodiscard]] inline Block blockAt(const Crowd& of, const Moment& moment, std::uint32_t population,
                                   std::size_t first) {
    const bool turned = of.facingX.size() > 0;
    return {.moment = &moment,
            .population = population,
            .first = static_cast<std::uint32_t>(first),
            .count = std::min(blockSize, of.size() - first),
            .ordinal = of.ordinal.data() + first,
            .rank = of.rank.data() + first,
            .x = of.now.x.data() + first,
            .y = of.now.y.data() + first,
            .vx = of.now.vx.data() + first,
            .vy = of.now.vy.data() + first,
            .headingX = of.headingX.data() + first,
            .headingY = of.headingY.data() + first,
            .facingX = (turned ? of.facingX : of.headingX).data() + first,
            .facingY = (turned ? of.facingY : of.headingY).data() + first,
            .homeX = of.homeX.data(),
            .homeY = of.homeY.data(),
            .maxSpeed = of.maxSpeed.at(first),
            .maxForce = of.maxForce.at(first),
            .radius = of.radius.at(first),
            .mass = of.mass.at(first),
            .response = of.response.at(first)};
}

} // namespace tiller
