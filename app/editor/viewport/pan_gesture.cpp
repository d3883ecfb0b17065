#include "app/editor/viewport/pan_gesture.h"

namespace tiller {

void PanGesture::move(const MouseState& mouse) {
    m_camera.pan(mouse.at - m_last);
    m_last = mouse.at;
}

void GroundGesture::release(const MouseState& mouse) {
    if (mouse.dragged)
        return;
    const Vec2 place = m_camera.view().toWorld(mouse.at);
    m_simulation.click({place.x, place.y});
}

} // namespace tiller
