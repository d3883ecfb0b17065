#include "app/editor/viewport/agent_gesture.h"

namespace tiller {

void AgentGesture::move(const MouseState& mouse) {
    const Vec2 place = m_camera.view().toWorld(mouse.at);
    m_simulation.dragAgent(QString::fromStdString(m_agent.type), static_cast<int>(m_agent.ordinal),
                           {place.x, place.y});
}

void AgentGesture::release(const MouseState& mouse) {
    if (mouse.dragged)
        m_simulation.dropAgent();
    else
        m_simulation.pick(m_agent);
}

} // namespace tiller
