#include "app/editor/viewmodels/agent_list_model.h"

#include "app/editor/words/setting_text.h"
#include "core/base/lattice.h"
#include "core/model/agent_type.h"
#include "core/model/registry.h"
#include "core/model/scene_layers.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tiller {

const Node* AgentListModel::find() const {
    const Node* node = project().node(id());
    return node && node->type == agentTypeId ? node : nullptr;
}

bool AgentListModel::placed() const {
    const Node* node = find();
    return node && textOf(valueOf(*node, "start")) == "placed";
}

QString AgentListModel::numberText(double number) {
    return writtenNumber(number);
}

void AgentListModel::fill() {
    const Node* node = find();
    m_layers = Layers(project());
    std::vector<Row> rows;
    for (std::size_t i = 0; node && i < node->agents.size(); ++i)
        rows.push_back({node->agents[i], m_layers.ofAgent(node->id, i).id});
    m_rows.show(rows);
}

bool AgentListModel::concerns(const Change& change) const {
    return std::ranges::any_of(change.nodes,
                               [this](const auto& step) { return step.id() == id(); }) ||
           std::ranges::any_of(change.annotations, [](const auto& step) {
               const auto& item = step.after ? step.after : step.before;
               return item && isLayer(*item);
           });
}

QVariantList AgentListModel::layers() const {
    QVariantList shown;
    for (const Layer& layer : m_layers.all())
        shown.prepend(choiceEntry(layer.id, layer.name));
    return shown;
}

void AgentListModel::setLayer(int row, const QString& layer) {
    const Node* node = find();
    if (!node || row < 0 || row >= rowCount())
        return;
    const Id agent = agentItem(node->id, static_cast<std::size_t>(row));
    m_document->push(moveToLayer(project(), std::array{agent}, layer.toStdString()),
                     tr("Move an agent to another layer"));
}

void AgentListModel::add() {
    const Node* node = find();
    if (!node)
        return;
    std::vector<PlacedAgent> agents = node->agents;
    const auto shift = 24.0 * static_cast<double>(agents.size() % 8);
    agents.push_back({.name = {},
                      .position = {std::floor(project().worldNumber("width") / 2) + shift,
                                   std::floor(project().worldNumber("height") / 2) + shift},
                      .velocity = {}});
    m_document->push(setAgents(project(), node->id, agents), tr("Place an agent"));
}

void AgentListModel::removeAt(int row) {
    const Node* node = find();
    if (!node || row < 0 || row >= rowCount())
        return;
    std::vector<PlacedAgent> agents = node->agents;
    agents.erase(agents.begin() + row);
    m_document->push(setAgents(project(), node->id, agents), tr("Remove an agent"));
}

bool AgentListModel::edit(int row, const QString& field, const QString& text) {
    const Node* node = find();
    if (!node || row < 0 || row >= rowCount())
        return false;
    std::vector<PlacedAgent> agents = node->agents;
    PlacedAgent& agent = agents[static_cast<std::size_t>(row)];
    if (field == QStringLiteral("name")) {
        agent.name = text.trimmed().toStdString();
    } else {
        const auto number = typedNumber(text);
        if (!number || std::abs(*number) > coordinateLimit) {
            m_document->refuse(
                tr("A place or a velocity must be a number from -1000000 to 1000000."));
            return false;
        }
        double& component = field == QStringLiteral("x")    ? agent.position.x
                            : field == QStringLiteral("y")  ? agent.position.y
                            : field == QStringLiteral("vx") ? agent.velocity.x
                                                            : agent.velocity.y;
        component = *number;
    }
    return m_document->push(setAgents(project(), node->id, agents), tr("Edit a placed agent"));
}

} // namespace tiller
