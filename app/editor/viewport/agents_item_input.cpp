#include "app/editor/viewport/agents_item.h"
#include "app/editor/viewport/scene_edits.h"
#include "app/editor/words/names.h"

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
    case Part::corner:
        return Qt::CrossCursor;
    default:
        return Qt::SizeAllCursor;
    }
}

QString undoText(const Project& project, const Handle& handle) {
    const QString name = nameOf(project, {handle.id});
    if (handle.part == Handle::Part::start)
        return QObject::tr("Move start of %1").arg(name);
    if (handle.part == Handle::Part::corner)
        return QObject::tr("Move point of %1").arg(name);
    return movesAll(handle.part) ? QObject::tr("Move %1").arg(name)
                                 : QObject::tr("Resize %1").arg(name);
}

} // namespace

std::optional<Handle> AgentsItem::handleAtPixel(QPointF at) const {
    if (!m_overlays.handles || !m_document)
        return {};
    return handleAt(m_document->project(), m_scene, m_view, at, true, m_selected);
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
    m_modifiers = event->modifiers();
    m_dragged = false;
    if (event->button() == Qt::LeftButton && draws())
        pressedWithTool(event->position());
    else if (event->button() == Qt::LeftButton)
        pressed(event->position());
    else
        m_gesture = Gesture::pan;
    event->accept();
}

void AgentsItem::pressed(QPointF at) {
    if (const auto setting = settingAtPixel(at)) {
        pressedSetting(*setting, at);
        return;
    }
    const auto handle = handleAtPixel(at);
    m_agent = agentAtPixel(at);
    // What is grabbed by its inside gives way to the agents in it.
    if (handle && !(m_agent && handle->part == Handle::Part::inside))
        pressedHandle(*handle, at);
    else
        m_gesture = m_agent ? Gesture::agent : Gesture::ground;
}

void AgentsItem::pressedHandle(const Handle& handle, QPointF at) {
    using Part = Handle::Part;
    const QString owner = QString::fromStdString(ownerOf(m_document->project(), handle));
    if (m_modifiers & Qt::ShiftModifier)
        m_document->selection()->toggle(owner);
    else if (!m_document->selection()->contains(owner))
        m_document->selection()->select(owner);
    m_gestureNumber = m_document->beginGesture();
    if (m_modifiers & Qt::AltModifier && handle.part == Part::line) {
        insertPointAt(handle, at);
    } else if (m_modifiers & Qt::AltModifier && handle.part == Part::corner) {
        removePointOf(handle);
        m_gesture = Gesture::pan; // nothing is held any more
    } else {
        startDrag(handle, at);
    }
}

void AgentsItem::startDrag(const Handle& handle, QPointF at) {
    m_gesture = Gesture::handle;
    m_handleDrag.emplace(m_document->project(), handle, pixelStep(), m_view.toWorld(at));
    m_grip = handle.part == Handle::Part::corner ? std::optional(handle) : std::nullopt;
    startSnap(handle);
    hover(handle, false);
    redrawStill();
}

void AgentsItem::mouseMoveEvent(QMouseEvent* event) {
    m_modifiers = event->modifiers();
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
    case Gesture::setting:
        dragSetting(at);
        break;
    case Gesture::draw:
        moveSketch(at);
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
        setFollowing(false);
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
    const Snapped to = snapped(m_handleDrag->anchors(), by);
    const Project& project = m_document->project();
    m_document->push(m_handleDrag->movedBy(project, to), undoText(project, m_handleDrag->handle()),
                     m_gestureNumber);
    showGuides(to.guides);
}

void AgentsItem::mouseReleaseEvent(QMouseEvent* event) {
    m_modifiers = event->modifiers();
    const bool asks = event->button() == Qt::RightButton && m_gesture == Gesture::pan && !m_dragged;
    released(event->position());
    if (!asks || m_sketch)
        return;
    if (const auto agent = agentAtPixel(event->position()))
        m_simulation->pick(agent);
    emit menuRequested(event->position());
}

void AgentsItem::released(QPointF at) {
    const Gesture gesture = std::exchange(m_gesture, Gesture::none);
    const Vec2 place = m_view.toWorld(at);
    if (gesture == Gesture::draw)
        releasedWithTool();
    if (gesture == Gesture::agent && m_dragged)
        m_simulation->dropAgent();
    else if (gesture == Gesture::agent)
        m_simulation->pick(m_agent);
    if (gesture == Gesture::ground && !m_dragged)
        m_simulation->click({place.x, place.y});
    m_handleDrag.reset();
    m_settingDrag.reset();
    if (!m_sketch)
        m_snap.reset();
    showGuides({});
    followSettings();
    moveMouse(at);
}

