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

std::uint32_t numberColor(double share, bool dark) {
    // Tenths of the published table.
    static constexpr std::array<std::uint32_t, 11> viridis{0x440154, 0x482475, 0x414487, 0x355f8d,
                                                           0x2a788e, 0x21918c, 0x22a884, 0x44bf70,
                                                           0x7ad151, 0xbddf26, 0xfde725};
    const double cut = share > 0 ? std::min(share, 1.0) : 0;
    const double place = dark ? 4.2 + 5.8 * cut : 5.0 - 5.0 * cut;
    const auto low = std::min(static_cast<std::size_t>(place), viridis.size() - 2);
    std::uint32_t color = 0;
    for (const unsigned shift : {16U, 8U, 0U}) {
        const double from = viridis[low] >> shift & 255U;
        const double to = viridis[low + 1] >> shift & 255U;
        const double part = from + (to - from) * (place - static_cast<double>(low));
        color |= static_cast<std::uint32_t>(part + 0.5) << shift;
    }
    return color;
}

namespace {

struct TypeColor {
    std::string_view type;
    ColorPair colors;
};

/// Picked by hand. A type that is not here gets a derived color.
constexpr std::array known{
    TypeColor{"wander", {0xa2a5aa, 0x6b6e73}},
    TypeColor{"wander-to-points", {0x9aa7bd, 0x5d6d88}},
    TypeColor{"seek", {0x58c46e, 0x1d7d3e}},
    TypeColor{"arrive", {0x9ccf5a, 0x55780f}},
    TypeColor{"pursue", {0xf29a3f, 0xb35c00}},
    TypeColor{"evade", {0xff7e76, 0xc23a38}},
    TypeColor{"flee", {0xe58fc4, 0xa63c84}},
    TypeColor{"separation", {0x65adff, 0x1f68bc}},
    TypeColor{"alignment", {0xbe95ec, 0x7b52a4}},
    TypeColor{"cohesion", {0x3fc0c0, 0x007c7c}},
    TypeColor{"offset-pursuit", {0xd06d3d, 0x823b15}},
    TypeColor{"match-velocity", {0xb55b9a, 0x885677}},
    TypeColor{"leader-following", {0xd1ba9a, 0x4e381f}},
    TypeColor{"queue", {0x7174d1, 0x46449d}},
    TypeColor{"obstacle-avoidance", {0xfca390, 0x6b0e4d}},
    TypeColor{"wall-avoidance", {0xf6cbd0, 0x9c334b}},
    TypeColor{"containment", {0xb89240, 0x760a03}},
    TypeColor{"wall-following", {0x389469, 0x034a2e}},
    TypeColor{"collision-avoidance", {0xc4848a, 0x6c4167}},
    TypeColor{"hide", {0xd3b2ca, 0x472c6d}},
    TypeColor{"interpose", {0xedd963, 0x645e3d}},
    TypeColor{"follow-path", {0xb6e3d6, 0x608d63}},
    TypeColor{"stay-on-path", {0x829821, 0x3b5e13}},
    TypeColor{"follow-field", {0x23e3fa, 0x2f5b59}},
    TypeColor{"tether", {0x9f7dae, 0x7075d2}},
    TypeColor{"orbit", {0xc3c4fe, 0x064163}},
    TypeColor{"formation", {0x0a8eb0, 0x2d8ab8}},
    TypeColor{"target-speed", {0x4794e6, 0x987e23}},
    TypeColor{"brake", {0xc55868, 0xaa6c73}},
    TypeColor{"face", {0xf7aafe, 0x857a9a}},
    TypeColor{"look-where-you-go", {0xca75be, 0xa462b4}},
};

/// The grounds that colors stand on: the lightest one of the dark theme, the darkest of the light.
constexpr ColorPair grounds{0x24272c, 0xeef0f4};
constexpr double leastContrast = 3.2; // a little above the 3 that WCAG 2 asks of graphics
constexpr double leastDistance = 0.035;

/// FNV-1a: the same color on every machine.
std::uint32_t hashOf(std::string_view text) {
    std::uint32_t hash = 2166136261U;
    for (const char letter : text)
        hash = (hash ^ static_cast<unsigned char>(letter)) * 16777619U;
    return hash;
}

/// A color from its hue in degrees and from its saturation and lightness, 0 to 1 (CSS's hsl()).
std::uint32_t colorFromHsl(double hue, double saturation, double lightness) {
    const double range = saturation * std::min(lightness, 1 - lightness);
    std::uint32_t color = 0;
    for (const double start : {0.0, 8.0, 4.0}) { // red, green, blue
        const double place = std::fmod(start + hue / 30, 12);
        const double part =
            lightness - range * std::clamp(std::min(place - 3, 9 - place), -1.0, 1.0);
        color = color << 8U | static_cast<std::uint32_t>(std::lround(part * 255));
    }
    return color;
}

/// A color of this hue for both grounds, as bright as asked if it is readable so; else lighter and
/// lighter on the dark ground, darker and darker on the light one. White and black are readable, so
/// both loops end. @param strength 0 to 1: how far from the middle gray it begins
ColorPair readableColors(double hue, double saturation, double strength) {
    ColorPair colors;
    double lightness = 0.55 + 0.3 * strength;
    do {
        colors.dark = colorFromHsl(hue, saturation, lightness);
        lightness += 0.02;
    } while (contrast(colors.dark, grounds.dark) < leastContrast);
    lightness = 0.45 - 0.27 * strength;
    do {
        colors.light = colorFromHsl(hue, saturation, lightness);
        lightness -= 0.02;
    } while (contrast(colors.light, grounds.light) < leastContrast);
    return colors;
}

bool isNearKnown(ColorPair colors) {
    return std::ranges::any_of(known, [&](const TypeColor& each) {
        return colorDistance(colors.dark, each.colors.dark) < leastDistance ||
               colorDistance(colors.light, each.colors.light) < leastDistance;
    });
}

/// Hue, saturation and strength come from the hash. Where a known color is near, the next hue is
/// tried.
ColorPair derivedColors(std::string_view nodeType) {
    constexpr int tries = 36;
    const std::uint32_t hash = hashOf(nodeType);
    const double saturation = 0.3 + 0.12 * (hash / 360 % 6);
    const double strength = (hash / 2160 % 6) / 5.0;
    ColorPair colors;
    for (int i = 0; i < tries; ++i) {
        colors =
            readableColors((hash + 10U * static_cast<unsigned>(i)) % 360, saturation, strength);
        if (!isNearKnown(colors))
            break;
    }
    return colors;
}

} // namespace

ColorPair behaviorColors(std::string_view nodeType) {
    for (const TypeColor& each : known)
        if (each.type == nodeType)
            return each.colors;
    return derivedColors(nodeType);
}

ColorPair nobodyColors() {
    return {0x6b6e73, 0x94969a};
}

} // namespace tiller
