#pragma once

#include "app/editor/sim/simulation_controller.h"
#include "app/editor/viewport/world_camera.h"
#include "app/editor/viewport/world_gesture.h"

namespace tiller {

/// Pans the view.
class PanGesture : public WorldGesture {
public:
    PanGesture(WorldCamera& camera, QPointF pressed) : m_camera(camera), m_last(pressed) {}

    void move(const MouseState& mouse) override;
    [[nodiscard]] std::optional<QCursor> cursor() const override { return Qt::ClosedHandCursor; }
    [[nodiscard]] bool opensMenu() const override { return true; }

protected:
    WorldCamera& m_camera;

private:
    QPointF m_last;
};

/// Pans the view by its ground. A click is a click in the world.
class GroundGesture final : public PanGesture {
public:
    GroundGesture(WorldCamera& camera, SimulationController& simulation, QPointF pressed)
        : PanGesture(camera, pressed), m_simulation(simulation) {}

    void release(const MouseState& mouse) override;
    [[nodiscard]] bool opensMenu() const override { return false; }

private:
    SimulationController& m_simulation;
};

} // namespace tiller
