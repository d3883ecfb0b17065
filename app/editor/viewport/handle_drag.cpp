#include "app/editor/viewport/handle_drag.h"

#include "core/base/lattice.h"
#include "core/model/edits.h"
#include "core/model/registry.h"

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

using Part = Handle::Part;
using Form = SceneShape::Form;

constexpr double finest = 1e-6;
constexpr std::size_t mostAnchors = 16;

double rounded(double value, double step) {
    // The inverse is whole for steps below 1: n / 10 is the number that "0.1" reads as, n * 0.1
    // not.
    const double whole = step < 1 ? std::round(value * std::round(1 / step)) / std::round(1 / step)
                                  : std::round(value / step) * step;
    return std::clamp(whole, -coordinateLimit, coordinateLimit);
}

Vec2 rounded(Vec2 value, Vec2 step) {
    return {rounded(value.x, step.x), rounded(value.y, step.y)};
}

/// How far, and what x and y are rounded to multiples of.
struct Move {
    Vec2 by;
    Vec2 step;
};

double number(const SceneItem& item, std::string_view setting) {
    return numberOf(valueOf(item, setting));
}

Value* find(SceneItem& item, std::string_view setting) {
    const auto index = findSceneType(item.type)->settingIndex(setting);
    return index ? &item.values[*index] : nullptr;
}

void set(SceneItem& item, std::string_view setting, Value value) {
    *find(item, setting) = std::move(value);
}

/// All of it by the same, so that it keeps its form: the anchor comes to a rounded place.
void moveAll(SceneItem& item, Vec2 anchor, const Move& move) {
    const Vec2 by = rounded(anchor + move.by, move.step) - anchor;
    for (const char* setting : {"x", "y"}) {
        const double shift = *setting == 'x' ? by.x : by.y;
        if (Value* value = find(item, setting))
            *value = rounded(numberOf(*value) + shift, finest);
    }
    if (Value* value = find(item, "points"))
        for (Vec2& point : std::get<Points>(*value))
            point = rounded(point + by, {finest, finest});
}

void moveCorner(SceneItem& item, std::size_t index, const Move& move) {
    Vec2& point = std::get<Points>(*find(item, "points")).at(index);
    point = rounded(point + move.by, move.step);
}

void moveRim(SceneItem& item, const SceneShape& shape, Vec2 held, const Move& move) {
    const double radius =
        rounded(length(held + move.by - shape.center), std::min(move.step.x, move.step.y));
    if (find(item, "radius")) {
        set(item, "radius", radius);
        return;
    }
    set(item, "x", rounded(shape.center.x - radius, finest));
    set(item, "y", rounded(shape.center.y - radius, finest));
    set(item, "width", 2 * radius);
    set(item, "height", 2 * radius);
}

/// Lower and upper side after one of them was dragged, maybe past the other.
struct Span {
    double low;
    double high;
};

Span dragged(Span span, bool low, bool high, double by) {
    span.low += low ? by : 0;
    span.high += high ? by : 0;
    return {std::min(span.low, span.high), std::max(span.low, span.high)};
}

bool isOneOf(Part part, std::initializer_list<Part> parts) {
    return std::ranges::find(parts, part) != parts.end();
}

bool isLeft(Part part) {
    return isOneOf(part, {Part::left, Part::topLeft, Part::bottomLeft});
}

bool isRight(Part part) {
    return isOneOf(part, {Part::right, Part::topRight, Part::bottomRight});
}

bool isTop(Part part) {
    return isOneOf(part, {Part::top, Part::topLeft, Part::topRight});
}

bool isBottom(Part part) {
    return isOneOf(part, {Part::bottom, Part::bottomLeft, Part::bottomRight});
}

void moveSides(SceneItem& item, Part part, const Move& move) {
    const double left = number(item, "x");
    const double top = number(item, "y");
    const Span x =
        dragged({left, left + number(item, "width")}, isLeft(part), isRight(part), move.by.x);
    const Span y =
        dragged({top, top + number(item, "height")}, isTop(part), isBottom(part), move.by.y);
    const Vec2 low = rounded({x.low, y.low}, move.step);
    const Vec2 high = rounded({x.high, y.high}, move.step);
    set(item, "x", low.x);
    set(item, "y", low.y);
    set(item, "width", rounded(high.x - low.x, finest));
    set(item, "height", rounded(high.y - low.y, finest));
}

/// What of the shape may snap to others where all of it moves.
Points wholeAnchors(const SceneShape& shape) {
    if (shape.form == Form::point || shape.form == Form::circle)
        return {shape.center};
    Points anchors = shape.form == Form::box ? shape.line : shape.points;
    if (anchors.size() > mostAnchors)
        anchors.resize(mostAnchors);
    return anchors;
}

/// The corner, or the middle of the side, that a part of a box is.
Vec2 sideAnchor(const QRectF& box, Part part) {
    const QPointF center = box.center();
    return {isLeft(part)    ? box.left()
            : isRight(part) ? box.right()
                            : center.x(),
            isTop(part)      ? box.top()
            : isBottom(part) ? box.bottom()
                             : center.y()};
}

} // namespace

HandleDrag::HandleDrag(const Project& project, Handle handle, double step, Vec2 pressed)
    : m_handle(std::move(handle)), m_step(step) {
    if (m_handle.part == Part::start) {
        m_start = project.node(m_handle.id)->agents.at(m_handle.index).position;
        m_anchors = {m_start};
        return;
    }
    m_item = *project.sceneItem(m_handle.id);
    m_shape = shapeOf(m_item, 1);
    if (m_handle.part == Part::corner) {
        m_anchors = {m_shape.points.at(m_handle.index)};
    } else if (m_handle.part == Part::rim) {
        const Vec2 out = unit(pressed - m_shape.center);
        m_start = m_shape.center + (out == Vec2{} ? Vec2{1, 0} : out) * m_shape.radius;
        m_anchors = {m_start};
    } else if (movesAll(m_handle.part)) {
        m_anchors = wholeAnchors(m_shape);
    } else {
        m_anchors = {sideAnchor(m_shape.bounds, m_handle.part)};
    }
}

Change HandleDrag::movedBy(const Project& project, const Snapped& snapped) const {
    const Vec2 by = snapped.by;
    const Move move{by, {snapped.exactX ? finest : m_step, snapped.exactY ? finest : m_step}};
    if (m_handle.part == Part::start) {
        const Node* node = project.node(m_handle.id);
        if (!node || m_handle.index >= node->agents.size())
            return {};
        std::vector<PlacedAgent> agents = node->agents;
        agents[m_handle.index].position = rounded(m_start + by, move.step);
        return setAgents(project, m_handle.id, std::move(agents));
    }
    const SceneItem* now = project.sceneItem(m_handle.id);
    if (!now)
        return {};
    SceneItem after = m_item;
    after.name = now->name;
    if (m_handle.part == Part::corner)
        moveCorner(after, m_handle.index, move);
    else if (m_handle.part == Part::rim)
        moveRim(after, m_shape, m_start, move);
    else if (movesAll(m_handle.part))
        moveAll(after, m_anchors.empty() ? m_shape.center : m_anchors.front(), move);
    else
        moveSides(after, m_handle.part, move);
    if (after == *now)
        return {};
    Change change;
    change.scene.push_back({*now, after, static_cast<std::size_t>(now - project.scene.data())});
    return change;
}

} // namespace tiller
