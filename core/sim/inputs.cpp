#include "core/sim/inputs.h"

namespace tiller {

Replay::Replay(InputLog log, const SimulationOptions& options)
    : m_log(std::move(log)), m_project(m_log.start), m_simulation(m_project, options) {}

void Replay::applyDue() {
    for (; m_next < m_log.events.size() && m_log.events[m_next].tick <= m_simulation.tick();
         ++m_next) {
        const Input& input = m_log.events[m_next].input;
        if (const auto* change = std::get_if<Edited>(&input)) {
            apply(change->change, m_project);
            m_simulation.setProject(m_project);
        } else if (const auto* cursor = std::get_if<CursorMoved>(&input)) {
            m_simulation.setCursor(cursor->to);
        } else if (const auto* click = std::get_if<Clicked>(&input)) {
            m_simulation.click(click->at);
        } else if (const auto* agent = std::get_if<AgentMoved>(&input)) {
            m_simulation.moveAgent(agent->agent, agent->to);
        }
    }
}

void Replay::step() {
    applyDue();
    m_simulation.step();
}

void Replay::finish() {
    applyDue();
}

Project withoutLayout(Project project) {
    for (Node& node : project.nodes)
        node.place = {};
    project.annotations.clear();
    project.notes = {};
    return project;
}

} // namespace tiller
