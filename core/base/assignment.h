#pragma once

#include "core/base/vec2.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tiller {

/// So many agents are assigned exactly, by shortest augmenting paths (Jonker, Volgenant 1987); more
/// of them nearly: halved again and again at the median, and improved by swaps.
inline constexpr std::size_t mostAssignedExactly = 256;

/// Gives each agent one of as many places, so that the sum of the straight ways is least: then no
/// two ways cross. Ways are counted in steps of 2^-20. Of equal sums (to 4 steps) it prefers the
/// one whose longer ways are shorter, so agents in a row move up and do not pass each other.
/// docs/runtime.md has every step of it: the result depends on nothing but the order of both lists.
/// @returns by agent: the index of its place  @pre both have the same size
[[nodiscard]] std::vector<std::uint32_t> assignPlaces(std::span<const Vec2> agents,
                                                      std::span<const Vec2> places);

} // namespace tiller
