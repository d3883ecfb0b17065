#pragma once

#include "app/editor/viewport/stroke.h"
#include "app/editor/viewport/world_picture.h"

namespace tiller {

/// @name The parts of the picture that stand still behind the agents, from the back to the front
/// @{
void paintGround(DrawTarget& target, const WorldPicture& picture); ///< world, grid and edge
void paintShapes(DrawTarget& target, const WorldPicture& picture); ///< all but points
/// @}

/// One shape. Points have no shape of their own: see paintGrips.
void paintShape(DrawTarget& target, const Stroke& stroke, const WorldPicture& picture,
                const SceneShape& shape);

} // namespace tiller
