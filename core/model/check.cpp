#include "core/model/check.h"

#include "core/base/text.h"
#include "core/model/agent_type.h"
#include "core/model/check_rules.h"
#include "core/model/connect.h"
#include "core/model/groups.h"
#include "core/model/parameters.h"
#include "core/model/project_index.h"
#include "core/model/project_lists.h"
#include "core/model/registry.h"
#include "core/modes/agent_mode.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace tiller {

namespace {

/// What a type of scene item is called within a sentence.
std::string phraseForItem(std::string_view type) {
    static const std::map<std::string_view, Text> phrases{
        {"point", Text("a point")}, {"region", Text("a region")},
        {"path", Text("a path")},   {"obstacle", Text("an obstacle")},
        {"field", Text("a field")}, {"ground", Text("a ground")}};
    return phrases.at(type);
}

class ErrorFinder {
public:
    ErrorFinder(const Project& project, ProjectIndex& items) : m_project(project), m_items(items) {}

    Problems run() {
        checkSizes();
        checkIds();
        checkValues();
        if (!m_errors.empty())
            return std::move(m_errors); // the other checks need sound types and values
        for (Problem& problem : findParameterErrors(m_project))
            m_errors.push_back(std::move(problem));
        checkProperties();
        checkGeometry();
        checkAgents();
        checkLinks();
        if (const NodeGroups groups(m_project); groups.problem())
            m_errors.push_back(*groups.problem());
        if (m_errors.empty()) {
            if (auto ring = findRing(m_project, m_items))
                m_errors.push_back(*std::move(ring));
            for (Problem& problem : checkLastNodes(m_project, m_items))
                m_errors.push_back(std::move(problem));
        }
        return std::move(m_errors);
    }

private:
    void error(std::string text, std::vector<Id> ids) {
        m_errors.push_back({Severity::error, std::move(text), std::move(ids)});
    }

    void checkSizes() {
        if (m_project.nodes.size() > maxNodes)
            error(say("There are %1 nodes; a project can have at most 10,000. Remove some.",
                      {std::to_string(m_project.nodes.size())}),
                  {});
        if (m_project.links.size() > maxLinks)
            error(say("There are %1 links; a project can have at most 100,000. Remove some.",
                      {std::to_string(m_project.links.size())}),
                  {});
    }

    template <class T>
    void checkIdsOf(const std::vector<T>& items, std::set<std::string_view>& seen) {
        for (const T& item : items) {
            if (!isId(item.id) || item.id == "world")
                error(say("\"%1\" is not a valid id. Use 1 to 64 characters of a-z, 0-9 and -, but "
                          "not \"world\".",
                          {item.id}),
                      {item.id});
            if (!seen.insert(item.id).second)
                error(
                    say("The id \"%1\" is used twice. Give one of the two another id.", {item.id}),
                    {item.id});
        }
    }

    void checkIds() {
        std::set<std::string_view> seen;
        eachList([&](auto items, auto) { checkIdsOf(m_project.*items, seen); });
    }

    void checkValuesOf(const Description* type, const std::string& typeId,
                       const std::vector<Value>& values, const Id& id) {
        if (!type)
            return error(say("\"%1\" is not a type of this version of Tiller. Correct it, or get a "
                             "newer Tiller.",
                             {typeId}),
                         {id});
        if (values.size() != type->settings.size())
            return error(say("%1 does not have the right number of settings.", {type->title}),
                         {id});
        for (std::size_t i = 0; i < values.size(); ++i)
            if (const auto problem = findProblem(type->settings[i], values[i]))
                error(say("%1 \"%2\": %3", {type->title, id, *problem}), {id});
    }

    void checkValues() {
        checkValuesOf(&worldDescription(), "world", m_project.world, "world");
        for (const SceneItem& item : m_project.scene)
            checkValuesOf(findSceneType(item.type), item.type, item.values, item.id);
        for (const Annotation& annotation : m_project.annotations)
            checkValuesOf(findAnnotationType(annotation.type), annotation.type, annotation.values,
                          annotation.id);
        for (const Node& node : m_project.nodes) {
            checkValuesOf(findNodeType(node.type), node.type, node.values, node.id);
            if (!(std::isfinite(node.place.x) && std::isfinite(node.place.y)))
                error(
                    say("The place of \"%1\" on the canvas is not a finite number. Move the card.",
                        {node.id}),
                    {node.id});
        }
    }

    /// @param nameOf returns what has the properties
    template <class NameOf>
    void checkPropertiesOf(const PropertyList& properties, const NameOf& nameOf, const Id& id) {
        if (properties.empty())
            return;
        if (const auto problem = findListProblem(properties))
            error(say("%1: %2", {nameOf(), *problem}), {id});
    }

