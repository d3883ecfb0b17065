#pragma once

#include "app/docs/drawing.h"

namespace tiller::docs {

/// Draws fields, regions, obstacles and paths, and around points the radii of the nodes that are
/// wired to them.
void drawScene(Svg& svg, const Project& project, const View& view);

/// Draws points; they cover the trails.
void drawPoints(Svg& svg, const Project& project, const View& view);

} // namespace tiller::docs
