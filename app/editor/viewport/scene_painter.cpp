#include "app/editor/viewport/scene_painter.h"

#include <array>
#include <cmath>

namespace tiller {

namespace {

constexpr double gridGap = 48; // pixels at least
constexpr double pointRadius = 5;
constexpr double gripSize = 3.5;

void fillRect(DrawTarget& target, const QRectF& box, QRgb color) {
    const std::array corners{box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()};
    target.fan(corners, color);
}

void strokeRect(DrawTarget& target, const QRectF& box, double width, QRgb color) {
    const double half = width / 2;
    target.line(box.topLeft() - QPointF(half, 0), box.topRight() + QPointF(half, 0), width, color);
    target.line(box.bottomLeft() - QPointF(half, 0), box.bottomRight() + QPointF(half, 0), width,
                color);
    target.line(box.topLeft(), box.bottomLeft(), width, color);
    target.line(box.topRight(), box.bottomRight(), width, color);
}

/// In the middle of a pixel, where a line of one pixel is sharp.
double sharp(double at) {
    return std::floor(at) + 0.5;
}

QRgb faded(const QColor& color, double alpha) {
    QColor result = color;
    result.setAlphaF(static_cast<float>(alpha));
    return result.rgba();
}

void paintGrid(DrawTarget& target, const WorldPicture& picture, const QRectF& shown) {
    const double step = roundStep(gridGap / picture.view.scale());
    const QRgb color = picture.colors.grid.rgba();
    const Vec2 first = picture.view.toWorld(shown.topLeft());
    const Vec2 last = picture.view.toWorld(shown.bottomRight());
    for (double n = std::ceil(first.x / step); n * step < last.x; ++n) {
        const double x = sharp(picture.view.toView(Vec2{n * step, 0}).x());
        target.line({x, shown.top()}, {x, shown.bottom()}, 1, color);
    }
    for (double n = std::ceil(first.y / step); n * step < last.y; ++n) {
        const double y = sharp(picture.view.toView(Vec2{0, n * step}).y());
        target.line({shown.left(), y}, {shown.right(), y}, 1, color);
    }
}

void paintRegion(DrawTarget& target, const WorldPicture& picture, const SceneItem& item) {
    const QRectF box = picture.view.toView(regionBox(item));
    const bool hovered = picture.hovered && picture.hovered->id == item.id;
    const bool selected = picture.selected.contains(item.id);
    const QColor& color = selected ? picture.colors.accent : picture.colors.handle;
    fillRect(target, box, faded(color, selected ? 0.10 : 0.05));
    strokeRect(target, box, selected || hovered ? 1.5 : 1, faded(color, selected ? 1 : 0.6));
    if (!selected && !hovered)
        return;
    for (const QPointF& corner :
         {box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()}) {
        const QRectF grip(corner.x() - gripSize, corner.y() - gripSize, 2 * gripSize, 2 * gripSize);
        fillRect(target, grip, picture.colors.world.rgba());
        strokeRect(target, grip, 1.5, color.rgba());
    }
    const QPointF center = box.center();
    target.line(center - QPointF(6, 0), center + QPointF(6, 0), 1.5, color.rgba());
    target.line(center - QPointF(0, 6), center + QPointF(0, 6), 1.5, color.rgba());
}

void paintPoint(DrawTarget& target, const WorldPicture& picture, const SceneItem& item) {
    const QPointF at = picture.view.toView(placeOf(item));
    const bool hovered = picture.hovered && picture.hovered->id == item.id;
    const bool selected = picture.selected.contains(item.id);
    const QRgb color = (selected ? picture.colors.accent : picture.colors.handle).rgba();
    const double radius = pointRadius + (hovered || selected ? 1.5 : 0);
    target.disc(at, radius + 2, picture.colors.world.rgba());
    target.ring(at, radius, 1.75, color);
    target.disc(at, 2, color);
    for (const QPointF& out : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)})
        target.line(at + out * radius, at + out * (radius + 4), 1.75, color);
}

void paintStarts(DrawTarget& target, const WorldPicture& picture, const Node& type) {
    const bool selected = picture.selected.contains(type.id);
    for (std::size_t i = 0; i < type.agents.size(); ++i) {
        const bool hovered = picture.hovered == Handle{type.id, Handle::Part::start, i};
        const QPointF at = picture.view.toView(type.agents[i].position);
        const QColor& color = selected || hovered ? picture.colors.accent : picture.colors.handle;
        target.ring(at, hovered ? 8 : 6.5, hovered ? 1.75 : 1.25,
                    faded(color, selected || hovered ? 1 : 0.55));
        target.line(at - QPointF(2.5, 0), at + QPointF(2.5, 0), 1.25, faded(color, 0.7));
        target.line(at - QPointF(0, 2.5), at + QPointF(0, 2.5), 1.25, faded(color, 0.7));
    }
}

} // namespace

void paintGround(DrawTarget& target, const WorldPicture& picture) {
    const QRectF all(QPointF(), picture.size);
    fillRect(target, all, picture.colors.ground.rgba());
    const QRectF world = picture.view.toView(worldBox(picture.project));
    const QRectF shown = world & all;
    if (!shown.isEmpty()) {
        fillRect(target, shown, picture.colors.world.rgba());
        if (picture.overlays.grid)
            paintGrid(target, picture, shown);
    }
    const QRectF edge(QPointF(sharp(world.left()), sharp(world.top())),
                      QPointF(sharp(world.right()), sharp(world.bottom())));
    strokeRect(target, edge, 1, picture.colors.edge.rgba());
}

void paintRegions(DrawTarget& target, const WorldPicture& picture) {
    for (const SceneItem& item : picture.project.scene)
        if (item.type == "region")
            paintRegion(target, picture, item);
}

void paintPoints(DrawTarget& target, const WorldPicture& picture) {
    for (const Node& node : picture.project.nodes)
        if (startsPlaced(node))
            paintStarts(target, picture, node);
    for (const SceneItem& item : picture.project.scene)
        if (item.type != "region")
            paintPoint(target, picture, item);
}

} // namespace tiller
