#include "app/editor/viewport/behavior_colors.h"

#include <array>

namespace tiller {

namespace {

struct TypeColor {
    std::string_view type;
    QRgb dark;
    QRgb light;
};

constexpr std::array known{
    TypeColor{"wander", 0xffa2a5aa, 0xff6b6e73},
    TypeColor{"wander-to-points", 0xff9aa7bd, 0xff5d6d88},
    TypeColor{"seek", 0xff58c46e, 0xff1d7d3e},
    TypeColor{"arrive", 0xff9ccf5a, 0xff55780f},
    TypeColor{"pursue", 0xfff29a3f, 0xffb35c00},
    TypeColor{"evade", 0xffff7e76, 0xffc23a38},
    TypeColor{"flee", 0xffe58fc4, 0xffa63c84},
    TypeColor{"separation", 0xff65adff, 0xff1f68bc},
    TypeColor{"alignment", 0xffbe95ec, 0xff7b52a4},
    TypeColor{"cohesion", 0xff3fc0c0, 0xff007c7c},
};

constexpr std::array others{
    TypeColor{"", 0xff65adff, 0xff1f68bc}, TypeColor{"", 0xff3fc0c0, 0xff007c7c},
    TypeColor{"", 0xffbe95ec, 0xff7b52a4}, TypeColor{"", 0xffd9b84a, 0xff7f6400},
    TypeColor{"", 0xff8fa3f5, 0xff4a5bc0}, TypeColor{"", 0xffc79d7d, 0xff82593a},
};

/// FNV-1a: the same color on every machine.
std::size_t hashOf(std::string_view text) {
    std::uint32_t hash = 2166136261U;
    for (const char letter : text)
        hash = (hash ^ static_cast<unsigned char>(letter)) * 16777619U;
    return hash;
}

} // namespace

QColor behaviorColor(std::string_view nodeType, bool dark) {
    const TypeColor* found = &others[hashOf(nodeType) % others.size()];
    for (const TypeColor& each : known)
        if (each.type == nodeType)
            found = &each;
    return QColor::fromRgb(dark ? found->dark : found->light);
}

QColor behaviorColor(const Project& project, std::string_view node, bool dark) {
    const Node* found = project.node(node);
    return found ? behaviorColor(found->type, dark) : nobodyColor(dark);
}

QColor nobodyColor(bool dark) {
    return QColor::fromRgb(dark ? 0xff6b6e73 : 0xff94969a);
}

} // namespace tiller
