#include "core/model/checked_project.h"

#include "core/base/lattice.h"
#include "core/model/agent_type.h"
#include "core/model/check.h"
#include "core/model/check_last.h"
#include "core/model/parameters.h"
#include "core/model/registry.h"
#include "core/modes/agent_mode.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tiller {

namespace {

constexpr const char* goalType = "goal"; // of a scene item that is a point or a region

bool areSound(const Description* type, const std::vector<Value>& values) {
    if (!type || values.size() != type->settings.size())
        return false;
    for (std::size_t i = 0; i < values.size(); ++i)
        if (findProblem(type->settings[i], values[i]))
            return false;
    return true;
}

bool isInLimits(Vec2 vector) {
    return std::abs(vector.x) <= coordinateLimit && std::abs(vector.y) <= coordinateLimit;
}

bool arePlacedWell(const Node& node) {
    const bool isAgentType = node.type == agentTypeId;
    const NodeType* type = findNodeType(node.type);
    return std::isfinite(node.place.x) && std::isfinite(node.place.y) &&
           (node.agents.empty() || isAgentType) && node.agents.size() <= maxAgents &&
           (node.properties.empty() || (type && hasProperties(*type))) &&
           !findListProblem(node.properties) &&
           std::ranges::all_of(node.agents, [](const PlacedAgent& agent) {
               return isInLimits(agent.position) && isInLimits(agent.velocity) &&
                      agent.goals.size() <= maxGoals && !findListProblem(agent.properties) &&
                      std::ranges::all_of(agent.goals, [](const AgentGoal& goal) {
                          return isInLimits(goal.place);
                      });
           });
}

template <class Item>
bool isSameType(const Item& before, const Item& after) {
    if constexpr (requires { before.type; })
        return before.type == after.type;
    return true;
}

/// Whether the steps can be applied to items with these ids, one after the other.
template <class Known, class Item>
bool fit(const Known& known, const std::vector<Replacement<Item>>& steps) {
    std::map<Id, bool> changed; // whether an item exists after the steps before
    std::size_t size = known.size();
    for (const Replacement<Item>& step : steps) {
        const auto earlier = changed.find(step.id());
        const bool exists = earlier == changed.end() ? known.contains(step.id()) : earlier->second;
        if (step.before ? !exists : exists || step.index > size)
            return false;
        changed[step.id()] = step.after.has_value();
        size = size + (step.after ? 1 : 0) - (step.before ? 1 : 0);
    }
    return true;
}

} // namespace

CheckedProject::CheckedProject(Project project)
    : m_project(std::move(project)), m_errors(findErrors(m_project)) {
    if (!m_errors.empty())
        m_project = {};
    index();
}

void CheckedProject::index() {
    const auto add = [&](Known& known, const auto& items) {
        for (const auto& item : items)
            count(item.id, known[item.id] = factsOf(item), 1);
    };
    add(m_scene, m_project.scene);
    add(m_nodes, m_project.nodes);
    add(m_links, m_project.links);
    add(m_annotations, m_project.annotations);
    add(m_parameters, m_project.parameters);
}

bool CheckedProject::fits(const Change& change) const {
    return fit(m_scene, change.scene) && fit(m_nodes, change.nodes) && fit(m_links, change.links) &&
           fit(m_annotations, change.annotations) && fit(m_parameters, change.parameters);
}

Problems CheckedProject::apply(const Change& change) {
    if (!fits(change))
        return {Problem{.text = "The change does not fit the project: it changes an item that does "
                                "not exist, or adds one that does."}};
    m_isDoubtful = (change.world && !areSound(&worldDescription(), change.world->second)) ||
                   (change.properties && findListProblem(change.properties->second)) ||
                   concernsGroups(change);
    checkDriven(change.scene);
    checkDriven(change.nodes);
    checkDriven(change.links);
    checkDriven(change.parameters);
    m_typesBefore.clear();
    follow(m_scene, change.scene);
    follow(m_nodes, change.nodes);
    follow(m_links, change.links);
    follow(m_annotations, change.annotations);
    follow(m_parameters, change.parameters);
    if (!m_isDoubtful && isSound(change)) {
        tiller::apply(change, m_project);
        return {};
    }
    Project changed = m_project;
    tiller::apply(change, changed);
    CheckedProject checked(std::move(changed));
    const Problems errors = std::exchange(checked.m_errors, m_errors);
    if (errors.empty()) {
        *this = std::move(checked);
    } else {
        CheckedProject same(std::move(m_project)); // without the facts of the change
        same.m_errors = std::move(m_errors);
        *this = std::move(same);
    }
    return errors;
}

