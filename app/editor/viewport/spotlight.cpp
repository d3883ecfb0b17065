#include "app/editor/viewport/spotlight.h"

#include "app/editor/viewport/painters.h"
#include "app/editor/viewport/selected_handles.h"
#include "core/model/agent_type.h"
#include "core/model/note_links.h"
#include "core/model/registry.h"

#include <cmath>

namespace tiller {

LitNode::LitNode(ShownWorld& world, QObject* parent) : QObject(parent), m_world(world) {
    connect(&m_world, &ShownWorld::simulationChanged, this, &LitNode::requestForces);
    connect(&m_world, &ShownWorld::projectChanged, this, &LitNode::requestForces);
    connect(&m_world, &ShownWorld::selectionChanged, this, &LitNode::requestForces);
    connect(&m_world, &ShownWorld::overlaysChanged, this, &LitNode::requestForces);
    connect(&m_world, &ShownWorld::frameChanged, this, &LitNode::updateText);
}

Id LitNode::lit() const {
    if (!m_pointed.empty() || !m_world.overlays().selected)
        return m_pointed;
    const Node* node = m_world.selectedNode();
    return node && node->type != agentTypeId ? node->id : Id();
}

void LitNode::setNode(const QString& node) {
    const Node* found = m_world.document() ? m_world.project().node(node.toStdString()) : nullptr;
    const Id pointed = found && found->type != agentTypeId ? found->id : Id();
    if (pointed == m_pointed)
        return;
    m_pointed = pointed;
    requestForces();
    updateText();
    emit changed();
}

/// Frames carry the forces of all agents only while something shows them.
void LitNode::requestForces() {
    const Overlays& overlays = m_world.overlays();
    if (m_world.simulation())
        m_world.simulation()->worker().wantForces(overlays.needForces() || !lit().empty());
}

void LitNode::updateText() {
    const Id id = lit();
    const Node* node = m_world.isComplete() && !id.empty() ? m_world.project().node(id) : nullptr;
    const QString text = node ? textOf(*node) : QString();
    if (text == m_text)
        return;
    m_text = text;
    emit textChanged();
}

QString LitNode::textOf(const Node& node) const {
    const Frame& frame = m_world.simulation()->frame();
    std::size_t agentCount = 0;
    for (const FrameAgents& agents : frame.agents)
        if (contributionOf(agents, node.id))
            agentCount += agents.size();
    const QString name = QString::fromStdString(displayName(node));
    if (agentCount == 0 && agentTypesOf(m_world.project(), node.id).empty())
        return tr("%1 is not part of this run: it is wired to no agent type").arg(name);
    if (agentCount == 0) // its agents are not alive, or this frame has no forces yet
        return node.muted ? tr("%1 is muted").arg(name) : QString();
    const NodeKind kind = findNodeType(node.type)->kind;
    const QString pattern = kind == NodeKind::action      ? tr("%1 was done for %2 of %3")
                            : kind == NodeKind::condition ? tr("%1 is true for %2 of %3")
                            : kind == NodeKind::target || kind == NodeKind::number
                                ? tr("%1 exists for %2 of %3")
                                : tr("%1 acts on %2 of %3");
    return pattern.arg(name).arg(litCount(frame, node.id)).arg(agentCount);
}

Spotlight::Spotlight(ShownWorld& world, QObject* parent) : QObject(parent), m_world(world) {}

void Spotlight::setTarget(const QString& target) {
    if (target == this->target())
        return;
    m_target = target.toStdString();
    emit changed();
}

bool Spotlight::isType(const Id& id) const {
    const Node* node = m_world.project().node(id);
    return node && node->type == agentTypeId;
}

SpotlitPlace Spotlight::shown(std::optional<Vec2> mouse) const {
    SpotlitPlace place;
    if (const Id ringed = m_ringed.toStdString(); isType(ringed))
        place.ringed.push_back(ringed);
    if (isType(m_target))
        place.ringed.push_back(m_target);
    else if (const SceneShape* shape = m_world.scene().find(m_target))
        place.light = {shape->center,
                       std::hypot(shape->bounds.width(), shape->bounds.height()) / 2};
    else if (const auto agent = agentNamed(m_world.project(), m_target))
        place.agent = AgentName{agent->first, agent->second};
    if (m_followsMouse && mouse)
        place.light = {*mouse, 0};
    return place;
}

} // namespace tiller
