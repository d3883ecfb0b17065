#include "app/editor/viewport/snapping.h"

#include "app/editor/viewport/shown_world.h"
#include "app/editor/viewport/world_camera.h"

#include <cmath>

namespace tiller {

namespace {

/// The nearest snap so far.
struct NearestSnap {
    double distance;
    std::optional<Snapped> snapped = {};

    void offer(double away, const Snapped& found) {
        if (away > distance || (away == distance && snapped))
            return;
        distance = away;
        snapped = found;
    }
};

Vec2 nearestOnLine(const Segment& line, Vec2 place) {
    if (line.radius == 0)
        return nearestOn(line, place);
    const Vec2 out = unit(place - line.a);
    return line.a + (out == Vec2{} ? Vec2{1, 0} : out) * line.radius;
}

/// The point so far that is most nearly at the same x (or y). Of equals, the nearest one.
struct Aligned {
    double away;
    double along = 0; ///< the distance in the other coordinate
    std::optional<Vec2> point = {};

    void offer(double across, double distance, Vec2 candidate) {
        const double size = std::abs(across);
        if (size > away || (point && size == away && distance >= along))
            return;
        away = size;
        along = distance;
        point = candidate;
    }
};

} // namespace

SceneSnap::SceneSnap(const SceneShapes& scene, const QRectF& world, const QRectF& sight,
                     const std::optional<Handle>& moved, const std::set<Id>& alsoMoved)
    : m_sight(sight) {
    for (const SceneShape& shape : scene.all()) {
        if (shape.hidden || alsoMoved.contains(shape.id))
            continue;
        if (!moved || shape.id != moved->id) {
            addShape(shape);
            continue;
        }
        for (std::size_t i = 0; i < shape.points.size(); ++i)
            if (moved->part == HandlePart::corner && i != moved->index)
                add(shape.points[i]);
    }
    const Vec2 low{world.left(), world.top()};
    const Vec2 high{world.right(), world.bottom()};
    for (const Vec2 corner : {low, high, Vec2{low.x, high.y}, Vec2{high.x, low.y}})
        add(corner);
    add(low, {high.x, low.y});
    add({high.x, low.y}, high);
    add(high, {low.x, high.y});
    add({low.x, high.y}, low);
}

void SceneSnap::add(Vec2 point) {
    if (m_sight.contains(point.x, point.y))
        m_points.push_back(point);
}

void SceneSnap::add(Vec2 from, Vec2 to) {
    const QRectF around = QRectF(QPointF(from.x, from.y), QPointF(to.x, to.y)).normalized();
    if (around.left() <= m_sight.right() && around.right() >= m_sight.left() &&
        around.top() <= m_sight.bottom() && around.bottom() >= m_sight.top())
        m_lines.push_back({from, to});
}

void SceneSnap::addShape(const SceneShape& shape) {
    const bool isBox = shape.form == SceneShape::Form::box;
    for (const Vec2 point : isBox ? shape.line : shape.points)
        add(point);
    if (isBox || shape.form == SceneShape::Form::point || shape.form == SceneShape::Form::circle)
        add(shape.center);
    for (std::size_t i = 1; i < shape.line.size(); ++i)
        add(shape.line[i - 1], shape.line[i]);
    if (shape.form == SceneShape::Form::circle && shape.hasLimit() && shape.radius > 0)
        m_lines.push_back({shape.center, shape.center, shape.radius});
}

Snapped SceneSnap::nearest(std::span<const Vec2> anchors, Vec2 by, double reach) const {
    NearestSnap point{reach};
    for (const Vec2 anchor : anchors)
        for (const Vec2 candidate : m_points)
            point.offer(length(candidate - (anchor + by)),
                        {candidate - anchor, true, true, {{candidate, candidate}}});
    if (point.snapped)
        return *point.snapped;

    NearestSnap line{reach * 0.75};
    for (const Vec2 anchor : anchors)
        for (const Segment& each : m_lines) {
            const Vec2 on = nearestOnLine(each, anchor + by);
            const Guide guide = each.radius > 0 ? Guide{on, on} : Guide{each.a, each.b};
            line.offer(length(on - (anchor + by)), {on - anchor, true, true, {guide}});
        }
    if (line.snapped)
        return *line.snapped;

    Aligned sameX{reach * 0.75};
    Aligned sameY{reach * 0.75};
    Vec2 anchorOfX;
    Vec2 anchorOfY;
    for (const Vec2 anchor : anchors)
        for (const Vec2 candidate : m_points) {
            const Vec2 to = candidate - (anchor + by);
            const auto before = std::pair(sameX.point, sameY.point);
            sameX.offer(to.x, std::abs(to.y), candidate);
            sameY.offer(to.y, std::abs(to.x), candidate);
            if (sameX.point != before.first)
                anchorOfX = anchor;
            if (sameY.point != before.second)
                anchorOfY = anchor;
        }
    Snapped result{.by = by};
    if (sameX.point)
        result.by.x = sameX.point->x - anchorOfX.x;
    if (sameY.point)
        result.by.y = sameY.point->y - anchorOfY.y;
    if (sameX.point)
        result.guides.push_back({*sameX.point, anchorOfX + result.by});
    if (sameY.point)
        result.guides.push_back({*sameY.point, anchorOfY + result.by});
    result.exactX = sameX.point.has_value();
    result.exactY = sameY.point.has_value();
    return result;
}

Snapped onGrid(Vec2 anchor, Vec2 by, double step) {
    const Vec2 at = anchor + by;
    const Vec2 on{std::round(at.x / step) * step, std::round(at.y / step) * step};
    return {on - anchor, true, true};
}

namespace {

constexpr double snapReach = 8; // pixels

} // namespace

void Snapping::startDrag(const std::optional<Handle>& moved, const std::set<Id>& alsoMoved) {
    m_drags = true;
    collect(moved, alsoMoved);
}

void Snapping::stop() {
    m_drags = false;
    m_snap.reset();
    showGuides({});
}

void Snapping::update() {
    if (!m_drags)
        m_snap.reset();
}

void Snapping::collect(const std::optional<Handle>& moved, const std::set<Id>& alsoMoved) {
    m_snap.emplace(m_world.scene(), worldBox(m_world.project()),
                   m_camera.view().toWorld(QRectF(QPointF(), m_camera.size())), moved, alsoMoved);
}

Snapped Snapping::snapped(std::span<const Vec2> anchors, Vec2 by,
                          Qt::KeyboardModifiers keys) const {
    if (anchors.empty() || !m_snap || keys & Qt::AltModifier)
        return {.by = by};
    if (keys & Qt::ControlModifier || m_world.overlays().snap)
        return onGrid(anchors.front(), by, m_world.overlays().gridStep(m_camera.view()));
    return m_snap->nearest(anchors, by, snapReach / m_camera.zoom());
}

Snapped Snapping::dragTo(std::span<const Vec2> anchors, Vec2 by, Qt::KeyboardModifiers keys) {
    Snapped result = snapped(anchors, by, keys);
    showGuides(result.guides);
    return result;
}

Snapped Snapping::dragTo(Vec2 anchor, Vec2 by, double reach) {
    if (!m_snap)
        return {.by = by};
    Snapped result = m_snap->nearest(std::span(&anchor, 1), by, reach / m_camera.zoom());
    showGuides(result.guides);
    return result;
}

Vec2 Snapping::drawAt(QPointF place, Qt::KeyboardModifiers keys) {
    if (!m_snap)
        collect({});
    const Vec2 from = m_camera.view().toWorld(place);
    const Snapped to = dragTo(std::span(&from, 1), {}, keys);
    const double step = m_camera.pixelStep();
    const Vec2 end = from + to.by;
    return {to.exactX ? end.x : std::round(end.x / step) * step,
            to.exactY ? end.y : std::round(end.y / step) * step};
}

void Snapping::showGuides(std::vector<Guide> guides) {
    if (guides == m_guides)
        return;
    m_guides = std::move(guides);
    emit guidesChanged();
}

} // namespace tiller
