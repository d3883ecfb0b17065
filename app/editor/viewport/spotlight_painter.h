#pragma once

#include "app/editor/viewport/draw_target.h"
#include "app/editor/viewport/world_picture.h"

namespace tiller {

/// Darkens the view around the place in the light, and puts rings around the agents that stand out.
/// What is out of sight, or does not live, has no light: then nothing is dark.
void paintSpotlight(DrawTarget& target, const WorldPicture& picture);

} // namespace tiller
