#include "app/editor/viewport/agents_item.h"

#include <QCursor>
#include <QGuiApplication>
#include <QStyleHints>

#include <cmath>

namespace tiller {

namespace {

constexpr double agentReach = 6;    // pixels beyond its body
constexpr double zoomOfNotch = 1.2; // 120 eighths of a degree
constexpr double bigNudge = 10;

QCursor cursorOf(Handle::Part part) {
    using Part = Handle::Part;
    switch (part) {
    case Part::left:
    case Part::right:
        return Qt::SizeHorCursor;
    case Part::top:
    case Part::bottom:
        return Qt::SizeVerCursor;
    case Part::topLeft:
    case Part::bottomRight:
        return Qt::SizeFDiagCursor;
    case Part::topRight:
    case Part::bottomLeft:
        return Qt::SizeBDiagCursor;
    default:
        return Qt::SizeAllCursor;
    }
}

QString undoText(const Handle& handle) {
    using Part = Handle::Part;
    switch (handle.part) {
    case Part::point:
        return QObject::tr("Move point");
    case Part::center:
        return QObject::tr("Move region");
    case Part::start:
        return QObject::tr("Move start");
    default:
        return QObject::tr("Resize region");
    }
}

} // namespace

std::optional<Handle> AgentsItem::handleAtPixel(QPointF at) const {
    if (!m_overlays.handles || !m_document)
        return {};
    return handleAt(m_document->project(), m_view, at, true, m_selected);
}

std::optional<AgentName> AgentsItem::agentAtPixel(QPointF at) const {
    return m_simulation
               ? agentAt(m_simulation->frame(), m_view.toWorld(at), agentReach / m_view.scale())
               : std::nullopt;
}

void AgentsItem::mousePressEvent(QMouseEvent* event) {
    if (m_gesture != Gesture::none || !m_document || !m_simulation)
        return;
    forceActiveFocus(Qt::MouseFocusReason);
    m_pressPlace = m_lastPlace = event->position();
    m_dragged = false;
    if (event->button() == Qt::LeftButton)
        pressed(event->position());
    else
        m_gesture = Gesture::pan;
    event->accept();
}

void AgentsItem::pressed(QPointF at) {
    const auto handle = handleAtPixel(at);
    m_agent = agentAtPixel(at);
    // A region that is grabbed by its inside gives way to the agents in it.
    const bool takesHandle =
        handle && !(m_agent && handle->part == Handle::Part::center &&
                    handleAt(m_document->project(), m_view, at, true, {}) != handle);
    if (takesHandle) {
        m_gesture = Gesture::handle;
        m_handleDrag.emplace(m_document->project(), *handle, pixelStep());
        m_gestureNumber = m_document->beginGesture();
        hover(handle, false);
    } else {
        m_gesture = m_agent ? Gesture::agent : Gesture::ground;
    }
}

void AgentsItem::mouseMoveEvent(QMouseEvent* event) {
    moved(event->position());
}

void AgentsItem::moved(QPointF at) {
    const double threshold = QGuiApplication::styleHints()->startDragDistance() / 2.0;
    if (!m_dragged && QLineF(at, m_pressPlace).length() < threshold)
        return;
    m_dragged = true;
    switch (m_gesture) {
    case Gesture::handle:
        dragHandle(at);
        break;
    case Gesture::agent: {
        const Vec2 place = m_view.toWorld(at);
        m_simulation->dragAgent(QString::fromStdString(m_agent->type),
                                static_cast<int>(m_agent->ordinal), {place.x, place.y});
        break;
    }
    case Gesture::ground:
    case Gesture::pan:
        setCursor(Qt::ClosedHandCursor);
        m_keepsFit = false;
        m_view.pan(at - m_lastPlace);
        changeView();
        break;
    case Gesture::none:
        break;
    }
    m_lastPlace = at;
}

void AgentsItem::dragHandle(QPointF at) {
    const Vec2 by = m_view.toWorld(at) - m_view.toWorld(m_pressPlace);
    m_document->push(m_handleDrag->movedBy(m_document->project(), by),
                     undoText(m_handleDrag->handle()), m_gestureNumber);
}

void AgentsItem::mouseReleaseEvent(QMouseEvent* event) {
    released(event->position());
}

void AgentsItem::released(QPointF at) {
    const Gesture gesture = std::exchange(m_gesture, Gesture::none);
    const Vec2 place = m_view.toWorld(at);
    if (gesture == Gesture::handle && !m_dragged)
        m_document->selection()->select(
            QString::fromStdString(ownerOf(m_document->project(), m_handleDrag->handle())));
    if (gesture == Gesture::agent && m_dragged)
        m_simulation->dropAgent();
    else if (gesture == Gesture::agent)
        m_simulation->pick(m_agent);
    if (gesture == Gesture::ground && !m_dragged)
        m_simulation->click({place.x, place.y});
    m_handleDrag.reset();
    moveMouse(at);
}

void AgentsItem::mouseUngrabEvent() {
    if (m_gesture == Gesture::agent)
        m_simulation->dropAgent();
    m_gesture = Gesture::none;
    m_handleDrag.reset();
}

void AgentsItem::cancelGesture() {
    if (m_gesture == Gesture::handle && m_document)
        m_document->cancelGesture(m_gestureNumber);
    if (m_gesture == Gesture::agent && m_simulation)
        m_simulation->dropAgent();
    m_gesture = Gesture::none;
    m_handleDrag.reset();
}

void AgentsItem::hoverMoveEvent(QHoverEvent* event) {
    if (m_gesture == Gesture::none)
        moveMouse(event->position());
}

void AgentsItem::hoverLeaveEvent(QHoverEvent*) {
    m_mouseInside = false;
    hover({}, false);
    if (m_simulation)
        m_simulation->clearCursor();
    emit mouseChanged();
}

void AgentsItem::moveMouse(QPointF at) {
    m_mouseInside = contains(at);
    const Vec2 place = m_view.toWorld(at);
    m_mouse = {place.x, place.y};
    if (m_simulation) {
        if (m_mouseInside)
            m_simulation->setCursor(m_mouse);
        else
            m_simulation->clearCursor();
    }
    hover(handleAtPixel(at), agentAtPixel(at).has_value());
    emit mouseChanged();
}

void AgentsItem::hover(std::optional<Handle> handle, bool overAgent) {
    if (handle)
        setCursor(cursorOf(handle->part));
    else
        setCursor(overAgent ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (handle == m_hovered)
        return;
    m_hovered = std::move(handle);
    update();
}

void AgentsItem::wheelEvent(QWheelEvent* event) {
    const double notches = event->angleDelta().y() / 120.0;
    m_keepsFit = false;
    m_view.zoom(std::pow(zoomOfNotch, notches), event->position());
    changeView();
    if (m_gesture == Gesture::none)
        moveMouse(event->position());
    event->accept();
}

void AgentsItem::keyPressEvent(QKeyEvent* event) {
    const double step = pixelStep() * (event->modifiers() & Qt::ShiftModifier ? bigNudge : 1);
    if (!event->isAutoRepeat() && m_document)
        m_nudgeGesture = m_document->beginGesture();
    switch (event->key()) {
    case Qt::Key_Escape:
        if (m_gesture != Gesture::none)
            cancelGesture();
        else if (m_simulation)
            m_simulation->unpick();
        break;
    case Qt::Key_Left:
        nudge({-step, 0}, m_nudgeGesture);
        break;
    case Qt::Key_Right:
        nudge({step, 0}, m_nudgeGesture);
        break;
    case Qt::Key_Up:
        nudge({0, -step}, m_nudgeGesture);
        break;
    case Qt::Key_Down:
        nudge({0, step}, m_nudgeGesture);
        break;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomBy(zoomOfNotch);
        break;
    case Qt::Key_Minus:
        zoomBy(1 / zoomOfNotch);
        break;
    default:
        QQuickItem::keyPressEvent(event);
    }
}

/// Moves the geometry of what is selected.
void AgentsItem::nudge(Vec2 by, int gesture) {
    if (!m_document)
        return;
    const Project& project = m_document->project();
    Change change;
    for (const Id& id : m_selected) {
        const SceneItem* item = project.sceneItem(id);
        if (!item)
            continue;
        const auto part = item->type == "region" ? Handle::Part::center : Handle::Part::point;
        change = merged(change, HandleDrag(project, {id, part}, pixelStep()).movedBy(project, by));
    }
    m_document->push(change, tr("Move"), gesture);
}

} // namespace tiller
