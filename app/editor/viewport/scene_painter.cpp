#include "app/editor/viewport/scene_painter.h"

#include "app/editor/viewport/stroke.h"

#include <QLineF>

#include <array>
#include <cmath>

namespace tiller {

namespace {

using Form = SceneShape::Form;

constexpr double pointRadius = 5; // pixels
constexpr double gripSize = 3.5;
constexpr double gripGap = 8; // between grips, at least
constexpr double wallWidth = 4;
constexpr double pathWidth = 2;
constexpr double pathArrowGap = 72;
constexpr double fieldGap = 31; // between arrows, at most

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
    const double step = gridDistance(picture.view);
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

/// How an item is drawn now.
struct Manner {
    bool selected;
    bool hovered;
    QColor color; ///< of its lines

    Manner(const WorldPicture& picture, const SceneShape& shape)
        : selected(picture.selected.contains(shape.id))
        , hovered(picture.hovered && picture.hovered->id == shape.id)
        , color(selected             ? picture.colors.accent
                : shape.isObstacle() ? picture.colors.obstacleLine()
                                     : picture.colors.handle) {}

    [[nodiscard]] bool isActive() const { return selected || hovered; }
};

void fillShape(DrawTarget& target, const Stroke& stroke, const WorldPicture& picture,
               const SceneShape& shape, QRgb color) {
    if (shape.form == Form::circle && shape.hasLimit())
        stroke.disc(shape.center, shape.radius, color);
    else if (shape.form == Form::box)
        fillRect(target,
                 picture.view.toView(shape.bounds) &
                     stroke.sight().adjusted(-8, -8, 8, 8), // floats lose what lies far out
                 color);
    else if (shape.form == Form::polygon)
        stroke.area(shape.area, color);
}

void outlineShape(const Stroke& stroke, const SceneShape& shape, double width, QRgb color) {
    if (shape.form == Form::circle && shape.hasLimit())
        stroke.ring(shape.center, shape.radius, width, color);
    else
        stroke.line(shape.line, width, color);
}

void paintRegion(DrawTarget& target, const Stroke& stroke, const WorldPicture& picture,
                 const SceneShape& shape) {
    const Manner manner(picture, shape);
    fillShape(target, stroke, picture, shape, faded(manner.color, manner.selected ? 0.10 : 0.05));
    outlineShape(stroke, shape, manner.isActive() ? 1.5 : 1,
                 faded(manner.color, manner.isActive() ? 1 : 0.6));
}

void paintObstacle(DrawTarget& target, const Stroke& stroke, const WorldPicture& picture,
                   const SceneShape& shape) {
    const Manner manner(picture, shape);
    if (shape.form == Form::line) {
        const double width = wallWidth + (manner.hovered && !manner.selected ? 1 : 0);
        stroke.line(shape.line, width, manner.color.rgba());
        if (shape.line.empty())
            return;
        for (const Vec2 end : {shape.line.front(), shape.line.back()})
            target.disc(picture.view.toView(end), width / 2, manner.color.rgba());
        return;
    }
    fillShape(target, stroke, picture, shape, picture.colors.obstacle().rgba());
    if (manner.selected)
        fillShape(target, stroke, picture, shape, faded(manner.color, 0.14));
    outlineShape(stroke, shape, manner.isActive() ? 2 : 1.5, manner.color.rgba());
}

void paintPath(const Stroke& stroke, const WorldPicture& picture, const SceneShape& shape) {
    const Manner manner(picture, shape);
    const QRgb color = faded(manner.color, manner.isActive() ? 1 : 0.85);
    stroke.line(shape.line, pathWidth + (manner.hovered ? 0.5 : 0), QColor(color).rgb());
    stroke.arrows(shape.line, pathArrowGap, 5, QColor(color).rgb());
}

/// A distance in the world of 24 to 32 pixels, which stays the same while the view moves a little.
double fieldStep(const ViewTransform& view) {
    const double octave = std::floor(std::log2(fieldGap / view.scale()) * 3) / 3;
    return std::exp2(octave);
}

void paintFieldArrow(DrawTarget& target, const Stroke& stroke, QPointF at, Vec2 value,
                     double longest, QRgb color) {
    const double size = length(value);
    if (size < 1e-3)
        return;
    const QPointF forward(value.x / size, value.y / size);
    const QPointF half = forward * (longest * (0.3 + 0.7 * std::min(size, 1.0)) / 2);
    target.line(at - half, at + half, 1.25, color);
    stroke.arrowhead(at + half, forward, 3, color);
}

/// Arrows at places that lie around its center, so that they stay where they are as the view
/// moves.
void paintField(DrawTarget& target, const Stroke& stroke, const WorldPicture& picture,
                const SceneShape& shape) {
    const Manner manner(picture, shape);
    const ViewTransform& view = picture.view;
    const QRectF reach = shape.hasLimit() ? shape.bounds : worldBox(picture.project);
    const QRectF seen = view.toView(reach) & stroke.sight();
    if (!seen.isEmpty()) {
        const double step = fieldStep(view);
        const double longest = 0.66 * step * view.scale();
        const QRgb color = faded(manner.color, manner.isActive() ? 0.8 : 0.45);
        const Vec2 low = (view.toWorld(seen.topLeft()) - shape.center) / step;
        const Vec2 high = (view.toWorld(seen.bottomRight()) - shape.center) / step;
        for (double row = std::floor(low.y); row < high.y; ++row)
            for (double column = std::floor(low.x); column < high.x; ++column) {
                const Vec2 place = shape.center + Vec2{column + 0.5, row + 0.5} * step;
                const QPointF at = view.toView(place);
                const auto value = shape.field->at(picture.scene.moment(), place);
                if (value && seen.contains(at))
                    paintFieldArrow(target, stroke, at, *value, longest, color);
            }
    }
    if (shape.hasLimit())
        outlineShape(stroke, shape, manner.isActive() ? 1.5 : 1,
                     faded(manner.color, manner.isActive() ? 1 : 0.6));
}

void paintGrip(DrawTarget& target, const WorldPicture& picture, QPointF at, const QColor& color,
               bool filled) {
    const double size = gripSize + (filled ? 0.5 : 0);
    const QRectF grip(at.x() - size, at.y() - size, 2 * size, 2 * size);
    fillRect(target, grip, filled ? color.rgba() : picture.colors.world.rgba());
    strokeRect(target, grip, 1.5, color.rgba());
}

void paintCross(DrawTarget& target, QPointF at, const QColor& color) {
    target.line(at - QPointF(6, 0), at + QPointF(6, 0), 1.5, color.rgba());
    target.line(at - QPointF(0, 6), at + QPointF(0, 6), 1.5, color.rgba());
}

/// Those that have room: a path of thousands of points is no row of boxes.
void paintCorners(DrawTarget& target, const Stroke& stroke, const WorldPicture& picture,
                  const SceneShape& shape, const QColor& color) {
    std::optional<QPointF> before;
    const QRectF sight = stroke.sight().adjusted(-gripSize, -gripSize, gripSize, gripSize);
    for (std::size_t i = 0; i < shape.points.size(); ++i) {
        const Handle handle{shape.id, Handle::Part::corner, i};
        const QPointF at = picture.view.toView(shape.points[i]);
        const bool meant = picture.grip == handle || picture.hovered == handle;
        if (!sight.contains(at) || (!meant && before && QLineF(*before, at).length() < gripGap))
            continue;
        paintGrip(target, picture, at, color, meant);
        before = at;
    }
}

void paintShapeGrips(DrawTarget& target, const Stroke& stroke, const WorldPicture& picture,
                     const SceneShape& shape) {
    const Manner manner(picture, shape);
    const QRectF box = picture.view.toView(shape.bounds);
    const QPointF center = picture.view.toView(shape.center);
    if (shape.type == "field") {
        target.disc(center, 6, picture.colors.world.rgba());
        target.ring(center, manner.isActive() ? 6 : 5, 1.5, manner.color.rgba());
        target.disc(center, 1.75, manner.color.rgba());
    }
    if (!manner.isActive())
        return;
    paintCorners(target, stroke, picture, shape, manner.color);
    if (shape.form == Form::box)
        for (const QPointF& corner :
             {box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()})
            paintGrip(target, picture, corner, manner.color, false);
    if (shape.form == Form::circle && shape.hasLimit()) {
        const double radius = shape.radius * picture.view.scale();
        for (const QPointF& out : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)})
            paintGrip(target, picture, center + out * radius, manner.color, false);
    }
    if (!shape.isObstacle() && shape.type != "field" &&
        (shape.form == Form::box || shape.form == Form::circle))
        paintCross(target, center, manner.color);
}

