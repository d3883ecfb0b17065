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
