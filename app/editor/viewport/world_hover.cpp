#include "app/editor/viewport/world_hover.h"

namespace tiller {

namespace {

constexpr double agentReach = 6; // pixels around the body

Qt::CursorShape shapeFor(Handle::Part part) {
    if (const BoxGrip grip = boxGripOf(part); grip != BoxGrip::none)
        return cursorOf(grip);
    return part == Handle::Part::corner ? Qt::CrossCursor : Qt::SizeAllCursor;
}

} // namespace

std::optional<Handle> WorldHover::handleAtPixel(QPointF at) const {
    if (!m_world.overlays().handles || !m_world.document())
        return {};
    return handleAt(m_world.project(), m_world.scene(), m_camera.view(), at, true,
                    m_world.selected());
}

std::optional<SelectionFrame> WorldHover::frame() const {
    const bool isUsed = m_world.overlays().handles && !m_drawing.hasTool();
    return isUsed ? m_selection.frame() : std::nullopt;
}

std::optional<FrameGrip> WorldHover::gripAtPixel(QPointF at) const {
    const auto shown = frame();
    return shown ? shown->gripAt(m_camera.view(), at) : std::nullopt;
}

std::optional<AgentName> WorldHover::agentAtPixel(QPointF at) const {
    if (!m_world.simulation())
        return {};
    const auto agent = agentAt(m_world.simulation()->frame(), m_camera.view().toWorld(at),
                               agentReach / m_camera.zoom());
    const bool isHidden = agent && m_world.scene().isAgentHidden(agent->type, agent->ordinal);
    return isHidden ? std::nullopt : agent;
}

bool WorldHover::comesBefore(const Handle& handle, const std::optional<AgentName>& agent) const {
    if (!agent || handle.part == Handle::Part::start)
        return true;
    return handle.part != Handle::Part::inside && m_world.selected().contains(handle.id);
}

/// Outside a world that wraps there is no cursor: agents would see it at the other side.
bool WorldHover::isCursorPlace(Vec2 place) const {
    return !m_world.document() || m_world.project().worldSettings().edges != Edges::wrap ||
           worldBox(m_world.project()).contains(place.x, place.y);
}

void WorldHover::move(QPointF at) {
    const QSizeF size = m_camera.size();
    m_mouseInside = at.x() >= 0 && at.y() >= 0 && at.x() < size.width() && at.y() < size.height();
    const Vec2 place = m_camera.view().toWorld(at);
    m_mouse = {place.x, place.y};
    if (SimulationController* simulation = m_world.simulation()) {
        if (m_mouseInside && isCursorPlace(place))
            simulation->setCursor(m_mouse);
        else
            simulation->clearCursor();
    }
    m_place = at;
    look();
    emit mouseChanged();
}

void WorldHover::update() {
    if (m_mouseInside)
        look();
}

void WorldHover::look() {
    m_handles.hover(m_drawing.hasTool() ? std::nullopt : m_handles.at(m_place), m_place);
    if (m_drawing.hasTool() || m_handles.active())
        setHovered({});
    else if (const auto grip = gripAtPixel(m_place))
        setHovered({}, false, grip);
    else {
        const auto agent = agentAtPixel(m_place);
        auto handle = handleAtPixel(m_place);
        if (handle && !comesBefore(*handle, agent))
            handle.reset();
        setHovered(handle, agent.has_value());
    }
}

void WorldHover::leave() {
    m_mouseInside = false;
    m_handles.hover({}, m_place);
    setHovered({});
    if (m_world.simulation())
        m_world.simulation()->clearCursor();
    emit mouseChanged();
}

void WorldHover::setHovered(std::optional<Handle> handle, bool overAgent,
                            std::optional<FrameGrip> grip) {
    if (m_drawing.hasTool())
        emit cursorChanged(Qt::CrossCursor);
    else if (m_handles.active())
        emit cursorChanged(Qt::SizeAllCursor);
    else if (grip)
        emit cursorChanged(frameCursor(*grip));
    else if (handle)
        emit cursorChanged(shapeFor(handle->part));
    else
        emit cursorChanged(overAgent ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (handle == m_hovered && grip == m_grip)
        return;
    m_hovered = std::move(handle);
    m_grip = grip;
    emit hoveredChanged();
}

} // namespace tiller
