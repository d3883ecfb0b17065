#pragma once

#include <cstdint>
#include <string_view>

namespace tiller {

/// A color for a dark and for a light ground, as 0xrrggbb.
struct ColorPair {
    std::uint32_t dark = 0;
    std::uint32_t light = 0;
};

/// The color of what a behavior does, in the editor and in the pictures of the docs. Wander gray,
/// seek green, pursue orange, evade red as in the tutorials; the rest from one calm palette, by
/// type, so that a type keeps its color from project to project. No two types of the library have
/// the same; all keep 3:1 on the grounds of their theme.
[[nodiscard]] ColorPair behaviorColors(std::string_view nodeType);

/// Of agents that no behavior leads: they coast.
[[nodiscard]] ColorPair nobodyColors();

} // namespace tiller
