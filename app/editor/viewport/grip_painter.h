#pragma once

#include "app/editor/viewport/draw_target.h"
#include "app/editor/viewport/world_picture.h"

namespace tiller {

/// @name What the mouse can hold, and what it draws
/// @{
/// Points, starts, and the corners of shapes. The active ones are selected or under the mouse; the
/// others are faded, and lie below the agents.
void paintGrips(DrawTarget& target, const WorldPicture& picture, bool active);
void paintSketch(DrawTarget& target, const WorldPicture& picture); ///< also guides
/// The handles of settings, and marks at the places that go with them.
void paintSettingHandles(DrawTarget& target, const WorldPicture& picture);
/// @}

} // namespace tiller
