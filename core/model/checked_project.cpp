#include "core/model/checked_project.h"

#include "core/model/agent_type.h"
#include "core/model/check.h"
#include "core/model/parameters.h"
#include "core/model/project_lists.h"
#include "core/model/registry.h"

#include <algorithm>
#include <utility>

namespace tiller {

namespace {

/// Whether the steps can be applied to the items, one after the other.
template <class Item>
bool fit(const std::vector<Item>& items, const std::vector<Replacement<Item>>& steps) {
    if (steps.empty())
        return true;
    std::set<Id> ids;
    for (const Item& item : items)
        ids.insert(item.id);
    return std::ranges::all_of(steps, [&](const Replacement<Item>& step) {
        const bool exists = ids.contains(step.id());
        if (step.before ? !exists : exists || step.index > ids.size())
            return false;
        if (step.after)
            ids.insert(step.id());
        else
            ids.erase(step.id());
        return true;
    });
}

/// @name Whether another item is the same to all others: it only has other values
/// @{
bool areAlike(const Node& a, const Node& b) {
    const auto isSame = [&](const char* setting) {
        return valueOf(a, setting) == valueOf(b, setting);
    };
    return a.type == b.type && a.agents == b.agents && a.values.size() == b.values.size() &&
           std::ranges::all_of(geometrySettings(a),
                               [&](std::size_t i) { return a.values[i] == b.values[i]; }) &&
           (a.type != agentTypeId || (isSame("count") && isSame("start")));
}

bool areAlike(const Link& a, const Link& b) {
    return a.from == b.from && a.to == b.to && b.weight >= 0 && b.weight <= maxWeight;
}

bool areAlike(const SceneItem& a, const SceneItem& b) {
    return a.type == b.type && a.type != "group" && a.type != "part";
}

bool areAlike(const Parameter& a, Parameter b) {
    b.value = a.value;
    b.name = a.name;
    return a == b;
}
/// @}

} // namespace

CheckedProject::CheckedProject(Project project)
    : m_project(std::move(project)), m_errors(findErrors(m_project)) {
    if (!m_errors.empty())
        m_project = {};
    m_weightsDepend = std::ranges::any_of(
        m_project.nodes, [](const Node& node) { return findNodeType(node.type)->comesLast; });
}

bool CheckedProject::fits(const Change& change) const {
    bool fits = true;
    eachList([&](auto items, auto steps) { fits = fits && fit(m_project.*items, change.*steps); });
    return fits;
}

/// Whether the change only gives items other values that are sound, whatever the others have.
bool CheckedProject::isSoundAlone(const Change& change) const {
    bool areSound = !change.world;
    eachList([&](auto items, auto steps) {
        areSound = areSound && std::ranges::all_of(change.*steps, [&](const auto& step) {
                       const auto& all = m_project.*items;
                       return step.before && step.after && step.index < all.size() &&
                              all[step.index].id == step.before->id &&
                              step.after->id == step.before->id &&
                              areAlike(all[step.index], *step.after);
                   });
    });
    if (!areSound || (m_weightsDepend && !change.links.empty()))
        return false;
    for (const auto& step : change.parameters)
        if (findProblem(m_project, *step.after, step.after->value))
            return false;
    Project items;
    if (change.properties)
        items.properties = change.properties->second;
    for (const auto& step : change.scene)
        items.scene.push_back(*step.after);
    for (const auto& step : change.annotations)
        items.annotations.push_back(*step.after);
    for (const auto& step : change.nodes) {
        Node node = *step.after;
        node.agents.clear();
        for (const std::size_t setting : geometrySettings(node))
            node.values[setting] = std::string();
        items.nodes.push_back(std::move(node));
    }
    return findErrors(items).empty();
}

Problems CheckedProject::apply(const Change& change) {
    if (isSoundAlone(change)) {
        tiller::apply(change, m_project);
        return {};
    }
    if (!fits(change))
        return {Problem{.text = say("The change does not fit the project: it changes an item that "
                                    "does not exist, or adds one that does.")}};
    Project changed = m_project;
    tiller::apply(change, changed);
    CheckedProject checked(std::move(changed));
    Problems errors = std::exchange(checked.m_errors, m_errors);
    if (errors.empty())
        *this = std::move(checked);
    return errors;
}

} // namespace tiller
