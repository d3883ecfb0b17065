#pragma once

#include "app/editor/viewport/draw_target.h"
#include "app/editor/viewport/world_picture.h"

#include <QImage>

namespace tiller {

/// @name Layers, from the back to the front. Below them are the floor (paintFloor) and the
/// pictures of layers (layer_pictures.h).
/// The layers behind and before the agents change only with the project, the view and the mouse.
/// @{
void paintBack(DrawTarget& target, const WorldPicture& picture);
void paintMoving(DrawTarget& target, const WorldPicture& picture);
void paintFront(DrawTarget& target, const WorldPicture& picture);
/// @}

/// All layers on the floor, without pictures.
void paintWorld(DrawTarget& target, const WorldPicture& picture);

/// All of it, as an image. @param pixelRatio pixels of the image for each of the view
[[nodiscard]] QImage paintedImage(const WorldPicture& picture, QSize pixels, double pixelRatio);

} // namespace tiller
