#include "app/editor/viewport/view_colors.h"

#include "app/editor/theme/colors.h"

namespace tiller {

ViewColors viewColors(bool dark) {
    const Colors& colors = colorsOf(dark, false);
    return {.dark = dark,
            .ground = colors.ground,
            .world = colors.world,
            .grid = colors.grid,
            .edge = colors.worldEdge,
            .handle = colors.target,
            .accent = colors.accent,
            .text = colors.text};
}

} // namespace tiller
