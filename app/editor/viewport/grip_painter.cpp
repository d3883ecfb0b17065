#include "app/editor/viewport/painters.h"

#include <QLineF>

#include <array>
#include <cmath>
#include <numbers>

namespace tiller {

namespace {

using Form = SceneShape::Form;

constexpr double pointRadius = 5; // pixels
constexpr double gripSize = 3.5;
constexpr double smallestGripGap = 8;
constexpr double restingAlpha = 0.6;
constexpr std::array fourWays{QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)};

void paintSquareGrip(DrawTarget& target, const WorldPicture& picture, QPointF at,
                     const QColor& color, bool filled) {
    const double size = gripSize + (filled ? 0.5 : 0);
    const QRectF grip(at.x() - size, at.y() - size, 2 * size, 2 * size);
    fillRect(target, grip, filled ? color.rgba() : picture.colors.world.rgba());
    strokeRect(target, grip, 1.5, color.rgba());
}

/// Two lines that cross. @param arm half of the first line
void paintCross(DrawTarget& target, QPointF at, QPointF arm, double width, QRgb color) {
    const QPointF across(-arm.y(), arm.x());
    target.line(at - arm, at + arm, width, color);
    target.line(at - across, at + across, width, color);
}

/// Leaves out the grips that have no room: the points of a long path are close together.
void paintCorners(DrawTarget& target, const WorldPicture& picture, const SceneShape& shape,
                  const QColor& color) {
    std::optional<QPointF> previous;
    const QRectF sight = picture.sight(gripSize);
    for (std::size_t i = 0; i < shape.points.size(); ++i) {
        const Handle handle{shape.id, Handle::Part::corner, i};
        const QPointF at = picture.view.toView(shape.points[i]);
        const bool active = picture.heldPoint == handle || picture.hovered == handle;
        const bool hasRoom = !previous || QLineF(*previous, at).length() >= smallestGripGap;
        if (!sight.contains(at) || !(active || hasRoom))
            continue;
        paintSquareGrip(target, picture, at, color, active);
        previous = at;
    }
}

void paintShapeGrips(DrawTarget& target, const WorldPicture& picture, const SceneShape& shape) {
    const ShapeStyle style(picture, shape);
    const QRectF box = picture.view.toView(shape.bounds);
    const QPointF center = picture.view.toView(shape.center);
    const bool hasRing = shape.type == "field" || (shape.type == "ground" && !shape.hasLimit());
    if (hasRing) {
        const QRgb color = faded(style.color, style.isActive() ? 1 : restingAlpha);
        target.ring(center, style.isActive() ? 6 : 5, 1.5, color);
        target.disc(center, 1.75, color);
    }
    if (!style.isActive() || shape.locked)
        return;
    paintCorners(target, picture, shape, style.color);
    if (shape.form == Form::box)
        for (const QPointF& corner :
             {box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()})
            paintSquareGrip(target, picture, corner, style.color, false);
    if (shape.form == Form::circle && shape.hasLimit())
        for (const QPointF& way : fourWays)
            paintSquareGrip(target, picture, center + way * (shape.radius * picture.view.scale()),
                            style.color, false);
    if (!shape.isObstacle() && !hasRing && (shape.form == Form::box || shape.form == Form::circle))
        paintCross(target, center, {6, 0}, 1.5, style.color.rgba());
}

void paintPoint(DrawTarget& target, const WorldPicture& picture, const SceneShape& shape) {
    const QPointF at = picture.view.toView(shape.center);
    const ShapeStyle style(picture, shape);
    const QRgb color = faded(style.color, style.isActive() ? 1 : restingAlpha);
    const double radius = pointRadius + (style.isActive() ? 1.5 : 0);
    target.ring(at, radius, 1.75, color);
    target.disc(at, 2, color);
    for (const QPointF& way : fourWays)
        target.line(at + way * radius, at + way * (radius + 4), 1.75, color);
}

/// Where the placed agents of a type start.
void paintStarts(DrawTarget& target, const WorldPicture& picture, const Node& type, bool active) {
    const bool selected = picture.selected.contains(type.id);
    for (std::size_t i = 0; i < type.agents.size(); ++i) {
        const bool hovered = picture.hovered == Handle{type.id, Handle::Part::start, i};
        if ((selected || hovered) != active || picture.scene.isAgentHidden(type.id, i))
            continue;
        const QPointF at = picture.view.toView(type.agents[i].position);
        const QColor& color = active ? picture.colors.accent : picture.colors.handle;
        target.ring(at, hovered ? 8 : 6.5, hovered ? 1.75 : 1.25,
                    faded(color, active ? 1 : restingAlpha));
        paintCross(target, at, {2.5, 0}, 1.25, faded(color, active ? 0.7 : restingAlpha));
    }
}

void paintRoundGrip(DrawTarget& target, const WorldPicture& picture, QPointF at, bool active) {
    const QRgb ground = picture.colors.world.rgba();
    target.disc(at, active ? 8 : 6.5, ground);
    target.disc(at, active ? 6.5 : 5, picture.colors.accent.rgba());
    if (!active)
        target.disc(at, 2.25, ground);
}

void paintDashedRing(DrawTarget& target, QPointF center, double radius, QRgb color) {
    constexpr int dashes = 36;
    for (int i = 0; i < dashes; ++i) {
        const auto at = [&](double share) {
            const double angle = 2 * std::numbers::pi * (i + share) / dashes;
            return center + QPointF(std::cos(angle), std::sin(angle)) * radius;
        };
        target.line(at(0), at(0.5), 1.5, color);
    }
}

void paintHandleLines(DrawTarget& target, const WorldPicture& picture, const PlacedHandle& handle,
                      double width, QRgb color) {
    using Shape = SettingHandle::Shape;
    const QPointF from = picture.view.toView(handle.from);
    if (handle.shape == Shape::circle && handle.isUnlimited()) {
        paintDashedRing(target, from, circlePixels(handle, picture.view), color);
    } else if (handle.shape == Shape::circle) {
        Stroke(target, picture.view, picture.size)
            .ring(handle.from, handle.value * handle.scale + handle.beyond, width, color);
    } else if (handle.shape == Shape::turn) {
        for (const QPointF& center : gripsOf(handle, picture.view))
            if (handle.isUnlimited())
                paintDashedRing(target, center, circlePixels(handle, picture.view), color);
            else
                Stroke(target, picture.view, picture.size)
                    .ring(picture.view.toWorld(center), turningRadius(handle.reach, handle.value),
                          width, color);
    } else if (handle.shape == Shape::across) {
        const auto grips = gripsOf(handle, picture.view);
        target.line(grips.front(), grips.back(), width, color);
    } else {
        for (const QPointF& grip : gripsOf(handle, picture.view))
            target.line(from, grip, width, color);
    }
}

void paintDashed(DrawTarget& target, QPointF from, QPointF to, QRgb color) {
    constexpr double dash = 4;
    constexpr double mostDashes = 400;
    const QPointF way = to - from;
    const double far = lengthOf(way);
    const double step = std::max(2 * dash, far / mostDashes);
    for (double at = 0; at < far; at += step)
        target.line(from + way * (at / far), from + way * (std::min(at + step / 2, far) / far), 1,
                    color);
}

/// Wander has a figure of its own (figure_painter.cpp).
bool hasFigure(const WorldPicture& picture, const PlacedHandle& handle) {
    const Node* node = picture.project.node(handle.item);
    return node && node->type == "wander";
}

/// Whether the shape is one of several in a frame, whose grips take the place of its own.
bool inFrame(const WorldPicture& picture, const SceneShape& shape) {
    const bool isHovered = picture.hovered && picture.hovered->id == shape.id;
    return picture.selection && picture.selection->count > 1 && shape.type != "field" &&
           picture.selected.contains(shape.id) && !isHovered;
}

} // namespace

