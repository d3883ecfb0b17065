#include "app/editor/viewport/handle_drag.h"

#include "app/editor/viewport/scene_edits.h"
#include "core/model/scene_layers.h"
#include "core/model/edits.h"
#include "core/model/registry.h"

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

using HandlePart = Handle::Part;
using Form = SceneShape::Form;

constexpr std::size_t mostAnchors = 16;

Vec2 rounded(Vec2 place, Vec2 step) {
    return {roundCoordinate(place.x, step.x), roundCoordinate(place.y, step.y)};
}

/// A way, and the steps that x and y are rounded to.
struct Move {
    Vec2 by;
    Vec2 step;
};

double number(const SceneItem& item, std::string_view setting) {
    return numberOf(valueOf(item, setting));
}

/// Moves all of the item by the same way, so that it keeps its form. The anchor comes to a rounded
/// place.
void moveAll(SceneItem& item, Vec2 anchor, const Move& move) {
    const Vec2 by = rounded(anchor + move.by, move.step) - anchor;
    for (const char* setting : {"x", "y"}) {
        const double shift = *setting == 'x' ? by.x : by.y;
        if (Value* value = findValue(item, setting))
            *value = roundCoordinate(numberOf(*value) + shift);
    }
    if (Value* value = findValue(item, "points"))
        for (Vec2& point : std::get<Points>(*value))
            point = rounded(point + by, {finestStep, finestStep});
}

void moveCorner(SceneItem& item, std::size_t index, const Move& move) {
    Vec2& point = std::get<Points>(*findValue(item, "points")).at(index);
    point = rounded(point + move.by, move.step);
}

void moveRim(SceneItem& item, const SceneShape& shape, Vec2 held, const Move& move) {
    const double radius =
        roundCoordinate(length(held + move.by - shape.center), std::min(move.step.x, move.step.y));
    if (findValue(item, "radius")) {
        setItemValue(item, "radius", radius);
        return;
    }
    setItemValue(item, "x", roundCoordinate(shape.center.x - radius));
    setItemValue(item, "y", roundCoordinate(shape.center.y - radius));
    setItemValue(item, "width", 2 * radius);
    setItemValue(item, "height", 2 * radius);
}

/// The lower and the upper side of a box, in x or y.
struct Span {
    double low;
    double high;
};

/// After a drag of one side, maybe past the other.
Span dragged(Span span, bool low, bool high, double by) {
    span.low += low ? by : 0;
    span.high += high ? by : 0;
    return {std::min(span.low, span.high), std::max(span.low, span.high)};
}

bool isOneOf(HandlePart part, std::initializer_list<HandlePart> parts) {
    return std::ranges::find(parts, part) != parts.end();
}

bool isLeft(HandlePart part) {
    return isOneOf(part, {HandlePart::left, HandlePart::topLeft, HandlePart::bottomLeft});
}

bool isRight(HandlePart part) {
    return isOneOf(part, {HandlePart::right, HandlePart::topRight, HandlePart::bottomRight});
}

bool isTop(HandlePart part) {
    return isOneOf(part, {HandlePart::top, HandlePart::topLeft, HandlePart::topRight});
}

bool isBottom(HandlePart part) {
    return isOneOf(part, {HandlePart::bottom, HandlePart::bottomLeft, HandlePart::bottomRight});
}

void moveSides(SceneItem& item, HandlePart part, const Move& move) {
    const double left = number(item, "x");
    const double top = number(item, "y");
    const Span x =
        dragged({left, left + number(item, "width")}, isLeft(part), isRight(part), move.by.x);
    const Span y =
        dragged({top, top + number(item, "height")}, isTop(part), isBottom(part), move.by.y);
    const Vec2 low = rounded({x.low, y.low}, move.step);
    const Vec2 high = rounded({x.high, y.high}, move.step);
    setItemValue(item, "x", low.x);
    setItemValue(item, "y", low.y);
    setItemValue(item, "width", roundCoordinate(high.x - low.x));
    setItemValue(item, "height", roundCoordinate(high.y - low.y));
}

/// The places of a shape that snap to others while all of it moves.
Points wholeAnchors(const SceneShape& shape) {
    if (shape.form == Form::point || shape.form == Form::circle)
        return {shape.center};
    Points anchors = shape.form == Form::box ? shape.line : shape.points;
    if (anchors.size() > mostAnchors)
        anchors.resize(mostAnchors);
    return anchors;
}

/// The place of a part of a box: a corner, or the middle of a side.
Vec2 sideAnchor(const QRectF& box, HandlePart part) {
    const QPointF center = box.center();
    return {isLeft(part)    ? box.left()
            : isRight(part) ? box.right()
                            : center.x(),
            isTop(part)      ? box.top()
            : isBottom(part) ? box.bottom()
                             : center.y()};
}

} // namespace

HandleDrag::HandleDrag(const Project& project, Handle handle, double step, Vec2 pressed,
                       bool copies)
    : m_handle(std::move(handle)), m_step(step), m_copied(m_handle.index) {
    if (m_handle.part == HandlePart::start) {
        const std::vector<PlacedAgent>& agents = project.node(m_handle.id)->agents;
        m_start = agents.at(m_handle.index).position;
        m_anchors = {m_start};
        if (copies)
            m_handle.index = agents.size();
        return;
    }
    m_item = *project.sceneItem(m_handle.id);
    m_shape = shapeOf(m_item, 1);
    if (m_handle.part == HandlePart::corner) {
        m_anchors = {m_shape.points.at(m_handle.index)};
    } else if (m_handle.part == HandlePart::rim) {
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
    const Move move{by,
                    {snapped.exactX ? finestStep : m_step, snapped.exactY ? finestStep : m_step}};
    if (m_handle.part == HandlePart::start) {
        const Node* node = project.node(m_handle.id);
        if (!node || m_copied >= node->agents.size() || m_handle.index > node->agents.size())
            return {};
        if (m_handle.index == node->agents.size()) { // there is no copy yet
            const Change copied = copyAgent(project, m_handle.id, m_copied);
            Project with = project;
            apply(copied, with);
            return merged(copied, movedBy(with, snapped));
        }
        std::vector<PlacedAgent> agents = node->agents;
        agents[m_handle.index].position = rounded(m_start + by, move.step);
        return setAgents(project, m_handle.id, std::move(agents));
    }
    const SceneItem* now = project.sceneItem(m_handle.id);
    if (!now)
        return {};
    SceneItem after = m_item;
    after.name = now->name;
    if (m_handle.part == HandlePart::corner)
        moveCorner(after, m_handle.index, move);
    else if (m_handle.part == HandlePart::rim)
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
