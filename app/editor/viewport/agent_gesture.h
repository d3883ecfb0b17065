#pragma once

#include "app/editor/sim/simulation_controller.h"
#include "app/editor/viewport/world_camera.h"
#include "app/editor/viewport/world_gesture.h"

namespace tiller {

/// Drags an agent, which stays at the mouse until it is dropped. A click picks it.
class AgentGesture final : public WorldGesture {
public:
    AgentGesture(SimulationController& simulation, const WorldCamera& camera, AgentName agent)
        : m_simulation(simulation), m_camera(camera), m_agent(std::move(agent)) {}

    void move(const MouseState& mouse) override;
    void release(const MouseState& mouse) override;
    void cancel() override { m_simulation.dropAgent(); }
    void interrupt() override { m_simulation.dropAgent(); }

private:
    SimulationController& m_simulation;
    const WorldCamera& m_camera;
    AgentName m_agent;
};

} // namespace tiller