template <class Item>
void CheckedProject::follow(Known& known, const std::vector<Replacement<Item>>& steps) {
    for (const Replacement<Item>& step : steps) {
        if (step.before) {
            const auto old = known.find(step.id());
            count(step.id(), old->second, -1);
            m_typesBefore.emplace(step.id(), old->second.type);
            known.erase(old);
        }
        if (step.after)
            count(step.id(), known[step.id()] = factsOf(*step.after), 1);
    }
}

/// A parameter must fit the settings that it drives. A new value of a parameter is checked here;
/// if more changes, the whole project is checked.
template <class Item>
void CheckedProject::checkDriven(const std::vector<Replacement<Item>>& steps) {
    for (const Replacement<Item>& step : steps) {
        if constexpr (std::is_same_v<Item, Parameter>) {
            const Parameter* now =
                step.before && step.after ? m_project.parameter(step.id()) : nullptr;
            Parameter same = now ? *now : Parameter();
            same.value = step.after ? step.after->value : same.value;
            same.name = step.after ? step.after->name : same.name;
            m_isDoubtful = m_isDoubtful || !now || same != *step.after ||
                           findProblem(m_project, same, same.value);
        } else if (!step.before || (step.after && !isSameType(*step.before, *step.after))) {
            for (const Parameter& parameter : m_project.parameters)
                for (const SettingRef& ref : parameter.drives)
                    m_isDoubtful = m_isDoubtful || ref.item == step.id();
        }
    }
}

void CheckedProject::count(const Id& id, const Facts& facts, int by) {
    m_itemsWith[id] += by;
    m_agents += by * facts.agents;
    if (const NodeType* type = findNodeType(facts.type)) {
        m_lastNodes += type->comesLast ? by : 0;
        m_bearers += bears(*type) ? by : 0;
    }
    for (const auto& [item, type] : facts.geometry)
        m_usesOf[item] += by;
    if (facts.to.node.empty())
        return; // not a link
    m_usesOf[facts.from.node] += by;
    m_usesOf[facts.to.node] += by;
    m_linksBetween[{facts.from, facts.to}] += by;
    m_linksInto[facts.to] += by;
    std::multiset<Id>& next = m_next[facts.from.node];
    if (facts.flows && by > 0)
        next.insert(facts.to.node);
    else if (facts.flows)
        next.erase(next.find(facts.to.node));
}

CheckedProject::Facts CheckedProject::factsOf(const Node& node) {
    Facts facts;
    facts.type = node.type;
    if (!areSound(findNodeType(node.type), node.values) || !arePlacedWell(node)) {
        m_isDoubtful = true;
        return facts;
    }
    for (const std::size_t setting : geometrySettings(node))
        if (const Id& item = textOf(node.values[setting]); !item.empty())
            facts.geometry.emplace_back(item,
                                        findNodeType(node.type)->settings[setting].geometryType);
    std::set<Id> goals;
    for (const PlacedAgent& agent : node.agents)
        for (const AgentGoal& goal : agent.goals)
            if (!goal.item.empty() && goals.insert(goal.item).second)
                facts.geometry.emplace_back(goal.item, goalType);
    if (node.type == agentTypeId)
        facts.agents = textOf(valueOf(node, "start")) == "placed"
                           ? static_cast<double>(node.agents.size())
                           : numberOf(valueOf(node, "count"));
    return facts;
}

CheckedProject::Facts CheckedProject::factsOf(const Parameter&) {
    return {}; // checkDriven looks at it
}

CheckedProject::Facts CheckedProject::factsOf(const Link& link) {
    Facts facts;
    facts.from = link.from;
    facts.to = link.to;
    const Port* output = port(link.from);
    const Port* input = port(link.to);
    if (!output || !input || !(link.weight >= 0 && link.weight <= maxWeight) ||
        (m_lastNodes > 0 && concernsLastNodes(*typeOf(link.from), *typeOf(link.to), *input)))
        m_isDoubtful = true;
    facts.flows = output && flows(output->type);
    return facts;
}

CheckedProject::Facts CheckedProject::factsOf(const SceneItem& item) {
    if (!areSound(findItemType(item.type), item.values) || findListProblem(item.properties))
        m_isDoubtful = true;
    Facts facts;
    facts.type = item.type;
    return facts;
}

