#pragma once

#include "app/editor/viewport/view_transform.h"
#include "app/editor/viewport/world_painter.h"

#include <QSize>

namespace tiller {

/// How the world is drawn where there is no window.
struct RenderLook {
    QSize size{1280, 720};                  ///< in pixels
    double pixelRatio = 1;                  ///< pixels of the picture for each of the view
    std::optional<ViewTransform> view = {}; ///< nothing: all of the world, as it is just then
    ViewColors colors = {};
    Overlays overlays = {};
    bool colorByBehavior = false;
    std::optional<AgentName> picked = {};
    bool follows = false; ///< the picked agent stays in the middle
    std::set<Id> selected = {};
};

/// The colors of the viewport in a theme; the window's are the same.
[[nodiscard]] ViewColors viewColors(bool dark);

} // namespace tiller
