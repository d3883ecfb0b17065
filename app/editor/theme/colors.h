#pragma once

#include <QColor>

namespace tiller {

// clang-format off
/// The colors of the window, each with its value in the dark and in the light theme. Text keeps a
/// contrast of 4.5:1 and controls keep 3:1 on every ground.
#define TILLER_COLORS(color)                        \
    /* Grounds, from back to front */               \
    color(ground, "#14161a", "#eef0f4")             \
    color(panel, "#1c1e22", "#fdfeff")              \
    color(raised, "#24272c", "#ffffff")             \
    color(field, "#171a1d", "#f3f5f9")              \
    color(hover, "#2d3036", "#e8ebf0")              \
    color(pressed, "#383b42", "#dadee5")            \
    color(chosen, "#20344d", "#d9e8fb")             \
    color(grid, "#1f2227", "#dfe2e7")               \
    /* Lines */                                     \
    color(line, "#30333a", "#d5d8de")               \
    color(outline, "#727579", "#87898c")            \
    color(shadow, "#50000000", "#22000000")         \
    /* Text */                                      \
    color(text, "#e5e8ed", "#202224")               \
    color(textMuted, "#a2a5aa", "#5a5c60")          \
    color(textDisabled, "#6b6e73", "#94969a")       \
    color(textOnAccent, "#0d1013", "#ffffff")       \
    /* What is chosen, and what is wrong or good */ \
    color(accent, "#65adff", "#1f68bc")             \
    color(error, "#ff7e76", "#b33736")              \
    color(warning, "#da9e3f", "#935b00")            \
    color(good, "#69c27e", "#1d7d3e")               \
    /* Kinds of nodes, at equal lightness */        \
    color(agentType, "#7aabfc", "#3967b3")          \
    color(behavior, "#69c27e", "#1d7d3e")           \
    color(target, "#da9e3f", "#935b00")             \
    color(combiner, "#be95ec", "#7b52a4")           \
    color(condition, "#3fc0c0", "#007c7c")          \
    color(mode, "#ed86a7", "#a24466")               \
    color(number, "#b2b857", "#656a00")             \
    /* What agents do */                            \
    color(wander, "#a2a5aa", "#6b6e73")             \
    color(seek, "#58c46e", "#1d7d3e")               \
    color(pursue, "#f29a3f", "#b35c00")             \
    color(evade, "#ff7e76", "#c23a38")              \
    /* The viewport */                              \
    color(world, "#101215", "#ffffff")              \
    color(worldEdge, "#53555a", "#9d9ea2")
// clang-format on

struct Colors {
#define TILLER_FIELD(name, dark, light) QColor name;
    TILLER_COLORS(TILLER_FIELD)
#undef TILLER_FIELD
};

/// With `contrast`, text and lines have their strongest colors, for a projector.
[[nodiscard]] const Colors& colorsOf(bool dark, bool contrast);

} // namespace tiller
