#include "app/editor/viewport/world_input.h"

#include <QGuiApplication>
#include <QLineF>
#include <QStyleHints>

#include <cmath>

namespace tiller {

namespace {

constexpr double zoomOfNotch = 1.2;
constexpr double bigSteps = 10; // with Shift

/// One step in the direction of an arrow key; nothing for any other key.
std::optional<Vec2> arrowOf(int key) {
    switch (key) {
    case Qt::Key_Left:
        return Vec2{-1, 0};
    case Qt::Key_Right:
        return Vec2{1, 0};
    case Qt::Key_Up:
        return Vec2{0, -1};
    case Qt::Key_Down:
        return Vec2{0, 1};
    default:
        return {};
    }
}

} // namespace

WorldInput::WorldInput(const WorldParts& parts, QObject* parent) : QObject(parent), m_parts(parts) {
    connect(&m_parts.world, &ShownWorld::projectReplaced, this, &WorldInput::cancelAll);
    connect(&m_parts.drawing, &SceneDrawing::gestureEnded, this, [this] {
        if (m_gesture)
            cancelGesture();
        m_parts.hover.setHovered({});
    });
}

void WorldInput::press(QPointF at, Qt::MouseButton button, Qt::KeyboardModifiers keys) {
    if (m_gesture || !m_parts.world.isComplete())
        return;
    m_pressed = at;
    m_mouse = at;
    m_button = button;
    m_dragged = false;
    m_typed.clear();
    m_pressedLine.reset();
    m_pressedAgent.reset();
    if (button == Qt::RightButton && sendsAgents(at, keys)) {
        m_gesture = sendAgents(m_parts, at);
    } else if (button != Qt::LeftButton) {
        m_gesture = panView(m_parts, at);
    } else if (m_parts.brush.isActive()) {
        m_gesture = brushAgents(m_parts, at);
    } else if (m_parts.groundBrush.isActive()) {
        m_gesture = paintGround(m_parts, at, keys);
    } else if (m_parts.drawing.hasTool()) {
        m_gesture = drawItem(m_parts);
        m_parts.drawing.press(at, keys); // may finish the item, and end the gesture
    } else {
        pressLeft(at, keys);
    }
}

/// Whether the right button sends the selected agents, and does not pan or open the menu.
bool WorldInput::sendsAgents(QPointF at, Qt::KeyboardModifiers keys) const {
    return m_parts.orders.count() > 0 && keys == Qt::NoModifier && !m_parts.drawing.hasTool() &&
           !m_parts.brush.isActive() && !m_parts.hover.agentAtPixel(at) &&
           !m_parts.hover.handleAtPixel(at);
}

void WorldInput::pressLeft(QPointF at, Qt::KeyboardModifiers keys) {
    const auto agent = m_parts.hover.agentAtPixel(at);
    if (keys == Qt::NoModifier)
        m_pressedAgent = agent;
    if (const auto setting = m_parts.handles.at(at)) {
        m_gesture = dragSetting(m_parts, *setting, at);
        return;
    }
    if (const auto grip = m_parts.hover.gripAtPixel(at)) {
        m_editNumber = m_parts.world.document()->beginGesture();
        m_gesture = dragFrame(m_parts, *grip, at, m_editNumber);
        m_parts.heldPoint.letGo();
        m_parts.hover.setHovered({}, false, grip);
        return;
    }
    const auto handle = m_parts.hover.handleAtPixel(at);
    // With a key a click is about geometry: it selects more, copies, adds or removes a point.
    const bool isEdited = handle && keys != Qt::NoModifier && handle->part != Handle::Part::inside;
    if (handle && (isEdited || m_parts.hover.comesBefore(*handle, agent))) {
        pressHandle(*handle, at, keys);
        if (handle->part == Handle::Part::start)
            m_pressedAgent = agent;
    } else if (agent)
        m_gesture = dragAgent(m_parts, *agent);
    else if (m_parts.world.overlays().handles)
        m_gesture = selectInBand(m_parts, at, bool(keys & Qt::ShiftModifier));
    else
        m_gesture = panGround(m_parts, at);
}

void WorldInput::pressHandle(const Handle& handle, QPointF at, Qt::KeyboardModifiers keys) {
    Document& document = *m_parts.world.document();
    const QString owner = QString::fromStdString(ownerOf(document.project(), handle));
    if (keys & Qt::ShiftModifier)
        document.selection()->toggle(owner);
    else if (!document.selection()->contains(owner))
        document.selection()->select(owner);
    m_editNumber = document.beginGesture();
    if (keys & Qt::AltModifier && handle.part == HandlePart::line) {
        insertPoint(handle, at);
    } else if (keys & Qt::AltModifier && handle.part == HandlePart::corner) {
        removePoint(handle);
        m_gesture = panView(m_parts, at);
    } else if (dragsSelection(handle, keys)) {
        m_gesture =
            dragSelected(m_parts, handle, at, m_editNumber, bool(keys & Qt::ControlModifier));
        m_parts.heldPoint.letGo();
        m_parts.hover.setHovered(handle);
    } else {
        dragHandle(handle, at, handle.part == HandlePart::start && keys & Qt::ControlModifier);
        if (handle.part == HandlePart::line)
            m_pressedLine = handle;
    }
}

/// Whether the mouse drags all of the selected geometry, or copies, and not this handle alone.
bool WorldInput::dragsSelection(const Handle& handle, Qt::KeyboardModifiers keys) const {
    return movesAll(handle.part) && m_parts.world.selected().contains(handle.id) &&
           (keys & Qt::ControlModifier || m_parts.selection.count() > 1);
}

void WorldInput::dragHandle(const Handle& handle, QPointF at, bool copies) {
    m_gesture = tiller::dragHandle(m_parts, handle, at, m_editNumber, copies);
    m_parts.heldPoint.hold(handle);
    m_parts.hover.setHovered(handle);
}

void WorldInput::insertPoint(const Handle& line, QPointF at) {
    const auto corner = m_parts.heldPoint.insertAt(line, at, m_editNumber);
    if (!corner)
        return;
    m_pressed = at;
    dragHandle(*corner, at);
}

bool WorldInput::removePoint(const Handle& corner) {
    m_parts.hover.setHovered({});
    return m_parts.heldPoint.remove(corner);
}

void WorldInput::move(QPointF at, Qt::KeyboardModifiers keys) {
    const double threshold = QGuiApplication::styleHints()->startDragDistance() / 2.0;
    if (!m_dragged && QLineF(at, m_pressed).length() < threshold)
        return;
    m_dragged = true;
    if (!m_gesture)
        return;
    if (const auto shape = m_gesture->cursor())
        emit cursorChanged(*shape);
    m_mouse = at;
    if (!m_typed.isEmpty())
        return; // what is typed counts
    m_gesture->move({at, keys, true});
    emit dragTextChanged();
}

void WorldInput::release(QPointF at, Qt::MouseButton button, Qt::KeyboardModifiers keys) {
    const bool asksMenu =
        button == Qt::RightButton && m_gesture && m_gesture->opensMenu() && !m_dragged;
    if (const auto gesture = std::move(m_gesture))
        gesture->release({at, keys, m_dragged});
    m_typed.clear();
    emit dragTextChanged();
    if (m_parts.drawing.isActive())
        m_parts.snapping.showGuides({});
    else
        m_parts.snapping.stop();
    m_parts.hover.move(at);
    if (const auto agent = std::exchange(m_pressedAgent, {}); agent && !m_dragged) {
        m_parts.world.simulation()->pick(*agent);
        if (m_parts.heldPoint.handle() && m_parts.heldPoint.handle()->part != Handle::Part::start)
            m_parts.heldPoint.letGo(); // Delete is about the agent
    }
    if (!asksMenu || m_parts.drawing.isActive())
        return;
    if (const auto agent = m_parts.hover.agentAtPixel(at)) {
        m_parts.world.simulation()->pick(agent);
    } else if (const auto handle = m_parts.hover.handleAtPixel(at);
               handle && !m_parts.world.selected().contains(handle->id)) {
        const Id owner = ownerOf(m_parts.world.project(), *handle);
        m_parts.world.document()->selection()->select(QString::fromStdString(owner));
    }
    emit menuRequested(at);
}

void WorldInput::doubleClick(QPointF at, Qt::KeyboardModifiers) {
    if (m_parts.drawing.isActive() && m_parts.drawing.drawsByPoints()) {
        m_gesture.reset();
        m_parts.drawing.doubleClick();
    } else if (m_pressedLine && m_gesture && !m_dragged) {
        insertPoint(*std::exchange(m_pressedLine, {}), at);
    }
}

void WorldInput::interrupt() {
    if (const auto gesture = std::move(m_gesture))
        gesture->interrupt();
    m_parts.snapping.stop();
}

void WorldInput::cancelGesture() {
    if (const auto gesture = std::move(m_gesture))
        gesture->cancel();
    m_typed.clear();
    emit dragTextChanged();
    m_parts.snapping.stop();
}

/// Cancels the gesture, and drops an unfinished item.
void WorldInput::cancelAll() {
    cancelGesture();
    m_parts.drawing.drop();
}

void WorldInput::escape() {
    if (m_gesture || m_parts.drawing.isActive())
        cancelAll();
    else if (m_parts.drawing.hasTool())
        m_parts.drawing.dropTool();
    else if (m_parts.heldPoint.handle())
        m_parts.heldPoint.letGo();
    else if (m_parts.orders.count() > 0)
        m_parts.orders.select({});
    else if (m_parts.camera.following())
        m_parts.camera.setFollowing(false);
    else if (m_parts.world.hasPicked())
        m_parts.world.simulation()->unpick();
    else if (m_parts.world.document())
        m_parts.world.document()->selection()->clear();
}

void WorldInput::hover(QPointF at, Qt::KeyboardModifiers keys) {
    if (m_gesture)
        return;
    m_parts.hover.move(at);
    if (m_parts.groundBrush.isActive())
        m_parts.groundBrush.hover(at);
    else if (m_parts.drawing.hasTool() && !m_parts.brush.isActive())
        m_parts.drawing.move(at, keys);
}

void WorldInput::hoverAgain() {
    if (!m_gesture)
        m_parts.hover.update();
}

void WorldInput::leave() {
    m_parts.hover.leave();
    m_parts.groundBrush.hover({});
    m_parts.snapping.showGuides({});
}

void WorldInput::wheel(QPointF at, double notches) {
    m_parts.camera.zoomAt(std::pow(zoomOfNotch, notches), at);
    if (!m_gesture)
        m_parts.hover.move(at);
}

bool WorldInput::pressKey(int key, const QString& text, Qt::KeyboardModifiers keys, bool repeats) {
    if (!m_parts.world.document())
        return true;
    if (typeDistance(key, text))
        return true;
    if (!repeats)
        m_keyNumber = m_parts.world.document()->beginGesture();
    const bool draws = !m_gesture && !m_parts.brush.isActive() && !m_parts.groundBrush.isActive();
    if (m_parts.groundBrush.pressKey(text) || (draws && m_parts.drawing.pressKey(key)) ||
        pressOwnKey(key, keys))
        return true;
    return !(keys & ~Qt::ShiftModifier) && m_parts.drawing.chooseTool(text.toUpper());
}

bool WorldInput::pressOwnKey(int key, Qt::KeyboardModifiers keys) {
    if (const auto arrow = arrowOf(key)) {
        const double steps = keys & Qt::ShiftModifier ? bigSteps : 1;
        const double step = m_parts.world.overlays().snap ? m_parts.world.overlays().gridSize
                                                          : m_parts.camera.pixelStep();
        m_parts.heldPoint.moveBy(*arrow * (steps * step), m_keyNumber);
        return true;
    }
    switch (key) {
    case Qt::Key_F: // follows the picked agent; without one, it is the key of a tool
        if (keys != Qt::NoModifier || !m_parts.world.hasPicked())
            return false;
        m_parts.camera.setFollowing(!m_parts.camera.following());
        return true;
    case Qt::Key_Escape:
        escape();
        return true;
    case Qt::Key_Delete:
        if (const auto point = removablePoint())
            return removePoint(*point);
        if (!m_parts.brush.removesPicked())
            return false;
        m_parts.brush.removePicked();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_gesture || !(m_parts.brush.isActive() || m_parts.groundBrush.isActive()))
            return false;
        if (m_parts.brush.isActive())
            m_parts.brush.addInTheMiddle();
        else
            m_parts.groundBrush.paintInTheMiddle();
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        m_parts.camera.zoomBy(zoomOfNotch);
        return true;
    case Qt::Key_Minus:
        m_parts.camera.zoomBy(1 / zoomOfNotch);
        return true;
    default:
        return false;
    }
}

std::optional<Handle> WorldInput::removablePoint() const {
    if (m_parts.heldPoint.handle() || m_parts.drawing.hasTool() || m_gesture)
        return m_parts.heldPoint.handle();
    const auto& hovered = m_parts.hover.hovered();
    return hovered && hovered->part == Handle::Part::corner ? hovered : std::nullopt;
}

} // namespace tiller
