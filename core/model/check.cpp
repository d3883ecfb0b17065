#include "core/model/check.h"

#include "core/base/suggestion.h"
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

std::string quotedName(std::string_view name) {
    return '"' + std::string(name) + '"';
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
            error("There are " + std::to_string(m_project.nodes.size()) +
                      " nodes; a project can have at most 10,000. Remove some.",
                  {});
        if (m_project.links.size() > maxLinks)
            error("There are " + std::to_string(m_project.links.size()) +
                      " links; a project can have at most 100,000. Remove some.",
                  {});
    }

    template <class T>
    void checkIdsOf(const std::vector<T>& items, std::set<std::string_view>& seen) {
        for (const T& item : items) {
            if (!isId(item.id) || item.id == "world")
                error(quotedName(item.id) + " is not a valid id. Use 1 to 64 characters of a-z, "
                                            "0-9 and -, but not \"world\".",
                      {item.id});
            if (!seen.insert(item.id).second)
                error("The id " + quotedName(item.id) +
                          " is used twice. Give one of the two another id.",
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
            return error(quotedName(typeId) + " is not a type of this version of Tiller. Correct "
                                              "it, or get a newer Tiller.",
                         {id});
        if (values.size() != type->settings.size())
            return error(type->title + " does not have the right number of settings.", {id});
        for (std::size_t i = 0; i < values.size(); ++i)
            if (const auto problem = findProblem(type->settings[i], values[i]))
                error(type->title + " " + quotedName(id) + ": " + *problem, {id});
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
                error("The place of " + quotedName(node.id) +
                          " on the canvas is not a finite number. Move the card.",
                      {node.id});
        }
    }

    /// @param nameOf returns what has the properties
    template <class NameOf>
    void checkPropertiesOf(const PropertyList& properties, const NameOf& nameOf, const Id& id) {
        if (properties.empty())
            return;
        if (const auto problem = findListProblem(properties))
            error(nameOf() + ": " + *problem, {id});
    }

    void checkProperties() {
        checkPropertiesOf(m_project.properties, [] { return std::string("The project"); }, {});
        for (const SceneItem& item : m_project.scene)
            checkPropertiesOf(
                item.properties, [&] { return "Scene item " + quotedName(item.id); }, item.id);
        for (const Node& node : m_project.nodes) {
            const auto name = [&] { return m_items.nameOf(node); };
            checkPropertiesOf(node.properties, name, node.id);
            if (!node.properties.empty() && !hasProperties(*findNodeType(node.type)))
                error(name() + " has properties, but of the nodes only agent types and modes may "
                               "have some. Remove them.",
                      {node.id});
            for (const PlacedAgent& agent : node.agents)
                checkPropertiesOf(
                    agent.properties, [&] { return "A placed agent of " + name(); }, node.id);
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
            error(m_items.nameOf(node) + " refers to " + quotedName(geometry) +
                      ", which is not in the scene. Add it, or choose another " + type + ".",
                  {node.id});
        else if (item->type != type)
            error(m_items.nameOf(node) + " needs " + withArticle(type) + "; " +
                      quotedName(geometry) + " is " + withArticle(item->type) + ". Choose another.",
                  {node.id, geometry});
    }

    void checkAgents() {
        double total = 0;
        for (const Node& node : m_project.nodes) {
            if (node.type != agentTypeId) {
                if (!node.agents.empty())
                    error(m_items.nameOf(node) + " has placed agents, but only an agent type can "
                                                 "have them. Remove them.",
                          {node.id});
                continue;
            }
            if (const auto problem = findSpeedProblem(node))
                error(m_items.nameOf(node) + ": " + *problem, {node.id});
            checkPlaced(node);
            total += textOf(valueOf(node, "start")) == "placed"
                         ? static_cast<double>(node.agents.size())
                         : numberOf(valueOf(node, "count"));
        }
        if (const double most = m_project.worldNumber("mostAgents"); bears() && total > most)
            error("There are " + toText(total) +
                      " agents from the start, but world.mostAgents is " + toText(most) +
                      ". Raise it, or lower a count.",
                  {});
        if (total > static_cast<double>(maxAgents))
            error("There are " + toText(total) +
                      " agents in all; a project can have at most 1,000,000. Lower a count.",
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
            return error(m_items.nameOf(node) +
                             " has more than 1,000,000 placed agents. Remove some.",
                         {node.id});
        for (const PlacedAgent& agent : node.agents) {
            for (const double x :
                 {agent.position.x, agent.position.y, agent.velocity.x, agent.velocity.y})
                if (!(std::abs(x) <= coordinateLimit))
                    return error("A placed agent of " + m_items.nameOf(node) + " has " + toText(x) +
                                     "; coordinates and speeds must be -1,000,000 to 1,000,000.",
                                 {node.id});
            if (agent.goals.size() > maxGoals)
                return error("A placed agent of " + m_items.nameOf(node) +
                                 " has more than 1,000 goals. Remove some.",
                             {node.id});
            for (const AgentGoal& goal : agent.goals)
                if (!checkGoal(node, goal))
                    return;
        }
    }

    /// Returns whether the goal has no error; it reports one otherwise.
    bool checkGoal(const Node& node, const AgentGoal& goal) {
        const std::string name = "A goal of a placed agent of " + m_items.nameOf(node);
        if (goal.item.empty()) {
            if (std::abs(goal.place.x) <= coordinateLimit &&
                std::abs(goal.place.y) <= coordinateLimit)
                return true;
            error(name + " lies too far out; coordinates must be -1,000,000 to 1,000,000.",
                  {node.id});
            return false;
        }
        const SceneItem* item = m_items.sceneItem(goal.item);
        if (item && (item->type == "point" || item->type == "region"))
            return true;
        error(name + " is " + quotedName(goal.item) +
                  (item ? ", " + withArticle(item->type) + ". Use a point, a region or a place."
                        : ", which is not in the scene. Add it, or choose another goal."),
              {node.id});
        return false;
    }

    void checkLinks() {
        for (const Link& link : m_project.links) {
            if (!(link.weight >= 0 && link.weight <= maxWeight))
                error("The weight of link " + quotedName(link.id) + " is " + toText(link.weight) +
                          "; it must be 0 to 100.",
                      {link.id});
            if (checkEnd(link, link.from, false) && checkEnd(link, link.to, true))
                checkPorts(link);
        }
    }

    /// @pre the nodes and ports at both ends exist
    void checkPorts(const Link& link) {
        const std::string name = "Link " + quotedName(link.id);
        const Port& input = m_items.port(link.to);
        if (!fits(m_items.port(link.from).type, input.type))
            return error(name + ": " + *findRefusal(m_project, link.from, link.to),
                         {link.id, link.from.node, link.to.node});
        const Node& to = *m_items.node(link.to.node);
        if (const auto refusal = findDriveRefusal(m_project, link.from.node, to, link.to.port))
            return error(name + ": " + *refusal, {link.id, to.id});
        if (!m_seenLinks.insert({link.from, link.to}).second)
            return error(name + " has the same ends as another link. Remove one of them.",
                         {link.id});
        if (input.type == PortType::mode && link.to.port == "modes" &&
            ++m_modeCounts[link.to.node] > ModeMachine::mostModes)
            return error("Agent type " + quotedName(link.to.node) +
                             " has more than 64 modes. Remove some.",
                         {link.id, link.to.node});
        if (input.takesSeveral())
            return;
        const auto [taken, isFree] = m_takenInputs.emplace(link.to, link.id);
        if (!isFree)
            error("Input " + quotedName(link.to.node + "." + link.to.port) +
                      " takes one link, but " + quotedName(taken->second) + " and " +
                      quotedName(link.id) + " lead to it. Remove one of them.",
                  {link.id, link.to.node});
    }

    bool checkEnd(const Link& link, const PortRef& end, bool isInput) {
        const std::string name = "Link " + quotedName(link.id);
        const Node* node = m_items.node(end.node);
        if (!node) {
            error(name + " leads " + (isInput ? "to " : "from ") + quotedName(end.node) +
                      ", but there is no such node. Remove the link, or add the node.",
                  {link.id});
            return false;
        }
        const Port* found = findNodeType(node->type)->port(end.port);
        if (found && found->isInput == isInput)
            return true;
        const Setting* setting = findNodeType(node->type)->setting(end.port);
        if (isInput && setting &&
            (setting->kind == SettingKind::number || setting->kind == SettingKind::integer)) {
            error(name + ": the setting " + quotedName(end.port) + " of " + m_items.nameOf(*node) +
                      " decides how programs and agents are made, so no number drives it. Remove "
                      "the link.",
                  {link.id, node->id});
            return false;
        }
        std::string ports;
        for (const Port& port : findNodeType(node->type)->ports)
            if (port.isInput == isInput)
                ports += (ports.empty() ? "" : ", ") + port.id;
        error(name + ": " + m_items.nameOf(*node) + " has no " + (isInput ? "input " : "output ") +
                  quotedName(end.port) + ". It has" + (ports.empty() ? " none" : ": " + ports) +
                  ".",
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
