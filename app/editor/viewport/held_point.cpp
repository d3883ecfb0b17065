#include "app/editor/viewport/held_point.h"

#include "app/editor/viewport/handle_drag.h"
#include "app/editor/viewport/scene_edits.h"
#include "app/editor/words/names.h"

#include <cmath>

namespace tiller {

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
