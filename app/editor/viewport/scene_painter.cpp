#include "app/editor/viewport/painters.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace tiller {

namespace {

constexpr double leastPiece = 0.75;     // pixels; a shorter piece joins the next one
constexpr double largestDisc = 120;     // pixels; targets draw a disc with few triangles
constexpr double straightEnough = 0.97; // the cosine of a bend that needs no joint
constexpr double jointFrom = 1.5;       // thinner lines show no joints

/// Cuts a line to a box. False if no part of it is inside.
bool cutTo(const QRectF& box, QPointF& from, QPointF& to) {
    const QPointF by = to - from;
    double low = 0;
    double high = 1;
    const auto cut = [&](double step, double before, double after) {
        if (step == 0)
            return before <= 0 && after >= 0;
        low = std::max(low, (step > 0 ? before : after) / step);
        high = std::min(high, (step > 0 ? after : before) / step);
        return low <= high;
    };
    if (!cut(by.x(), box.left() - from.x(), box.right() - from.x()) ||
        !cut(by.y(), box.top() - from.y(), box.bottom() - from.y()))
        return false;
    to = from + by * high;
    from += by * low;
    return true;
}

} // namespace

bool Stroke::isInSight(const QRectF& world) const {
    const QRectF box = m_view.toView(world);
    constexpr double margin = 16; // grips and lines reach so far out of a shape
    return box.left() <= m_sight.right() + margin && box.right() >= -margin &&
           box.top() <= m_sight.bottom() + margin && box.bottom() >= -margin;
}

void Stroke::piece(QPointF from, QPointF to, double width, QRgb color) const {
    const double margin = width + 1;
    if (cutTo(m_sight.adjusted(-margin, -margin, margin, margin), from, to))
        m_target.line(from, to, width, color);
}

void Stroke::line(const Points& places, double width, QRgb color) const {
    if (places.size() < 2)
        return;
    const bool returns = places.size() > 2 && places.front() == places.back();
    QPointF previous = m_view.toView(places.front());
    const QPointF first = previous;
    QPointF firstForward;
    QPointF forward;
    const auto joint = [&](QPointF at, QPointF in, QPointF out) {
        if (width >= jointFrom && QPointF::dotProduct(in, out) < straightEnough &&
            m_sight.adjusted(-width, -width, width, width).contains(at))
            m_target.disc(at, width / 2, color);
    };
    for (std::size_t i = 1; i < places.size(); ++i) {
        const QPointF at = m_view.toView(places[i]);
        const double size = lengthOf(at - previous);
        if (size < leastPiece && i + 1 < places.size())
            continue;
        if (size == 0)
            continue;
        const QPointF now = (at - previous) / size;
        if (!forward.isNull())
            joint(previous, forward, now);
        else
            firstForward = now;
        piece(previous, at, width, color);
        forward = now;
        previous = at;
    }
    if (returns)
        joint(first, forward, firstForward);
}

void Stroke::area(const Points& corners, QRgb color) const {
    std::vector<QPointF> seen;
    seen.reserve(corners.size());
    for (std::size_t i = 0; i + 2 < corners.size(); i += 3) {
        const std::array at{m_view.toView(corners[i]), m_view.toView(corners[i + 1]),
                            m_view.toView(corners[i + 2])};
        const auto [left, right] = std::minmax({at[0].x(), at[1].x(), at[2].x()});
        const auto [top, bottom] = std::minmax({at[0].y(), at[1].y(), at[2].y()});
        if (left <= m_sight.right() && right >= 0 && top <= m_sight.bottom() && bottom >= 0)
            seen.insert(seen.end(), at.begin(), at.end());
    }
    m_target.area(seen, color);
}

void Stroke::arrows(const Points& places, double distance, double size, QRgb color) const {
    double next = distance / 2;
    for (std::size_t i = 1; i < places.size(); ++i) {
        const QPointF from = m_view.toView(places[i - 1]);
        const QPointF by = m_view.toView(places[i]) - from;
        const double all = lengthOf(by);
        if (all == 0)
            continue;
        // A piece may go on far out of sight: counting its arrows would take long.
        const double skipped = std::max(0.0, std::floor((all - next) / distance) - 10'000);
        for (next += skipped * distance; next < all; next += distance) {
            const QPointF at = from + by * (next / all);
            if (m_sight.adjusted(-size, -size, size, size).contains(at))
                arrowhead(at, by / all, size, color);
        }
        next -= all;
    }
}

void Stroke::arrowhead(QPointF at, QPointF forward, double size, QRgb color) const {
    const QPointF side(-forward.y(), forward.x());
    const std::array corners{at + forward * size, at - forward * (size * 0.7) + side * (size * 0.8),
                             at - forward * (size * 0.7) - side * (size * 0.8)};
    m_target.fan(corners, color);
}

Points Stroke::circle(Vec2 center, double radius) const {
    const double corners = std::clamp(std::sqrt(radius * m_view.scale()) * 5, 48.0, 720.0);
    const auto count = static_cast<int>(corners);
    Points places;
    for (int i = 0; i < count; ++i) {
        const double angle = 2 * std::numbers::pi * i / count;
        places.push_back(center + Vec2{std::cos(angle), std::sin(angle)} * radius);
    }
    places.push_back(places.front());
    return places;
}

void Stroke::disc(Vec2 center, double radius, QRgb color) const {
    if (radius * m_view.scale() <= largestDisc) {
        m_target.disc(m_view.toView(center), radius * m_view.scale(), color);
        return;
    }
    const Points rim = circle(center, radius);
    Points corners;
    for (std::size_t i = 1; i < rim.size(); ++i)
        corners.insert(corners.end(), {center, rim[i - 1], rim[i]});
    area(corners, color);
}

void Stroke::ring(Vec2 center, double radius, double width, QRgb color) const {
    if (radius * m_view.scale() <= largestDisc)
        m_target.ring(m_view.toView(center), radius * m_view.scale(), width, color);
    else
        line(circle(center, radius), width, color);
}

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
    constexpr double leastLineGap = 6; // pixels
    double step = picture.overlays.gridStep(picture.view);
    while (step * picture.view.scale() < leastLineGap)
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
constexpr std::array sceneTypeOrder{"ground", "field", "region", "obstacle", "path"};

} // namespace

void paintShape(DrawTarget& target, const Stroke& stroke, const WorldPicture& picture,
                const SceneShape& shape) {
    if (shape.type == "field")
        paintField(target, stroke, picture, shape);
    else if (shape.type == "ground" && shape.hasLimit())
        paintLimit(stroke, shape, ShapeStyle(picture, shape)); // its map lies beneath
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
