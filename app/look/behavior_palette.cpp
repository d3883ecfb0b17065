#include "app/look/behavior_palette.h"

#include <array>

namespace tiller {

namespace {

struct TypeColor {
    std::string_view type;
    ColorPair colors;
};

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
};

constexpr std::array others{
    ColorPair{0x65adff, 0x1f68bc}, ColorPair{0x3fc0c0, 0x007c7c}, ColorPair{0xbe95ec, 0x7b52a4},
    ColorPair{0xd9b84a, 0x7f6400}, ColorPair{0x8fa3f5, 0x4a5bc0}, ColorPair{0xc79d7d, 0x82593a},
};

/// FNV-1a: the same color on every machine.
std::size_t hashOf(std::string_view text) {
    std::uint32_t hash = 2166136261U;
    for (const char letter : text)
        hash = (hash ^ static_cast<unsigned char>(letter)) * 16777619U;
    return hash;
}

} // namespace

ColorPair behaviorColors(std::string_view nodeType) {
    for (const TypeColor& each : known)
        if (each.type == nodeType)
            return each.colors;
    return others[hashOf(nodeType) % others.size()];
}

ColorPair nobodyColors() {
    return {0x6b6e73, 0x94969a};
}

} // namespace tiller