bool CheckedProject::isSound(const Change& change) const {
    const auto areAllSound = [&](const auto& steps, const Known& known, auto isSoundItem) {
        return std::ranges::all_of(steps, [&](const auto& step) {
            const auto found = known.find(step.id());
            return found == known.end() ||
                   (isId(step.id()) && step.id() != "world" && m_itemsWith.at(step.id()) == 1 &&
                    isSoundItem(found->second));
        });
    };
    const bool isRooted = std::ranges::all_of(m_typesBefore, [&](const auto& before) {
        const auto uses = m_usesOf.find(before.first);
        const auto hasType = [&](const Known& known) {
            const auto found = known.find(before.first);
            return found != known.end() && found->second.type == before.second;
        };
        return uses == m_usesOf.end() || uses->second == 0 || hasType(m_nodes) || hasType(m_scene);
    });
    return isRooted && m_agents <= static_cast<double>(maxAgents) &&
           (m_bearers == 0 || m_agents <= mostAgents(change)) && m_nodes.size() <= maxNodes &&
           m_links.size() <= maxLinks &&
           areAllSound(change.nodes, m_nodes, [&](const Facts& of) { return isSoundNode(of); }) &&
           areAllSound(change.links, m_links, [&](const Facts& of) { return isSoundLink(of); }) &&
           areAllSound(change.scene, m_scene,
                       [](const Facts& of) { return findSceneType(of.type) != nullptr; }) &&
           areAllSound(change.annotations, m_annotations,
                       [](const Facts& of) { return findAnnotationType(of.type) != nullptr; }) &&
           areAllSound(change.parameters, m_parameters, [](const Facts&) { return true; });
}

/// Whether a group may come to hold itself. Edits of groups are rare: then all is checked.
bool CheckedProject::concernsGroups(const Change& change) const {
    const auto isOfGroups = [](const std::string& type) {
        return type == "group" || type == "part";
    };
    return std::ranges::any_of(change.annotations, [&](const Replacement<Annotation>& step) {
        const auto now = m_annotations.find(step.id());
        return (now != m_annotations.end() && isOfGroups(now->second.type)) ||
               (step.after && isOfGroups(step.after->type));
    });
}

/// How many agents may live after a change. @pre its world is sound
double CheckedProject::mostAgents(const Change& change) const {
    static const std::size_t index = *worldDescription().settingIndex("mostAgents");
    return numberOf((change.world ? change.world->second : m_project.world)[index]);
}

bool CheckedProject::isSoundNode(const Facts& node) const {
    return std::ranges::all_of(node.geometry, [&](const auto& geometry) {
        const auto item = m_scene.find(geometry.first);
        if (item == m_scene.end())
            return false;
        const std::string& type = item->second.type;
        return geometry.second == goalType ? type == "point" || type == "region"
                                           : type == geometry.second;
    });
}

bool CheckedProject::isSoundLink(const Facts& link) const {
    const Port* from = port(link.from);
    const Port* to = port(link.to);
    if (!from || !to || from->isInput || !to->isInput || !tiller::fits(from->type, to->type))
        return false;
    const int intoPort = m_linksInto.at(link.to);
    const int most = to->type == PortType::mode && to->id == "modes"
                         ? static_cast<int>(ModeMachine::mostModes)
                         : (to->takesSeveral() ? static_cast<int>(maxLinks) : 1);
    return intoPort <= most && m_linksBetween.at({link.from, link.to}) == 1 &&
           !(link.flows && closesRing(link));
}

bool CheckedProject::closesRing(const Facts& link) const {
    std::set<std::string_view> reached{link.to.node};
    std::vector<const Id*> open{&link.to.node};
    while (!open.empty()) {
        const Id& at = *open.back();
        open.pop_back();
        if (at == link.from.node)
            return true;
        if (const auto next = m_next.find(at); next != m_next.end())
            for (const Id& id : next->second)
                if (reached.insert(id).second)
                    open.push_back(&id);
    }
    return false;
}

const NodeType* CheckedProject::typeOf(const PortRef& ref) const {
    const auto node = m_nodes.find(ref.node);
    return node == m_nodes.end() ? nullptr : findNodeType(node->second.type);
}

const Port* CheckedProject::port(const PortRef& ref) const {
    const NodeType* type = typeOf(ref);
    return type ? type->port(ref.port) : nullptr;
}

} // namespace tiller
