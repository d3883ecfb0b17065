#pragma once

#include "app/editor/viewport/overlays.h"
#include "app/editor/viewport/view_colors.h"
#include "app/editor/viewport/view_transform.h"
#include "core/sim/population.h"

#include <QSize>
#include <QString>

#include <optional>
#include <set>

namespace tiller {

/// How the world is drawn without a window.
struct RenderLook {
    QSize size{1280, 720};                  ///< in pixels
    double pixelRatio = 1;                  ///< pixels of the picture for each of the view
    std::optional<ViewTransform> view = {}; ///< nothing: the whole world
    ViewColors colors = {};
    Overlays overlays = {};
    std::optional<AgentName> picked = {};
    bool follows = false; ///< the picked agent stays in the middle
    std::set<Id> selected = {};
    QString folder = {}; ///< of the project, with the pictures of its layers
};

} // namespace tiller
