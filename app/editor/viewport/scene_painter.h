#pragma once

#include "app/editor/viewport/world_painter.h"

namespace tiller {

/// @name Parts of the picture that do not move by themselves, from the back to the front
/// @{
void paintGround(DrawTarget& target, const WorldPicture& picture); ///< world, grid and edge
void paintShapes(DrawTarget& target, const WorldPicture& picture); ///< all but points
void paintGrips(DrawTarget& target, const WorldPicture& picture);  ///< and points and starts
void paintSketch(DrawTarget& target, const WorldPicture& picture); ///< and guides
/// @}

} // namespace tiller
