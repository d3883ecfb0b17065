#include "app/editor/viewport/handle_gesture.h"

#include "app/editor/viewport/held_point.h"

namespace tiller {

HandleGesture::HandleGesture(Document& document, const WorldCamera& camera, Snapping& snapping,
                             const Handle& handle, QPointF pressed, int number, bool copies)
    : m_document(document)
    , m_camera(camera)
    , m_snapping(snapping)
    , m_pressed(pressed)
    , m_number(number)
    , m_copies(copies)
    , m_drag(document.project(), handle, camera.pixelStep(), camera.view().toWorld(pressed),
             copies) {
    m_snapping.startDrag(handle);
}

std::optional<QCursor> HandleGesture::cursor() const {
    return m_copies ? std::optional(QCursor(Qt::DragCopyCursor)) : std::nullopt;
}

void HandleGesture::move(const MouseState& mouse) {
    const ViewTransform& view = m_camera.view();
    const Vec2 by = view.toWorld(mouse.at) - view.toWorld(m_pressed);
    // With Ctrl the mouse copies, so it does not snap to the grid.
    const auto keys = m_copies ? mouse.keys & ~Qt::ControlModifier : mouse.keys;
    const Snapped to = m_snapping.dragTo(m_drag.anchors(), by, keys);
    moveTo(to);
}

bool HandleGesture::moveExactly(Vec2 by) {
    moveTo({.by = by, .exactX = true, .exactY = true});
    return true;
}

void HandleGesture::moveTo(const Snapped& to) {
    const Project& project = m_document.project();
    m_way = to.by;
    m_document.push(m_drag.movedBy(project, to),
                    m_copies ? QObject::tr("Duplicate an agent")
                             : dragText(project, m_drag.handle()),
                    m_number);
}

} // namespace tiller
