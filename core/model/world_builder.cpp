#include "core/model/world_builder.h"

#include "core/base/lattice.h"
#include "core/base/suggestion.h"
#include "core/model/agent_type.h"
#include "core/model/check.h"
#include "core/model/connect.h"
#include "core/model/edit_steps.h"
#include "core/model/parameters.h"
#include "core/model/registry.h"

#include <cmath>

namespace tiller {

namespace {

constexpr double cardHeight = 96; // one below the other

/// "node.port", or "node".
PortRef endOf(std::string_view text) {
    const std::size_t dot = text.find('.');
    return {Id(text.substr(0, dot)),
            dot == std::string_view::npos ? std::string() : std::string(text.substr(dot + 1))};
}

template <class Types>
std::string suggestedType(std::string_view type, const Types& types) {
    std::vector<std::string> known;
    for (const auto& each : types)
        known.push_back(each.id);
    return suggestion(type, known);
}

} // namespace

WorldBuilder& WorldBuilder::refuse(Problem problem) {
    m_last = problem;
    m_problems.push_back(std::move(problem));
    return *this;
}

WorldBuilder& WorldBuilder::take(const Result<Change>& change) {
    if (!change)
        return refuse(change.problems().front());
    apply(change.value(), m_project);
    m_last.reset();
    return *this;
}

std::optional<Problem> WorldBuilder::findIdProblem(const Id& id) const {
    if (!isId(id) || id == "world")
        return Problem{.text = say("\"%1\" is no id. Use 1 to 64 characters of a-z, 0-9 and -, but "
                                   "not \"world\".",
                                   {id}),
                       .ids = {id}};
    if (m_project.has(id))
        return Problem{.text = say("The id \"%1\" is used twice. Use another.", {id}), .ids = {id}};
    return {};
}

WorldBuilder& WorldBuilder::node(const Id& id, std::string_view type) {
    const NodeType* described = findNodeType(type);
    if (!described)
        return refuse({.text = say("There is no node type \"%1\".", {Id(type)}) +
                               suggestedType(type, nodeTypes())});
    if (auto problem = findIdProblem(id))
        return refuse(*std::move(problem));
    Change change;
    appendItem(change.nodes, m_project.nodes,
               Node{.id = id,
                    .type = described->id,
                    .values = described->defaults(),
                    .place = {0, cardHeight * static_cast<double>(m_project.nodes.size())}});
    return take(change);
}

WorldBuilder& WorldBuilder::item(const Id& id, std::string_view type) {
    const Description* described = findSceneType(type);
    if (!described)
        return refuse({.text = say("There is no scene type \"%1\".", {Id(type)}) +
                               suggestedType(type, sceneTypes())});
    if (auto problem = findIdProblem(id))
        return refuse(*std::move(problem));
    Change change;
    appendItem(change.scene, m_project.scene,
               SceneItem{.id = id, .type = described->id, .values = described->defaults()});
    return take(change);
}

WorldBuilder& WorldBuilder::set(std::string_view id, std::string_view setting, const Value& value) {
    return take(setValue(m_project, id, setting, value));
}

WorldBuilder& WorldBuilder::agent(std::string_view type, Vec2 position, Vec2 velocity) {
    const auto node = std::ranges::find(m_project.nodes, type, &Node::id);
    if (node == m_project.nodes.end() || node->type != agentTypeId)
        return refuse({.text = say("There is no agent type \"%1\".", {Id(type)})});
    for (const double x : {position.x, position.y, velocity.x, velocity.y})
        if (!(std::abs(x) <= coordinateLimit))
            return refuse({.text = say("Coordinates and speeds must be -1,000,000 to 1,000,000.")});
    node->agents.push_back({{}, position, velocity}); // a change would copy them all
    return take(setValue(m_project, type, "start", std::string("placed")));
}

WorldBuilder& WorldBuilder::wire(std::string_view from, std::string_view to, double weight) {
    PortRef out = endOf(from);
    const PortRef in = endOf(to);
    const Node* source = m_project.node(out.node);
    if (source && out.port.empty() && findNodeType(source->type)->output())
        out.port = findNodeType(source->type)->output()->id;
    const auto wired = in.port.empty() ? connectNodes(m_project, m_ids, out, in.node)
                                       : connect(m_project, m_ids, out, in);
    if (!wired || weight == 1 || wired.value().links.empty() || !wired.value().links.back().after)
        return take(wired);
    const Id link = wired.value().links.back().after->id;
    Project with = m_project;
    apply(wired.value(), with);
    const auto weighted = setWeight(with, link, weight);
    return weighted ? take(merged(wired.value(), weighted.value())) : take(weighted);
}

WorldBuilder& WorldBuilder::parameter(const Id& id, std::string_view of, std::string_view setting,
                                      double min, double max) {
    const SettingRef ref{Id(of), std::string(setting)};
    auto change =
        m_project.parameter(id) ? drive(m_project, id, ref) : makeParameter(m_project, m_ids, ref);
    if (!change)
        return take(change);
    if (!m_project.parameter(id)) {
        if (auto problem = findIdProblem(id))
            return refuse(*std::move(problem));
        Parameter& made = *change.value().parameters.back().after;
        made.id = id;
        made.name.clear();
    }
    Project with = m_project;
    apply(change.value(), with);
    Parameter after = *with.parameter(id);
    after.min = min;
    after.max = max;
    const auto ranged = editParameter(with, after);
    return ranged ? take(merged(change.value(), ranged.value())) : take(ranged);
}

void WorldBuilder::dropLastProblem() {
    if (m_last)
        m_problems.pop_back();
    m_last.reset();
}

Problems WorldBuilder::problems() const {
    return m_problems.empty() ? findErrors(m_project) : m_problems;
}

Result<Project> WorldBuilder::project() const {
    if (Problems found = problems(); !found.empty())
        return found;
    return m_project;
}

} // namespace tiller
