#include "app/editor/viewport/handle_drag.h"

#include "app/editor/viewport/scene_edits.h"
#include "app/editor/words/names.h"
#include "core/model/edits.h"
#include "core/model/registry.h"
#include "core/model/scene_layers.h"

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

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
    const Vec2 half{radius, radius};
    setItemBox(item, shape.center - half, shape.center + half);
}

void moveSides(SceneItem& item, const QRectF& box, HandlePart part, const Move& move) {
    const QRectF after = dragged(box, boxGripOf(part), {move.by.x, move.by.y});
    setItemBox(item, rounded({after.left(), after.top()}, move.step),
               rounded({after.right(), after.bottom()}, move.step));
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
        const QPointF place = gripPlace(boxGripOf(m_handle.part), m_shape.bounds);
        m_anchors = {{place.x(), place.y()}};
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
    else if (!movesAll(m_handle.part))
        moveSides(after, m_shape.bounds, m_handle.part, move);
    else { // all by the same way, so that the item keeps its form
        const Vec2 anchor = m_anchors.empty() ? m_shape.center : m_anchors.front();
        after = movedItem(std::move(after), rounded(anchor + by, move.step) - anchor);
    }
    if (after == *now)
        return {};
    Change change;
    change.scene.push_back({*now, after, static_cast<std::size_t>(now - project.scene.data())});
    return change;
}

HeldPoint::HeldPoint(ShownWorld& world, const WorldCamera& camera, QObject* parent)
    : QObject(parent), m_world(world), m_camera(camera) {
    connect(&m_world, &ShownWorld::projectReplaced, this, &HeldPoint::letGo);
    connect(&m_world, &ShownWorld::projectChanged, this, &HeldPoint::check);
    connect(&m_world, &ShownWorld::selectionChanged, this, &HeldPoint::check);
}

void HeldPoint::hold(const Handle& handle) {
    m_handle = handle.part == Handle::Part::corner ? std::optional(handle) : std::nullopt;
    emit changed();
}

void HeldPoint::letGo() {
    m_handle.reset();
    emit changed();
}

/// Lets go of a point that no longer exists, or whose item is no longer selected.
void HeldPoint::check() {
    if (!m_handle)
        return;
    const SceneShape* shape = m_world.scene().find(m_handle->id);
    if (!shape || !m_world.selected().contains(m_handle->id) ||
        m_handle->index >= shape->points.size())
        letGo();
}

void HeldPoint::moveBy(Vec2 by, int gesture) {
    const Project& project = m_world.project();
    Document& document = *m_world.document();
    const double step = m_camera.pixelStep();
    if (m_handle) {
        document.push(HandleDrag(project, *m_handle, step).movedBy(project, by),
                      dragText(project, *m_handle), gesture);
        return;
    }
    Change change;
    std::vector<Id> moved;
    for (const Id& id : m_world.selected())
        if (const SceneShape* shape = m_world.scene().find(id); shape && shape->isReachable()) {
            const HandleDrag drag(project, wholeOf(*shape), step);
            change = merged(change, drag.movedBy(project, by));
            moved.push_back(id);
        }
    document.push(change, tr("Move %1").arg(nameOf(project, moved)), gesture);
}

std::optional<Handle> HeldPoint::insertAt(const Handle& line, QPointF place, int gesture) {
    const SceneShape* shape = m_world.scene().find(line.id);
    if (!shape || line.index + 1 >= shape->line.size())
        return {};
    const Vec2 on = nearestOn({shape->line[line.index], shape->line[line.index + 1]},
                              m_camera.view().toWorld(place));
    const double step = m_camera.pixelStep() / 10; // so fine that it stays on the line
    const Vec2 rounded{std::round(on.x / step) * step, std::round(on.y / step) * step};
    const std::size_t before = shape->pointBefore(line.index);
    const Project& project = m_world.project();
    if (!m_world.document()->push(insertPoint(project, line.id, before, rounded),
                                  tr("Add point to %1").arg(nameOf(project, {line.id})), gesture))
        return {};
    return Handle{line.id, Handle::Part::corner, before + 1};
}

bool HeldPoint::remove(const Handle& corner) {
    const Project& project = m_world.project();
    const QString text = tr("Delete point of %1").arg(nameOf(project, {corner.id}));
    const auto change = removePoint(project, corner.id, corner.index);
    letGo();
    return m_world.document()->push(change, text);
}

QString dragText(const Project& project, const Handle& handle) {
    const QString name = nameOf(project, {handle.id});
    if (handle.part == Handle::Part::start)
        return QObject::tr("Move start of %1").arg(name);
    if (handle.part == Handle::Part::corner)
        return QObject::tr("Move point of %1").arg(name);
    return movesAll(handle.part) ? QObject::tr("Move %1").arg(name)
                                 : QObject::tr("Resize %1").arg(name);
}

} // namespace tiller
