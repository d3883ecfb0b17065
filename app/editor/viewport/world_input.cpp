#include "app/editor/viewport/world_input.h"

#include "app/editor/viewport/agent_gesture.h"
#include "app/editor/viewport/brush_gesture.h"
#include "app/editor/viewport/draw_gesture.h"
#include "app/editor/viewport/frame_gesture.h"
#include "app/editor/viewport/handle_gesture.h"
#include "app/editor/viewport/pan_gesture.h"
#include "app/editor/viewport/selection_gesture.h"
#include "app/editor/viewport/setting_gesture.h"

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

WorldInput::WorldInput(ShownWorld& world, WorldCamera& camera, Snapping& snapping,
                       SceneDrawing& drawing, SelectedHandles& handles, WorldSelection& selection,
                       HeldPoint& heldPoint, WorldHover& hover, AgentBrush& brush, QObject* parent)
    : QObject(parent)
    , m_world(world)
    , m_camera(camera)
    , m_snapping(snapping)
    , m_drawing(drawing)
    , m_handles(handles)
    , m_selection(selection)
    , m_heldPoint(heldPoint)
    , m_hover(hover)
    , m_brush(brush) {
    connect(&m_world, &ShownWorld::projectReplaced, this, &WorldInput::cancelAll);
    connect(&m_drawing, &SceneDrawing::gestureEnded, this, [this] {
        if (m_gesture)
            cancelGesture();
        m_hover.setHovered({});
    });
}

void WorldInput::press(QPointF at, Qt::MouseButton button, Qt::KeyboardModifiers keys) {
    if (m_gesture || !m_world.isComplete())
        return;
    m_pressed = at;
    m_mouse = at;
    m_button = button;
    m_dragged = false;
    m_typed.clear();
    m_pressedLine.reset();
    m_pressedAgent.reset();
    if (button != Qt::LeftButton) {
        m_gesture = std::make_unique<PanGesture>(m_camera, at);
    } else if (m_brush.isActive()) {
        m_gesture = std::make_unique<BrushGesture>(m_brush, at);
    } else if (m_drawing.hasTool()) {
        m_gesture = std::make_unique<DrawGesture>(m_drawing);
        m_drawing.press(at, keys); // may finish the item, and end the gesture
    } else {
        pressLeft(at, keys);
    }
}

void WorldInput::pressLeft(QPointF at, Qt::KeyboardModifiers keys) {
    const auto agent = m_hover.agentAtPixel(at);
    if (keys == Qt::NoModifier)
        m_pressedAgent = agent;
    if (const auto setting = m_handles.at(at)) {
        m_gesture = std::make_unique<SettingGesture>(*m_world.document(), m_camera, m_snapping,
                                                     m_handles, *setting, at);
        return;
    }
    if (const auto grip = m_hover.gripAtPixel(at)) {
        m_editNumber = m_world.document()->beginGesture();
        m_gesture = std::make_unique<FrameGesture>(m_world, m_selection, m_camera, m_snapping,
                                                   *grip, at, m_editNumber);
        m_heldPoint.letGo();
        m_hover.setHovered({}, false, grip);
        return;
    }
    const auto handle = m_hover.handleAtPixel(at);
    // With a key a click is about geometry: it selects more, copies, adds or removes a point.
    const bool isEdited = handle && keys != Qt::NoModifier && handle->part != Handle::Part::inside;
    if (handle && (isEdited || m_hover.comesBefore(*handle, agent))) {
        pressHandle(*handle, at, keys);
        if (handle->part == Handle::Part::start)
            m_pressedAgent = agent;
    } else if (agent)
        m_gesture = std::make_unique<AgentGesture>(*m_world.simulation(), m_camera, *agent);
    else if (m_world.overlays().handles)
        m_gesture = std::make_unique<BandSelection>(m_world, m_selection, m_camera, at,
                                                    keys & Qt::ShiftModifier);
    else
        m_gesture = std::make_unique<GroundGesture>(m_camera, *m_world.simulation(), at);
}

void WorldInput::pressHandle(const Handle& handle, QPointF at, Qt::KeyboardModifiers keys) {
    using Part = Handle::Part;
    Document& document = *m_world.document();
    const QString owner = QString::fromStdString(ownerOf(document.project(), handle));
    if (keys & Qt::ShiftModifier)
        document.selection()->toggle(owner);
    else if (!document.selection()->contains(owner))
        document.selection()->select(owner);
    m_editNumber = document.beginGesture();
    if (keys & Qt::AltModifier && handle.part == Part::line) {
        insertPoint(handle, at);
    } else if (keys & Qt::AltModifier && handle.part == Part::corner) {
        removePoint(handle);
        m_gesture = std::make_unique<PanGesture>(m_camera, at);
    } else if (dragsSelection(handle, keys)) {
        m_gesture =
            std::make_unique<SelectionGesture>(m_world, m_selection, m_camera, m_snapping, handle,
                                               at, bool(keys & Qt::ControlModifier), m_editNumber);
        m_heldPoint.letGo();
        m_hover.setHovered(handle);
    } else {
        dragHandle(handle, at, handle.part == Part::start && keys & Qt::ControlModifier);
        if (handle.part == Part::line)
            m_pressedLine = handle;
    }
}

/// Whether the mouse drags all of the selected geometry, or copies, and not this handle alone.
bool WorldInput::dragsSelection(const Handle& handle, Qt::KeyboardModifiers keys) const {
    return movesAll(handle.part) && m_world.selected().contains(handle.id) &&
           (keys & Qt::ControlModifier || m_selection.count() > 1);
}

