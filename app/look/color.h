#pragma once

#include <cstdint>

namespace tiller {

/// The contrast of two colors (0xrrggbb) by WCAG 2: from 1 (the same) to 21 (black and white).
/// Lines and marks need 3, text needs 4.5.
[[nodiscard]] double contrast(std::uint32_t a, std::uint32_t b);

/// The distance of two colors (0xrrggbb) in the Oklab space (Ottosson 2020), where 0.02 is just
/// visible and that of black and white is 1.
[[nodiscard]] double colorDistance(std::uint32_t a, std::uint32_t b);

} // namespace tiller
