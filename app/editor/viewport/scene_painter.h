#pragma once

#include "app/editor/viewport/world_painter.h"

namespace tiller {

/// @name Parts of the picture that do not move by themselves, from the back to the front
/// @{
void paintGround(DrawTarget& target, const WorldPicture& picture); ///< world, grid and edge
void paintRegions(DrawTarget& target, const WorldPicture& picture);
void paintPoints(DrawTarget& target, const WorldPicture& picture); ///< and starts
/// @}

} // namespace tiller