void AgentsItem::mouseUngrabEvent() {
    if (m_gesture == Gesture::draw && !drawsPoints(m_tool))
        dropSketch();
    if (m_gesture == Gesture::agent)
        m_simulation->dropAgent();
    endDrag();
}

void AgentsItem::cancelGesture() {
    if ((m_gesture == Gesture::handle || m_gesture == Gesture::setting) && m_document)
        m_document->cancelGesture(m_gestureNumber);
    if (m_gesture == Gesture::agent && m_simulation)
        m_simulation->dropAgent();
    endDrag();
}

void AgentsItem::endDrag() {
    m_gesture = Gesture::none;
    m_handleDrag.reset();
    m_settingDrag.reset();
    m_snap.reset();
    showGuides({});
    followSettings();
}

void AgentsItem::hoverMoveEvent(QHoverEvent* event) {
    m_modifiers = event->modifiers();
    if (m_gesture != Gesture::none)
        return;
    moveMouse(event->position());
    if (draws())
        moveSketch(event->position());
}

void AgentsItem::hoverLeaveEvent(QHoverEvent*) {
    leaveMouse();
}

void AgentsItem::itemChange(ItemChange change, const ItemChangeData& value) {
    const bool goes = (change == ItemVisibleHasChanged && !value.boolValue) ||
                      (change == ItemSceneChange && !value.window);
    if (goes && m_mouseInside)
        leaveMouse(); // no event says so to an item that is not shown any more
    QQuickItem::itemChange(change, value);
}

void AgentsItem::leaveMouse() {
    m_mouseInside = false;
    hoverSetting({});
    hover({}, false);
    showGuides({});
    if (m_simulation)
        m_simulation->clearCursor();
    emit mouseChanged();
}

/// Beside a world that wraps there is nowhere: agents would see the mouse at the other side.
bool AgentsItem::isInWorld(Vec2 place) const {
    if (!m_document)
        return true;
    const Project& project = m_document->project();
    const QRectF world(0, 0, project.worldNumber("width"), project.worldNumber("height"));
    return project.worldText("edges") != "wrap" || world.contains(place.x, place.y);
}

void AgentsItem::moveMouse(QPointF at) {
    m_mouseInside = contains(at);
    const Vec2 place = m_view.toWorld(at);
    m_mouse = {place.x, place.y};
    if (m_simulation) {
        if (m_mouseInside && isInWorld(place))
            m_simulation->setCursor(m_mouse);
        else
            m_simulation->clearCursor();
    }
    m_lastPlace = at;
    hoverAt(at);
    emit mouseChanged();
}

void AgentsItem::hoverAt(QPointF at) {
    hoverSetting(settingAtPixel(at));
    if (draws() || m_activeSetting)
        hover({}, false);
    else
        hover(handleAtPixel(at), agentAtPixel(at).has_value());
}

