#pragma once

#include <cstdint>
#include <string_view>

namespace tiller {

/// The contrast of two colors (0xrrggbb) by WCAG 2: from 1 (the same) to 21 (black and white).
/// Lines and marks need 3, text needs 4.5.
[[nodiscard]] double contrast(std::uint32_t a, std::uint32_t b);

/// The distance of two colors (0xrrggbb) in the Oklab space (Ottosson 2020), where 0.02 is just
/// visible and that of black and white is 1.
[[nodiscard]] double colorDistance(std::uint32_t a, std::uint32_t b);

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

/// The color of a number, from 0xrrggbb for share 0 to that of share 1: a part of viridis (van der
/// Walt and Smith 2015), which also the color-blind read. The larger the number, the more it stands
/// out: it gets lighter on dark, and darker on light. Each has a contrast of 3:1 on the grounds of
/// its theme.
/// @param share 0 to 1; others are cut
[[nodiscard]] std::uint32_t numberColor(double share, bool dark);

/// The color of agents that no behavior leads: they coast.
[[nodiscard]] ColorPair nobodyColors();

} // namespace tiller