    void checkProperties() {
        checkPropertiesOf(m_project.properties, [] { return say("The project"); }, {});
        for (const SceneItem& item : m_project.scene)
            checkPropertiesOf(
                item.properties, [&] { return say("Scene item \"%1\"", {item.id}); }, item.id);
        for (const Node& node : m_project.nodes) {
            const auto name = [&] { return m_items.nameOf(node); };
            checkPropertiesOf(node.properties, name, node.id);
            if (!node.properties.empty() && !hasProperties(*findNodeType(node.type)))
                error(say("%1 has properties, but of the nodes only agent types and modes may have "
                          "some. Remove them.",
                          {name()}),
                      {node.id});
            for (const PlacedAgent& agent : node.agents)
                checkPropertiesOf(
                    agent.properties, [&] { return say("A placed agent of %1", {name()}); },
                    node.id);
        }
    }

    void checkGeometry() {
        for (const Node& node : m_project.nodes)
            for (const std::size_t setting : geometrySettings(node))
                checkGeometryOf(node, findNodeType(node.type)->settings[setting].geometryType,
                                textOf(node.values[setting]));
    }

    void checkGeometryOf(const Node& node, const std::string& type, const Id& geometry) {
        if (geometry.empty())
            return;
        const SceneItem* item = m_items.sceneItem(geometry);
        if (!item)
            error(say("%1 refers to \"%2\", which is not in the scene. Add it, or choose another "
                      "one.",
                      {m_items.nameOf(node), geometry}),
                  {node.id});
        else if (item->type != type)
            error(say("%1 needs %2; \"%3\" is %4. Choose another.",
                      {m_items.nameOf(node), phraseForItem(type), geometry,
                       phraseForItem(item->type)}),
                  {node.id, geometry});
    }

    void checkAgents() {
        double total = 0;
        for (const Node& node : m_project.nodes) {
            if (node.type != agentTypeId) {
                if (!node.agents.empty())
                    error(say("%1 has placed agents, but only an agent type can have them. Remove "
                              "them.",
                              {m_items.nameOf(node)}),
                          {node.id});
                continue;
            }
            if (const auto problem = findSpeedProblem(node))
                error(say("%1: %2", {m_items.nameOf(node), *problem}), {node.id});
            checkPlaced(node);
            total += textOf(valueOf(node, "start")) == "placed"
                         ? static_cast<double>(node.agents.size())
                         : numberOf(valueOf(node, "count"));
        }
        if (const double most = m_project.worldNumber("mostAgents"); bears() && total > most)
            error(
                say("There are %1 agents from the start, but world.mostAgents is %2. Raise it, or "
                    "lower a count.",
                    {toText(total), toText(most)}),
                {});
        if (total > static_cast<double>(maxAgents))
            error(say("There are %1 agents in all; a project can have at most 1,000,000. Lower a "
                      "count.",
                      {toText(total)}),
                  {});
    }

    /// Whether agents may be born, or change their type.
    bool bears() const {
        return std::ranges::any_of(m_project.nodes, [](const Node& node) {
            return tiller::bears(*findNodeType(node.type));
        });
    }

    void checkPlaced(const Node& node) {
        if (node.agents.size() > maxAgents)
            return error(say("%1 has more than 1,000,000 placed agents. Remove some.",
                             {m_items.nameOf(node)}),
                         {node.id});
        for (const PlacedAgent& agent : node.agents) {
            for (const double x :
                 {agent.position.x, agent.position.y, agent.velocity.x, agent.velocity.y})
                if (!(std::abs(x) <= coordinateLimit))
                    return error(say("A placed agent of %1 has %2; coordinates and speeds must be "
                                     "-1,000,000 to 1,000,000.",
                                     {m_items.nameOf(node), toText(x)}),
                                 {node.id});
            if (agent.goals.size() > maxGoals)
                return error(say("A placed agent of %1 has more than 1,000 goals. Remove some.",
                                 {m_items.nameOf(node)}),
                             {node.id});
            for (const AgentGoal& goal : agent.goals)
                if (!checkGoal(node, goal))
                    return;
        }
    }

    /// Returns whether the goal has no error; it reports one otherwise.
    bool checkGoal(const Node& node, const AgentGoal& goal) {
        const SceneItem* item = m_items.sceneItem(goal.item);
        if (goal.item.empty() ? std::abs(goal.place.x) <= coordinateLimit &&
                                    std::abs(goal.place.y) <= coordinateLimit
                              : item && (item->type == "point" || item->type == "region"))
            return true;
        const std::string name = m_items.nameOf(node);
        error(goal.item.empty()
                  ? say("A goal of a placed agent of %1 lies too far out; coordinates "
                        "must be -1,000,000 to 1,000,000.",
                        {name})
              : item ? say("A goal of a placed agent of %1 is \"%2\", %3. Use a point, a region or "
                           "a place.",
                           {name, goal.item, phraseForItem(item->type)})
                     : say("A goal of a placed agent of %1 is \"%2\", which is not in the scene. "
                           "Add it, or choose another goal.",
                           {name, goal.item}),
              {node.id});
        return false;
    }