void WorldInput::dragHandle(const Handle& handle, QPointF at, bool copies) {
    m_gesture = std::make_unique<HandleGesture>(*m_world.document(), m_camera, m_snapping, handle,
                                                at, m_editNumber, copies);
    m_heldPoint.hold(handle);
    m_hover.setHovered(handle);
}

void WorldInput::insertPoint(const Handle& line, QPointF at) {
    const auto corner = m_heldPoint.insertAt(line, at, m_editNumber);
    if (!corner)
        return;
    m_pressed = at;
    dragHandle(*corner, at);
}

bool WorldInput::removePoint(const Handle& corner) {
    m_hover.setHovered({});
    return m_heldPoint.remove(corner);
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
    if (m_drawing.isActive())
        m_snapping.showGuides({});
    else
        m_snapping.stop();
    m_hover.move(at);
    if (const auto agent = std::exchange(m_pressedAgent, {}); agent && !m_dragged) {
        m_world.simulation()->pick(*agent);
        if (m_heldPoint.handle() && m_heldPoint.handle()->part != Handle::Part::start)
            m_heldPoint.letGo(); // Delete is about the agent
    }
    if (!asksMenu || m_drawing.isActive())
        return;
    if (const auto agent = m_hover.agentAtPixel(at)) {
        m_world.simulation()->pick(agent);
    } else if (const auto handle = m_hover.handleAtPixel(at);
               handle && !m_world.selected().contains(handle->id)) {
        const Id owner = ownerOf(m_world.project(), *handle);
        m_world.document()->selection()->select(QString::fromStdString(owner));
    }
    emit menuRequested(at);
}

void WorldInput::doubleClick(QPointF at, Qt::KeyboardModifiers) {
    if (m_drawing.isActive() && m_drawing.drawsByPoints()) {
        m_gesture.reset();
        m_drawing.doubleClick();
    } else if (m_pressedLine && m_gesture && !m_dragged) {
        insertPoint(*std::exchange(m_pressedLine, {}), at);
    }
}

void WorldInput::interrupt() {
    if (const auto gesture = std::move(m_gesture))
        gesture->interrupt();
    m_snapping.stop();
}

void WorldInput::cancelGesture() {
    if (const auto gesture = std::move(m_gesture))
        gesture->cancel();
    m_typed.clear();
    emit dragTextChanged();
    m_snapping.stop();
}

/// Cancels the gesture, and drops an unfinished item.
void WorldInput::cancelAll() {
    cancelGesture();
    m_drawing.drop();
}

void WorldInput::escape() {
    if (m_gesture || m_drawing.isActive())
        cancelAll();
    else if (m_drawing.hasTool())
        m_drawing.dropTool();
    else if (m_heldPoint.handle())
        m_heldPoint.letGo();
    else if (m_camera.following())
        m_camera.setFollowing(false);
    else if (m_world.hasPicked())
        m_world.simulation()->unpick();
    else if (m_world.document())
        m_world.document()->selection()->clear();
}

void WorldInput::hover(QPointF at, Qt::KeyboardModifiers keys) {
    if (m_gesture)
        return;
    m_hover.move(at);
    if (m_drawing.hasTool() && !m_brush.isActive())
        m_drawing.move(at, keys);
}

void WorldInput::hoverAgain() {
    if (!m_gesture)
        m_hover.update();
}

void WorldInput::leave() {
    m_hover.leave();
    m_snapping.showGuides({});
}

void WorldInput::wheel(QPointF at, double notches) {
    m_camera.zoomAt(std::pow(zoomOfNotch, notches), at);
    if (!m_gesture)
        m_hover.move(at);
}

bool WorldInput::pressKey(int key, const QString& text, Qt::KeyboardModifiers keys, bool repeats) {
    if (!m_world.document())
        return true;
    if (typeDistance(key, text))
        return true;
    if (!repeats)
        m_keyNumber = m_world.document()->beginGesture();
    const bool draws = !m_gesture && !m_brush.isActive();
    if ((draws && m_drawing.pressKey(key)) || pressOwnKey(key, keys))
        return true;
    return !(keys & ~Qt::ShiftModifier) && m_drawing.chooseTool(text.toUpper());
}

bool WorldInput::pressOwnKey(int key, Qt::KeyboardModifiers keys) {
    if (const auto arrow = arrowOf(key)) {
        const double steps = keys & Qt::ShiftModifier ? bigSteps : 1;
        const double step =
            m_world.overlays().snap ? m_world.overlays().gridSize : m_camera.pixelStep();
        m_heldPoint.moveBy(*arrow * (steps * step), m_keyNumber);
        return true;
    }
    switch (key) {
    case Qt::Key_F: // follows the picked agent; without one, it is the key of a tool
        if (keys != Qt::NoModifier || !m_world.hasPicked())
            return false;
        m_camera.setFollowing(!m_camera.following());
        return true;
    case Qt::Key_Escape:
        escape();
        return true;
    case Qt::Key_Delete:
        if (const auto point = removablePoint())
            return removePoint(*point);
        if (!m_brush.removesPicked())
            return false;
        m_brush.removePicked();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!m_brush.isActive() || m_gesture)
            return false;
        m_brush.addInTheMiddle();
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        m_camera.zoomBy(zoomOfNotch);
        return true;
    case Qt::Key_Minus:
        m_camera.zoomBy(1 / zoomOfNotch);
        return true;
    default:
        return false;
    }
}

std::optional<Handle> WorldInput::removablePoint() const {
    if (m_heldPoint.handle() || m_drawing.hasTool() || m_gesture)
        return m_heldPoint.handle();
    const auto& hovered = m_hover.hovered();
    return hovered && hovered->part == Handle::Part::corner ? hovered : std::nullopt;
}

} // namespace tiller
