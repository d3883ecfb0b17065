#pragma once

#include "app/editor/viewport/stroke.h"
#include "app/editor/viewport/world_picture.h"

namespace tiller {

/// @name The parts of the picture that stand still behind the agents, from the back to the front
/// @{
void paintFloor(DrawTarget& target, const WorldPicture& picture);  ///< of the world, and around it
[[nodiscard]] QRectF worldInSight(const WorldPicture& picture);    ///< in pixels
void paintGrid(DrawTarget& target, const WorldPicture& picture);   ///< and the edge of the world
void paintShapes(DrawTarget& target, const WorldPicture& picture); ///< all but points
/// @}

/// One shape. Points have no shape of their own: see paintGrips.
void paintShape(DrawTarget& target, const Stroke& stroke, const WorldPicture& picture,
                const SceneShape& shape);

} // namespace tiller
