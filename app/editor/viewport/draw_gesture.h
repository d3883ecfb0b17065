#pragma once

#include "app/editor/viewport/scene_drawing.h"
#include "app/editor/viewport/world_gesture.h"

namespace tiller {

/// Draws with the tool of the viewport.
class DrawGesture final : public WorldGesture {
public:
    explicit DrawGesture(SceneDrawing& drawing) : m_drawing(drawing) {}

    void move(const MouseState& mouse) override { m_drawing.move(mouse.at, mouse.keys); }
    void release(const MouseState& mouse) override { m_drawing.release(mouse.dragged); }
    [[nodiscard]] QString says() const override { return m_drawing.size(); }
    bool takeNumbers(std::span<const double> numbers) override { return m_drawing.resize(numbers); }
    void interrupt() override {
        if (!m_drawing.drawsByPoints())
            m_drawing.drop();
    }

private:
    SceneDrawing& m_drawing;
};

} // namespace tiller
