#include "app/editor/viewport/painters.h"
#include "app/editor/viewport/shape_style.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tiller {

namespace {

using Form = SceneShape::Form;

constexpr double wallWidth = 4; // pixels
constexpr double pathWidth = 2;
constexpr double pathPaleness = 0.5; // agents are the picture; a path that is selected is not pale
constexpr double pathArrowGap = 72;
constexpr double largestFieldGap = 31; // between arrows

constexpr double overPicture = 0.4; // how much obstacles and the grid cover a picture

bool hasPicture(const WorldPicture& picture) {
    return picture.pictures && !picture.pictures->all().empty();
}

/// The middle of a pixel: a line of one pixel is sharp there.
double sharp(double at) {
    return std::floor(at) + 0.5;
}

void paintGridLines(DrawTarget& target, const WorldPicture& picture, const QRectF& shown) {
    constexpr double leastGap = 6; // pixels
    double step = picture.overlays.gridStep(picture.view);
    while (step * picture.view.scale() < leastGap)
        step *= 2;
    const QRgb color = faded(picture.colors.grid, hasPicture(picture) ? overPicture : 1);
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

void fillShape(DrawTarget& target, const Stroke& stroke, const WorldPicture& picture,
               const SceneShape& shape, QRgb color) {
    if (shape.form == Form::circle && shape.hasLimit())
        stroke.disc(shape.center, shape.radius, color);
    else if (shape.form == Form::box) // cut to the view: floats are not exact far outside it
        fillRect(target, picture.view.toView(shape.bounds) & picture.sight(8), color);
    else if (shape.form == Form::polygon)
        stroke.area(shape.area, color);
}

void strokeShape(const Stroke& stroke, const SceneShape& shape, double width, QRgb color) {
    if (shape.form == Form::circle && shape.hasLimit())
        stroke.ring(shape.center, shape.radius, width, color);
    else
        stroke.line(shape.line, width, color);
}

/// The thin outline of a region or field.
void paintLimit(const Stroke& stroke, const SceneShape& shape, const ShapeStyle& style) {
    strokeShape(stroke, shape, style.isActive() ? 1.5 : 1,
                faded(style.color, style.isActive() ? 1 : 0.4));
}

void paintRegion(DrawTarget& target, const Stroke& stroke, const WorldPicture& picture,
                 const SceneShape& shape) {
    const ShapeStyle style(picture, shape);
    fillShape(target, stroke, picture, shape, faded(style.color, style.selected ? 0.10 : 0.04));
    paintLimit(stroke, shape, style);
}

void paintObstacle(DrawTarget& target, const Stroke& stroke, const WorldPicture& picture,
                   const SceneShape& shape) {
    const ShapeStyle style(picture, shape);
    if (shape.form == Form::line) {
        const double width = wallWidth + (style.hovered && !style.selected ? 1 : 0);
        stroke.line(shape.line, width, style.color.rgba());
        if (shape.line.empty())
            return;
        for (const Vec2 end : {shape.line.front(), shape.line.back()})
            target.disc(picture.view.toView(end), width / 2, style.color.rgba());
        return;
    }
    fillShape(target, stroke, picture, shape,
              faded(picture.colors.obstacle(), hasPicture(picture) ? overPicture : 1));
    if (style.selected)
        fillShape(target, stroke, picture, shape, faded(style.color, 0.14));
    strokeShape(stroke, shape, style.isActive() ? 2 : 1.5, style.color.rgba());
}

void paintPath(const Stroke& stroke, const WorldPicture& picture, const SceneShape& shape) {
    const ShapeStyle style(picture, shape);
    const QRgb color =
        (style.isActive() ? style.color : paler(style.color, picture.colors.world, pathPaleness))
            .rgb();
    stroke.line(shape.line, pathWidth + (style.hovered ? 0.5 : 0), color);
    stroke.arrows(shape.line, pathArrowGap, 5, color);
}

/// A distance in the world of 24 to 32 pixels. It does not change while the view moves a little.
double fieldStep(const ViewTransform& view) {
    const double octave = std::floor(std::log2(largestFieldGap / view.scale()) * 3) / 3;
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

/// Arrows on a grid around the center of the field: they stay at their places while the view moves.
void paintFieldArrows(DrawTarget& target, const Stroke& stroke, const WorldPicture& picture,
                      const SceneShape& shape, const QRectF& seen, QRgb color) {
    const ViewTransform& view = picture.view;
    const double step = fieldStep(view);
    const double longest = 0.66 * step * view.scale();
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

void paintField(DrawTarget& target, const Stroke& stroke, const WorldPicture& picture,
                const SceneShape& shape) {
    const ShapeStyle style(picture, shape);
    const QRectF reach = shape.hasLimit() ? shape.bounds : worldBox(picture.project);
    const QRectF seen = picture.view.toView(reach) & picture.sight();
    if (!seen.isEmpty())
        paintFieldArrows(target, stroke, picture, shape, seen,
                         faded(style.color, style.isActive() ? 0.8 : 0.45));
    if (shape.hasLimit())
        paintLimit(stroke, shape, style);
}

/// The types of scene items of a layer, from the back to the front: areas lie behind their
/// contents.
constexpr std::array sceneTypeOrder{"field", "region", "obstacle", "path"};

} // namespace

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

void paintFloor(DrawTarget& target, const WorldPicture& picture) {
    fillRect(target, picture.sight(), picture.colors.ground.rgba());
    if (const QRectF shown = worldInSight(picture); !shown.isEmpty())
        fillRect(target, shown, picture.colors.world.rgba());
}

QRectF worldInSight(const WorldPicture& picture) {
    return picture.view.toView(worldBox(picture.project)) & picture.sight();
}

void paintGrid(DrawTarget& target, const WorldPicture& picture) {
    const QRectF world = picture.view.toView(worldBox(picture.project));
    const QRectF shown = world & picture.sight();
    if (!shown.isEmpty() && picture.overlays.grid)
        paintGridLines(target, picture, shown);
    const QRectF edge(QPointF(sharp(world.left()), sharp(world.top())),
                      QPointF(sharp(world.right()), sharp(world.bottom())));
    strokeRect(target, edge, 1, picture.colors.edge.rgba());
}

void paintShapes(DrawTarget& target, const WorldPicture& picture) {
    const Stroke stroke(target, picture.view, picture.size);
    const std::vector<std::size_t>& order = picture.scene.order();
    for (auto from = order.begin(); from != order.end();) {
        const auto layerAt = [&](std::size_t i) {
            return picture.scene.layers().indexOf(picture.scene.all()[i].id);
        };
        const auto to = std::find_if(
            from, order.end(), [&, layer = layerAt(*from)](auto i) { return layerAt(i) != layer; });
        for (const char* type : sceneTypeOrder)
            for (const std::size_t i : std::span(from, to))
                if (const SceneShape& shape = picture.scene.all()[i];
                    shape.type == type && !shape.hidden &&
                    (picture.overlays.handles || picture.overlays.scene || shape.isObstacle()) &&
                    (!shape.hasLimit() || stroke.isInSight(shape.bounds)))
                    paintShape(target, stroke, picture, shape);
        from = to;
    }
}

} // namespace tiller