    void checkLinks() {
        for (const Link& link : m_project.links) {
            if (!(link.weight >= 0 && link.weight <= maxWeight))
                error(say("The weight of link \"%1\" is %2; it must be 0 to 100.",
                          {link.id, toText(link.weight)}),
                      {link.id});
            if (checkEnd(link, link.from, false) && checkEnd(link, link.to, true))
                checkPorts(link);
        }
    }

    /// @pre the nodes and ports at both ends exist
    void checkPorts(const Link& link) {
        const Port& input = m_items.port(link.to);
        if (!fits(m_items.port(link.from).type, input.type))
            return error(
                say("Link \"%1\": %2", {link.id, *findRefusal(m_project, link.from, link.to)}),
                {link.id, link.from.node, link.to.node});
        const Node& to = *m_items.node(link.to.node);
        if (const auto refusal = findDriveRefusal(m_project, link.from.node, to, link.to.port))
            return error(say("Link \"%1\": %2", {link.id, *refusal}), {link.id, to.id});
        if (!m_seenLinks.insert({link.from, link.to}).second)
            return error(say("Link \"%1\" has the same ends as another link. Remove one of them.",
                             {link.id}),
                         {link.id});
        if (input.type == PortType::mode && link.to.port == "modes" &&
            ++m_modeCounts[link.to.node] > ModeMachine::mostModes)
            return error(
                say("Agent type \"%1\" has more than 64 modes. Remove some.", {link.to.node}),
                {link.id, link.to.node});
        if (input.takesSeveral())
            return;
        const auto [taken, isFree] = m_takenInputs.emplace(link.to, link.id);
        if (!isFree)
            error(
                say("Input \"%1.%2\" takes one link, but \"%3\" and \"%4\" lead to it. Remove one "
                    "of them.",
                    {link.to.node, link.to.port, taken->second, link.id}),
                {link.id, link.to.node});
    }

    bool checkEnd(const Link& link, const PortRef& end, bool isInput) {
        const Node* node = m_items.node(end.node);
        if (!node) {
            error(isInput
                      ? say("Link \"%1\" leads to \"%2\", but there is no such node. Remove the "
                            "link, or add the node.",
                            {link.id, end.node})
                      : say("Link \"%1\" leads from \"%2\", but there is no such node. Remove "
                            "the link, or add the node.",
                            {link.id, end.node}),
                  {link.id});
            return false;
        }
        const Port* found = findNodeType(node->type)->port(end.port);
        if (found && found->isInput == isInput)
            return true;
        const Setting* setting = findNodeType(node->type)->setting(end.port);
        if (isInput && setting &&
            (setting->kind == SettingKind::number || setting->kind == SettingKind::integer)) {
            error(say("Link \"%1\": the setting \"%2\" of %3 decides how programs and agents are "
                      "made, so no number drives it. Remove the link.",
                      {link.id, end.port, m_items.nameOf(*node)}),
                  {link.id, node->id});
            return false;
        }
        std::string ports;
        for (const Port& port : findNodeType(node->type)->ports)
            if (port.isInput == isInput)
                ports += (ports.empty() ? "" : ", ") + port.id;
        const std::vector<std::string> names{link.id, m_items.nameOf(*node), end.port};
        error((isInput ? say("Link \"%1\": %2 has no input \"%3\".", names)
                       : say("Link \"%1\": %2 has no output \"%3\".", names)) +
                  ' ' + (ports.empty() ? say("It has none.") : say("It has: %1.", {ports})),
              {link.id, node->id});
        return false;
    }

    const Project& m_project;
    ProjectIndex& m_items;
    Problems m_errors;
    std::set<std::pair<PortRef, PortRef>> m_seenLinks; ///< by their ends
    std::map<Id, std::size_t> m_modeCounts;            ///< by agent type
    std::map<PortRef, Id> m_takenInputs;               ///< the first link into each
};

} // namespace

Problems findErrors(const Project& project) {
    ProjectIndex items(project);
    return ErrorFinder(project, items).run();
}

Problems check(const Project& project) {
    ProjectIndex items(project);
    Problems errors = ErrorFinder(project, items).run();
    return errors.empty() ? findWarnings(project, items) : errors;
}

} // namespace tiller
