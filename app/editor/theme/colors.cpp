#include "app/editor/theme/colors.h"

namespace tiller {
namespace {

Colors darkColors() {
    return {.ground = "#14161a",
            .panel = "#1c1e22",
            .raised = "#24272c",
            .field = "#171a1d",
            .hover = "#2d3036",
            .pressed = "#383b42",
            .chosen = "#20344d",
            .grid = "#1f2227",
            .line = "#30333a",
            .outline = "#727579",
            .shadow = "#50000000",
            .text = "#e5e8ed",
            .textMuted = "#a2a5aa",
            .textDisabled = "#6b6e73",
            .textOnAccent = "#0d1013",
            .accent = "#65adff",
            .error = "#ff7e76",
            .warning = "#da9e3f",
            .good = "#69c27e",
            .agentType = "#7aabfc",
            .behavior = "#69c27e",
            .target = "#da9e3f",
            .combiner = "#be95ec",
            .condition = "#3fc0c0",
            .mode = "#ed86a7",
            .wander = "#a2a5aa",
            .seek = "#58c46e",
            .pursue = "#f29a3f",
            .evade = "#ff7e76",
            .world = "#101215",
            .worldEdge = "#53555a"};
}

Colors lightColors() {
    return {.ground = "#eef0f4",
            .panel = "#fdfeff",
            .raised = "#ffffff",
            .field = "#f3f5f9",
            .hover = "#e8ebf0",
            .pressed = "#dadee5",
            .chosen = "#d9e8fb",
            .grid = "#dfe2e7",
            .line = "#d5d8de",
            .outline = "#87898c",
            .shadow = "#22000000",
            .text = "#202224",
            .textMuted = "#5a5c60",
            .textDisabled = "#94969a",
            .textOnAccent = "#ffffff",
            .accent = "#1f68bc",
            .error = "#b33736",
            .warning = "#935b00",
            .good = "#1d7d3e",
            .agentType = "#3967b3",
            .behavior = "#1d7d3e",
            .target = "#935b00",
            .combiner = "#7b52a4",
            .condition = "#007c7c",
            .mode = "#a24466",
            .wander = "#6b6e73",
            .seek = "#1d7d3e",
            .pursue = "#b35c00",
            .evade = "#c23a38",
            .world = "#ffffff",
            .worldEdge = "#9d9ea2"};
}

Colors withContrast(Colors colors, const char* text, const char* textMuted) {
    colors.line = colors.outline;
    colors.text = text;
    colors.textMuted = textMuted;
    return colors;
}

} // namespace

const Colors& colorsOf(bool dark, bool contrast) {
    static const Colors plainDark = darkColors();
    static const Colors plainLight = lightColors();
    static const Colors strongDark = withContrast(plainDark, "#ffffff", "#d4d7dc");
    static const Colors strongLight = withContrast(plainLight, "#000000", "#303236");
    return dark ? (contrast ? strongDark : plainDark) : (contrast ? strongLight : plainLight);
}

} // namespace tiller
