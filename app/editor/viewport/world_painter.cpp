#include "app/editor/viewport/world_painter.h"

#include "app/editor/viewport/draw_target.h"
#include "app/editor/viewport/painters.h"

#include <QPainter>

namespace tiller {

void paintBack(DrawTarget& target, const WorldPicture& picture) {
    paintGrid(target, picture);
    paintShapes(target, picture);
    if (picture.overlays.handles)
        paintGrips(target, picture, false);
}

void paintMoving(DrawTarget& target, const WorldPicture& picture) {
    if (picture.overlays.trails)
        paintTrails(target, picture);
    paintPreviousFuture(target, picture);
    paintGhosts(target, picture);
    paintAgents(target, picture);
    paintForceLights(target, picture);
    if (picture.overlays.desired)
        paintVelocityTriangles(target, picture);
    paintPicked(target, picture);
    paintWanderCircles(target, picture);
    paintSettingHandles(target, picture);
    paintSpotlight(target, picture);
}

void paintFront(DrawTarget& target, const WorldPicture& picture) {
    if (picture.overlays.handles)
        paintGrips(target, picture, true);
    if (picture.selection)
        paintFrame(target, picture, *picture.selection, picture.frameGrip);
    paintSketch(target, picture);
}

void paintWorld(DrawTarget& target, const WorldPicture& picture) {
    paintFloor(target, picture);
    paintBack(target, picture);
    paintMoving(target, picture);
    paintFront(target, picture);
}

QImage paintedImage(const WorldPicture& picture, QSize pixels, double pixelRatio) {
    QImage image(pixels, QImage::Format_RGB32);
    image.setDevicePixelRatio(pixelRatio);
    image.fill(picture.colors.ground);
    QPainter painter(&image);
    PainterTarget target(painter);
    paintFloor(target, picture);
    if (picture.pictures)
        paintPictures(painter, *picture.pictures, picture.view);
    paintBack(target, picture);
    paintMoving(target, picture);
    paintFront(target, picture);
    return image;
}

} // namespace tiller
