#include "core/model/checked_project.h"

#include "core/model/agent_type.h"
#include "core/model/check.h"
#include "core/model/check_rules.h"
#include "core/model/parameters.h"
#include "core/model/registry.h"

#include <algorithm>
#include <ranges>
#include <utility>

namespace tiller {

namespace {

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

/// The items that steps leave. Adds their ids.
template <class Item>
std::vector<Item> itemsLeft(const std::vector<Replacement<Item>>& steps, std::set<Id>& ids) {
    std::vector<Item> left;
    std::set<Id> seen;
    for (const Replacement<Item>& step : steps | std::views::reverse)
        if (seen.insert(step.id()).second && step.after) {
            ids.insert(step.id());
            left.push_back(*step.after);
        }
    return left;
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
    m_isDoubtful = concernsGroups(change);
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
    for (const Id& item : facts.geometry)
        m_usesOf[item] += by;
    if (facts.to.node.empty())
        return; // not a link
    m_usesOf[facts.from.node] += by;
    m_usesOf[facts.to.node] += by;
    if (by > 0)
        m_linksInto[facts.to].emplace(facts.from, id);
    else
        m_linksInto[facts.to].erase({facts.from, id});
    std::multiset<Id>& next = m_next[facts.from.node];
    if (facts.flows && by > 0)
        next.insert(facts.to.node);
    else if (facts.flows)
        next.erase(next.find(facts.to.node));
}

CheckedProject::Facts CheckedProject::factsOf(const Node& node) {
    Facts facts;
    facts.type = node.type;
    for (const std::string_view item : sceneItemsOf(node))
        facts.geometry.emplace_back(item);
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
    m_isDoubtful = m_isDoubtful || !output || !input ||
                   (m_lastNodes > 0 &&
                    concernsLastNodes(*typeOf(link.from.node), *typeOf(link.to.node), *input));
    facts.flows = output && flows(output->type);
    return facts;
}

CheckedProject::Facts CheckedProject::factsOf(const SceneItem& item) {
    Facts facts;
    facts.type = item.type;
    return facts;
}

/// The items that a change leaves, with what they refer to. Nothing but their types is known of the
/// others.
Project CheckedProject::surroundings(const Change& change) const {
    Project part;
    part.world = change.world ? change.world->second : m_project.world;
    if (change.properties)
        part.properties = change.properties->second;
    std::set<Id> ids;
    part.scene = itemsLeft(change.scene, ids);
    part.nodes = itemsLeft(change.nodes, ids);
    part.links = itemsLeft(change.links, ids);
    part.annotations = itemsLeft(change.annotations, ids);
    for (const Node& node : part.nodes)
        for (const Id& item : m_nodes.at(node.id).geometry) {
            const auto known = m_scene.find(item);
            const Description* type =
                known == m_scene.end() ? nullptr : findSceneType(known->second.type);
            if (type && ids.insert(item).second)
                part.scene.push_back({.id = item, .type = type->id, .values = type->defaults()});
        }
    for (std::size_t i = 0, count = part.links.size(); i < count; ++i) {
        const Link link = part.links[i];
        const Port* input = port(link.to);
        const bool hasFew = input && (!input->takesSeveral() || input->id == "modes");
        const auto& others = m_linksInto.at(link.to); // in the order of what they come from
        for (auto other = hasFew ? others.begin() : others.lower_bound({link.from, {}});
             other != others.end() && (hasFew || other->first == link.from); ++other)
            if (ids.insert(other->second).second)
                part.links.push_back({other->second, other->first, link.to});
    }
    for (const Link& link : part.links)
        for (const Id& end : {link.from.node, link.to.node})
            if (const NodeType* type = typeOf(end); type && ids.insert(end).second)
                part.nodes.push_back({.id = end, .type = type->id, .values = type->defaults()});
    return part;
}

bool CheckedProject::isSound(const Change& change) const {
    const auto areAlone = [&](const auto& steps) {
        return std::ranges::all_of(steps, [&](const auto& step) {
            const auto items = m_itemsWith.find(step.id());
            return items == m_itemsWith.end() || items->second <= 1;
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
    const Project part = surroundings(change);
    return isRooted && areAlone(change.scene) && areAlone(change.nodes) && areAlone(change.links) &&
           areAlone(change.annotations) && areAlone(change.parameters) &&
           m_nodes.size() <= maxNodes && m_links.size() <= maxLinks && findErrors(part).empty() &&
           m_agents <= static_cast<double>(maxAgents) &&
           (m_bearers == 0 || m_agents <= part.worldNumber("mostAgents")) &&
           std::ranges::none_of(part.links, [&](const Link& each) { return closesRing(each); });
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

bool CheckedProject::closesRing(const Link& link) const {
    if (!m_links.at(link.id).flows)
        return false;
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

const NodeType* CheckedProject::typeOf(const Id& node) const {
    const auto found = m_nodes.find(node);
    return found == m_nodes.end() ? nullptr : findNodeType(found->second.type);
}

const Port* CheckedProject::port(const PortRef& ref) const {
    const NodeType* type = typeOf(ref.node);
    return type ? type->port(ref.port) : nullptr;
}

} // namespace tiller
