#pragma once

#include "app/editor/viewport/draw_target.h"
#include "app/editor/viewport/world_picture.h"

namespace tiller {

/// Darkens the view around the place in the light, and puts rings around the agents that stand out.
/// An agent that does not live has no light.
void paintSpotlight(DrawTarget& target, const WorldPicture& picture);

} // namespace tiller
