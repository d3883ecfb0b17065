#include "app/editor/viewport/render_look.h"

namespace tiller {

ViewColors viewColors(bool dark) {
    if (dark)
        return {};
    return {.dark = false,
            .ground = "#eef0f4",
            .world = "#ffffff",
            .grid = "#dfe2e7",
            .edge = "#9d9ea2",
            .handle = "#935b00",
            .accent = "#1f68bc",
            .text = "#202224"};
}

} // namespace tiller
