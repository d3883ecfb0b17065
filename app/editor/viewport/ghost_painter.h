#pragma once

#include "app/editor/viewport/draw_target.h"
#include "app/editor/viewport/world_picture.h"

namespace tiller {

/// The agents of the previous future at the same tick, faded, with their trails.
void paintPreviousFuture(DrawTarget& target, const WorldPicture& picture);

/// What agents would do without some nodes: their ways without the nodes are strong and end with a
/// body, their ways with the nodes are faint. A line joins both ends. An agent whose way is the
/// same with and without the nodes has only the faint way.
void paintGhosts(DrawTarget& target, const WorldPicture& picture);

} // namespace tiller