void paintGrips(DrawTarget& target, const WorldPicture& picture, bool active) {
    const Stroke stroke(target, picture.view, picture.size);
    for (const Node& node : picture.project.nodes)
        if (startsPlaced(node))
            paintStarts(target, picture, node, active);
    for (const SceneShape& shape : picture.scene.all())
        if (shape.hidden || !stroke.isInSight(shape.bounds) ||
            ShapeStyle(picture, shape).isActive() != active)
            continue;
        else if (shape.form == Form::point)
            paintPoint(target, picture, shape);
        else if (!inFrame(picture, shape))
            paintShapeGrips(target, picture, shape);
}

void paintPoints(DrawTarget& target, const WorldPicture& picture) {
    const Stroke stroke(target, picture.view, picture.size);
    for (const SceneShape& shape : picture.scene.all())
        if (shape.form == Form::point && !shape.hidden && stroke.isInSight(shape.bounds))
            paintPoint(target, picture, shape);
}

void paintFrame(DrawTarget& target, const WorldPicture& picture, const SelectionFrame& frame,
                std::optional<FrameGrip> hovered) {
    constexpr double margin = 20; // pixels
    const QRectF shown = frame.inView(picture.view);
    const QColor& accent = picture.colors.accent;
    const QRgb line = faded(accent, 0.8);
    const QRectF sight = picture.sight(margin);
    const QRectF cut = shown & sight; // far outside the view there would be many dashes
    if (!frame.tight && !cut.isEmpty()) {
        if (shown.top() >= sight.top())
            paintDashed(target, cut.topLeft(), cut.topRight(), line);
        if (shown.bottom() <= sight.bottom())
            paintDashed(target, cut.bottomLeft(), cut.bottomRight(), line);
        if (shown.left() >= sight.left())
            paintDashed(target, cut.topLeft(), cut.bottomLeft(), line);
        if (shown.right() <= sight.right())
            paintDashed(target, cut.topRight(), cut.bottomRight(), line);
    }
    const auto grips = frame.gripsIn(picture.view);
    const QPointF turn = grips.back().second;
    const bool isAbove = turn.y() < shown.top();
    target.line(gripPlace(isAbove ? FrameGrip::top : FrameGrip::bottom, shown), turn, 1, line);
    for (const auto& [grip, at] : grips) {
        const bool isHovered = hovered == grip;
        const double size = gripSize + (isHovered ? 1 : 0);
        const QRgb inside = isHovered ? accent.rgba() : picture.colors.world.rgba();
        if (grip == FrameGrip::turn) {
            target.disc(at, size + 1, inside);
            target.ring(at, size + 1, 1.5, accent.rgba());
        } else if (picture.sight(margin).contains(at)) {
            const QRectF square(at.x() - size, at.y() - size, 2 * size, 2 * size);
            fillRect(target, square, inside);
            strokeRect(target, square, 1.5, accent.rgba());
        }
    }
}