void AgentsItem::hover(std::optional<Handle> handle, bool overAgent) {
    if (draws())
        setCursor(Qt::CrossCursor);
    else if (m_activeSetting)
        setCursor(Qt::SizeAllCursor);
    else if (handle)
        setCursor(cursorOf(handle->part));
    else
        setCursor(overAgent ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (handle == m_hovered)
        return;
    m_hovered = std::move(handle);
    redrawStill();
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

void AgentsItem::mouseDoubleClickEvent(QMouseEvent* event) {
    event->accept();
    if (event->button() != Qt::LeftButton || !m_document)
        return;
    if (m_sketch && drawsPoints(m_tool)) {
        m_gesture = Gesture::none;
        if (m_sketch->isEnough())
            finishSketch(false);
    } else if (m_handleDrag && m_handleDrag->handle().part == Handle::Part::line && !m_dragged) {
        insertPointAt(Handle(m_handleDrag->handle()), event->position());
    }
}

bool AgentsItem::event(QEvent* event) {
    // Some keys are also those of the window: for what is selected, where no point is.
    if (event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Delete && removablePoint()) {
        event->accept();
        return true;
    }
    return QQuickItem::event(event);
}

void AgentsItem::keyPressEvent(QKeyEvent* event) {
    m_modifiers = event->modifiers();
    const double step = pixelStep() * (m_modifiers & Qt::ShiftModifier ? bigNudge : 1);
    if (!event->isAutoRepeat() && m_document)
        m_nudgeGesture = m_document->beginGesture();
    if (!m_document || pressedKeyWithTool(event->key()) || pressedKey(event->key(), step))
        return;
    if ((m_modifiers & ~Qt::ShiftModifier) || !chooseTool(event->text().toUpper()))
        QQuickItem::keyPressEvent(event);
}

bool AgentsItem::pressedKey(int key, double step) {
    switch (key) {
    case Qt::Key_F: // with nobody to follow it is the tool's
        if (m_modifiers != Qt::NoModifier || !m_simulation || !m_simulation->hasPicked())
            return false;
        setFollowing(!m_following);
        return true;
    case Qt::Key_Escape:
        escape();
        return true;
    case Qt::Key_Delete:
        return removablePoint() && removePointOf(*removablePoint());
    case Qt::Key_Left:
        nudge({-step, 0}, m_nudgeGesture);
        return true;
    case Qt::Key_Right:
        nudge({step, 0}, m_nudgeGesture);
        return true;
    case Qt::Key_Up:
        nudge({0, -step}, m_nudgeGesture);
        return true;
    case Qt::Key_Down:
        nudge({0, step}, m_nudgeGesture);
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomBy(zoomOfNotch);
        return true;
    case Qt::Key_Minus:
        zoomBy(1 / zoomOfNotch);
        return true;
    default:
        return false;
    }
}

void AgentsItem::escape() {
    if (m_gesture != Gesture::none) {
        cancelGesture();
        dropSketch();
    } else if (m_sketch) {
        dropSketch();
    } else if (draws()) {
        endTool();
    } else if (m_grip) {
        m_grip.reset();
        redrawStill();
    } else if (m_following) {
        setFollowing(false);
    } else if (m_simulation) {
        m_simulation->unpick();
    }
}

/// Moves the point that is held, or the geometry of what is selected.
void AgentsItem::nudge(Vec2 by, int gesture) {
    const Project& project = m_document->project();
    if (m_grip) {
        m_document->push(HandleDrag(project, *m_grip, pixelStep()).movedBy(project, by),
                         undoText(project, *m_grip), gesture);
        return;
    }
    Change change;
    std::vector<Id> moved;
    for (const Id& id : m_selected)
        if (const SceneShape* shape = m_scene.find(id)) {
            const HandleDrag drag(project, wholeOf(*shape), pixelStep());
            change = merged(change, drag.movedBy(project, by));
            moved.push_back(id);
        }
    m_document->push(change, tr("Move %1").arg(nameOf(project, moved)), gesture);
}

void AgentsItem::insertPointAt(const Handle& line, QPointF at) {
    const SceneShape* shape = m_scene.find(line.id);
    if (!shape || line.index + 1 >= shape->line.size())
        return;
    const Vec2 on =
        nearestOn({shape->line[line.index], shape->line[line.index + 1]}, m_view.toWorld(at));
    const double step = pixelStep() / 10; // so that it stays on the line as far as one can see
    const Vec2 place{std::round(on.x / step) * step, std::round(on.y / step) * step};
    const std::size_t before = shape->pointBefore(line.index);
    const Project& project = m_document->project();
    if (!m_document->push(insertPoint(project, line.id, before, place),
                          tr("Add point to %1").arg(nameOf(project, {line.id})), m_gestureNumber))
        return;
    m_pressPlace = at;
    startDrag({line.id, Handle::Part::corner, before + 1}, at);
}

bool AgentsItem::removePointOf(const Handle& corner) {
    const Project& project = m_document->project();
    m_grip.reset();
    m_hovered.reset();
    return m_document->push(removePoint(project, corner.id, corner.index),
                            tr("Delete point of %1").arg(nameOf(project, {corner.id})));
}

/// The point that is held; else the one under the mouse.
std::optional<Handle> AgentsItem::removablePoint() const {
    if (m_grip || draws() || m_gesture != Gesture::none)
        return m_grip;
    return m_hovered && m_hovered->part == Handle::Part::corner ? m_hovered : std::nullopt;
}

} // namespace tiller