void paintPoint(DrawTarget& target, const WorldPicture& picture, const SceneShape& shape) {
    const QPointF at = picture.view.toView(shape.center);
    const Manner manner(picture, shape);
    const QRgb color = manner.color.rgba();
    const double radius = pointRadius + (manner.isActive() ? 1.5 : 0);
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

/// Areas below what stands in them.
constexpr std::array layers{"field", "region", "obstacle", "path"};

void paintShape(DrawTarget& target, const Stroke& stroke, const WorldPicture& picture,
                const SceneShape& shape) {
    if (shape.type == "field")
        paintField(target, stroke, picture, shape);
    else if (shape.type == "region")
        paintRegion(target, stroke, picture, shape);
    else if (shape.isObstacle())
        paintObstacle(target, stroke, picture, shape);
    else if (shape.type == "path")
        paintPath(stroke, picture, shape);
}

Stroke strokeOn(DrawTarget& target, const WorldPicture& picture) {
    return {target, picture.view, picture.size};
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

void paintShapes(DrawTarget& target, const WorldPicture& picture) {
    const Stroke stroke = strokeOn(target, picture);
    for (const char* layer : layers)
        for (const SceneShape& shape : picture.scene.all())
            if (shape.type == layer && (picture.overlays.handles || shape.isObstacle()) &&
                (!shape.hasLimit() || stroke.isInSight(shape.bounds)))
                paintShape(target, stroke, picture, shape);
}

void paintGrips(DrawTarget& target, const WorldPicture& picture) {
    const Stroke stroke = strokeOn(target, picture);
    for (const Node& node : picture.project.nodes)
        if (startsPlaced(node))
            paintStarts(target, picture, node);
    for (const SceneShape& shape : picture.scene.all())
        if (!stroke.isInSight(shape.bounds))
            continue;
        else if (shape.form == Form::point)
            paintPoint(target, picture, shape);
        else
            paintShapeGrips(target, stroke, picture, shape);
}

void paintSketch(DrawTarget& target, const WorldPicture& picture) {
    const Stroke stroke = strokeOn(target, picture);
    const QRgb accent = picture.colors.accent.rgba();
    for (const Guide& guide : picture.guides) {
        const double width = 1;
        stroke.line({guide.from, guide.to}, width, faded(picture.colors.accent, 0.7));
        for (const Vec2 end : {guide.from, guide.to})
            target.ring(picture.view.toView(end), 4.5, 1.25, accent);
    }
    if (!picture.sketch)
        return;
    const SceneShape& shape = *picture.sketch;
    WorldPicture drawn = picture;
    drawn.selected = {shape.id};
    if (shape.form == Form::point) {
        paintPoint(target, drawn, shape);
        return;
    }
    paintShape(target, stroke, drawn, shape);
    paintShapeGrips(target, stroke, drawn, shape);
}

} // namespace tiller
