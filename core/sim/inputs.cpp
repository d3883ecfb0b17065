#include "core/sim/inputs.h"

#include "core/model/agent_type.h"

#include <algorithm>

namespace tiller {

namespace {

/// Whether a node gets other settings, but stays what it is to the others, and is no agent type.
bool isQuiet(const Replacement<Node>& step, const Project& project) {
    const Node* node = step.before && step.after ? project.node(step.id()) : nullptr;
    return node && node->type == step.after->type && node->type != agentTypeId &&
           node->muted == step.after->muted && node->solo == step.after->solo;
}

bool isQuiet(const Replacement<Link>& step, const Project& project) {
    const Link* link = step.before && step.after ? project.link(step.id()) : nullptr;
    return link && link->from == step.after->from && link->to == step.after->to &&
           link->weight > 0 && step.after->weight > 0;
}

/// Whether a world that takes in several such changes at once is the same as one that takes them in
/// one by one: the same nodes steer the same agents, so all keep their memory.
bool isQuiet(const Change& change, const Project& project) {
    const auto areQuiet = [&](const auto& steps) {
        return std::ranges::all_of(steps, [&](const auto& step) { return isQuiet(step, project); });
    };
    return !change.world && change.scene.empty() && areQuiet(change.nodes) &&
           areQuiet(change.links);
}

} // namespace

Replay::Replay(InputLog log, const SimulationOptions& options)
    : m_log(std::move(log)), m_project(m_log.start), m_simulation(m_project.project(), options) {}

void Replay::applyDue() {
    for (; m_next < m_log.events.size() && m_log.events[m_next].tick <= m_simulation.tick();
         ++m_next) {
        const Input& input = m_log.events[m_next].input;
        if (const auto* change = std::get_if<Edited>(&input)) {
            edit(change->change);
        } else if (const auto* cursor = std::get_if<CursorMoved>(&input)) {
            m_simulation.setCursor(cursor->to);
        } else if (const auto* click = std::get_if<Clicked>(&input)) {
            m_simulation.click(click->at);
        } else if (const auto* agent = std::get_if<AgentMoved>(&input)) {
            m_simulation.moveAgent(agent->agent, agent->to);
        }
    }
    takeIn();
}

void Replay::edit(const Change& change) {
    const bool quiet = isQuiet(change, project());
    if (!quiet)
        takeIn();
    if (!m_project.apply(change).empty())
        return;
    m_isEdited = true;
    if (!quiet)
        takeIn();
}

void Replay::takeIn() {
    if (m_isEdited)
        m_simulation.setProject(project());
    m_isEdited = false;
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
