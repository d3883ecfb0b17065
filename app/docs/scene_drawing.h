#pragma once

#include "app/docs/drawing.h"

namespace tiller::docs {

/// Fields, regions, obstacles and paths, and around points the distances that matter there: the
/// radii of the nodes that are wired to them.
void drawScene(Svg& svg, const Project& project, const View& view);

/// Points; they lie above the trails.
void drawPoints(Svg& svg, const Project& project, const View& view);

} // namespace tiller::docs
