#include "app/look/color.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tiller {

namespace {

/// Red, green and blue, 0 to 1, in amounts of light (sRGB without its gamma).
std::array<double, 3> lightOf(std::uint32_t color) {
    std::array<double, 3> light{};
    for (std::size_t i = 0; i < 3; ++i) {
        const double part = (color >> (16 - 8 * i) & 255U) / 255.0;
        light[i] = part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    }
    return light;
}

double luminance(std::uint32_t color) {
    const auto [r, g, b] = lightOf(color);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

std::array<double, 3> oklab(std::uint32_t color) {
    const auto [r, g, b] = lightOf(color);
    const double l = std::cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const double m = std::cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const double s = std::cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return {0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s};
}

} // namespace

double contrast(std::uint32_t a, std::uint32_t b) {
    const auto [low, high] = std::minmax({luminance(a), luminance(b)});
    return (high + 0.05) / (low + 0.05);
}

double colorDistance(std::uint32_t a, std::uint32_t b) {
    const auto x = oklab(a);
    const auto y = oklab(b);
    return std::hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

} // namespace tiller
