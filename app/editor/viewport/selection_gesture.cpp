#include "app/editor/viewport/selection_gesture.h"

#include "app/editor/viewport/handle_drag.h"
#include "app/editor/viewport/scene_edits.h"
#include "app/editor/words/names.h"

namespace tiller {

SelectionGesture::SelectionGesture(ShownWorld& world, WorldSelection& selection,
                                   const WorldCamera& camera, Snapping& snapping,
                                   const Handle& handle, QPointF pressed, bool copies, int number)
    : m_world(world)
    , m_selection(selection)
    , m_camera(camera)
    , m_snapping(snapping)
    , m_pressed(pressed)
    , m_copies(copies)
    , m_number(number)
    , m_anchors(HandleDrag(world.project(), handle, camera.pixelStep()).anchors())
    , m_selectedBefore(world.document()->selection()->ids())
    , m_starts(selection.items()) {
    std::set<Id> moved;
    for (const SceneItem& item : m_starts)
        moved.insert(item.id);
    m_snapping.startDrag(handle, copies ? std::set<Id>() : moved);
}

void SelectionGesture::move(const MouseState& mouse) {
    const ViewTransform& view = m_camera.view();
    Vec2 by = view.toWorld(mouse.at) - view.toWorld(m_pressed);
    if (m_copies && !m_copied) {
        if (!m_selection.copyBy({}, m_number))
            return;
        m_copied = true;
        m_starts = m_selection.items();
    }
    // With Ctrl the mouse copies, so it does not snap to the grid.
    const auto keys = m_copies ? mouse.keys & ~Qt::ControlModifier : mouse.keys;
    const Snapped to = m_snapping.dragTo(m_anchors, by, keys);
    const Vec2 end = m_anchors.empty() ? to.by : m_anchors.front() + to.by;
    const double step = m_camera.pixelStep();
    by = {to.exactX ? to.by.x : to.by.x + roundCoordinate(end.x, step) - end.x,
          to.exactY ? to.by.y : to.by.y + roundCoordinate(end.y, step) - end.y};
    moveTo(by);
}

void SelectionGesture::moveTo(Vec2 by) {
    std::vector<SceneItem> after;
    std::vector<Id> ids;
    for (const SceneItem& start : m_starts) {
        after.push_back(movedItem(start, by));
        ids.push_back(start.id);
    }
    m_way = by;
    m_world.document()->push(replaceItems(m_world.project(), after),
                             QObject::tr("Move %1").arg(nameOf(m_world.project(), ids)), m_number);
}

bool SelectionGesture::moveExactly(Vec2 by) {
    moveTo(by);
    return true;
}

void SelectionGesture::cancel() {
    m_world.document()->cancelGesture(m_number);
    m_world.document()->selection()->set(m_selectedBefore);
}

std::optional<QCursor> SelectionGesture::cursor() const {
    return QCursor(m_copies ? Qt::DragCopyCursor : Qt::SizeAllCursor);
}

BandSelection::BandSelection(ShownWorld& world, WorldSelection& selection,
                             const WorldCamera& camera, QPointF pressed, bool adds)
    : m_world(world)
    , m_selection(selection)
    , m_camera(camera)
    , m_pressed(pressed)
    , m_selectedBefore(world.document()->selection()->ids())
    , m_kept(adds ? m_selectedBefore : QStringList()) {}

BandSelection::~BandSelection() {
    m_selection.setBand({});
}

void BandSelection::move(const MouseState& mouse) {
    const QRectF band = QRectF(m_pressed, mouse.at).normalized();
    m_selection.setBand(band);
    const Vec2 low = m_camera.view().toWorld(band.topLeft());
    const Vec2 high = m_camera.view().toWorld(band.bottomRight());
    m_selection.selectIn(QRectF(QPointF(low.x, low.y), QPointF(high.x, high.y)), m_kept);
}

void BandSelection::release(const MouseState& mouse) {
    if (mouse.dragged || !m_world.simulation())
        return;
    const Vec2 place = m_camera.view().toWorld(mouse.at);
    m_world.simulation()->click({place.x, place.y});
}

void BandSelection::cancel() {
    m_world.document()->selection()->set(m_selectedBefore);
}

} // namespace tiller