void paintSketch(DrawTarget& target, const WorldPicture& picture) {
    const Stroke stroke(target, picture.view, picture.size);
    for (const Guide& guide : picture.guides) {
        stroke.line({guide.from, guide.to}, 1, faded(picture.colors.accent, 0.7));
        for (const Vec2 end : {guide.from, guide.to})
            target.ring(picture.view.toView(end), 4.5, 1.25, picture.colors.accent.rgba());
    }
    if (picture.brush) // two rings are seen on every ground
        for (const auto& [radius, color] :
             {std::pair(picture.brushRadius, picture.colors.accent),
              std::pair(picture.brushRadius + 1.5, picture.colors.world)})
            target.ring(*picture.brush, radius, 1.5, color.rgba());
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
    paintShapeGrips(target, drawn, shape);
}

void paintSettingHandles(DrawTarget& target, const WorldPicture& picture) {
    const QColor& color = picture.colors.accent;
    const QRectF sight = picture.sight(40);
    const auto isActive = [&picture](std::size_t i) { return picture.activeSetting == i; };
    for (const Vec2 place : picture.settingPlaces)
        if (const QPointF at = picture.view.toView(place); sight.contains(at))
            paintCross(target, at, {5, 5}, 1.5, faded(color, 0.9));
    for (std::size_t i = 0; i < picture.settings.size(); ++i)
        if (isActive(i) || !hasFigure(picture, picture.settings[i]))
            paintHandleLines(target, picture, picture.settings[i], isActive(i) ? 2.5 : 1.5,
                             faded(color, isActive(i) ? 1 : 0.75));
    for (std::size_t i = 0; i < picture.settings.size(); ++i)
        for (const QPointF& grip : draggableGripsOf(picture.settings[i], picture.view))
            if (sight.contains(grip))
                paintRoundGrip(target, picture, grip, isActive(i));
}

} // namespace tiller
