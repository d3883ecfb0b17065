#pragma once

#include "app/editor/viewport/agent_brush.h"
#include "app/editor/viewport/world_gesture.h"

namespace tiller {

/// A stroke of the brush that adds agents.
class BrushGesture final : public WorldGesture {
public:
    BrushGesture(AgentBrush& brush, QPointF at) : m_brush(brush) { m_brush.begin(at); }

    void move(const MouseState& mouse) override { m_brush.drawTo(mouse.at); }
    void cancel() override { m_brush.cancel(); }

private:
    AgentBrush& m_brush;
};

} // namespace tiller
