#pragma once

#include <cstdint>
#include <string_view>

namespace tiller {

/// A color for the dark theme and one for the light theme, as 0xrrggbb.
struct ColorPair {
    std::uint32_t dark = 0;
    std::uint32_t light = 0;
};

/// The color of a behavior, in the editor and in the pictures of the docs. Wander is gray, seek
/// green, pursue orange and evade red. A type without a color of its own gets
/// one that depends on its id alone, so that it stays the same from project to project. Every color
/// has a contrast of 3:1 or more on the grounds of its theme, and none looks like one picked by
/// hand.
[[nodiscard]] ColorPair behaviorColors(std::string_view nodeType);

/// The color of agents that no behavior leads: they coast.
[[nodiscard]] ColorPair nobodyColors();

} // namespace tiller
