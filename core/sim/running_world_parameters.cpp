#include "core/model/registry.h"
#include "core/sim/program_numbers.h"
#include "core/sim/running_world.h"

#include <algorithm>

/// How a RunningWorld takes new values of parameters.
namespace tiller {

namespace {

template <class Item>
Item* itemWith(std::vector<Item>& items, const Id& id) {
    const auto found = std::ranges::find(items, id, &Item::id);
    return found == items.end() ? nullptr : &*found;
}

} // namespace

/// Whether programs take the value without being compiled again. A link of weight 0 counts as none.
bool RunningWorld::isLight(const Drivable& driven, const Value& value) const {
    if (project.link(driven.ref.item))
        return numberOf(driven.value) > 0 && numberOf(value) > 0;
    const Node* node = project.node(driven.ref.item);
    return node && takesNewSettings(*findNodeType(node->type));
}

/// @pre all are light
void RunningWorld::takeNumbers(const std::vector<Drivable>& changed, const Value& value) {
    std::vector<bool> touched(programs.size());
    for (const Drivable& driven : changed) {
        const Id& id = driven.ref.item;
        Link* link = itemWith(project.links, id);
        Node* node = link ? nullptr : itemWith(project.nodes, id);
        if (link)
            link->weight = numberOf(value);
        else
            node->values[driven.index] = value;
        for (std::size_t i = 0; i < programs.size(); ++i)
            if (link ? takeWeight(programs[i], *link) : takeSettings(programs[i], *node))
                touched[i] = true;
    }
    for (std::size_t i = 0; i < programs.size(); ++i)
        if (touched[i])
            planNumbers(programs[i], m_facts, mostOfAll());
    planSearches();
    if (m_profiling)
        setProfiling(true); // there may be other searches now
}

void RunningWorld::setParameter(std::size_t index, const Value& value) {
    Parameter& parameter = project.parameters[index];
    std::vector<Drivable> changed;
    bool areLight = true;
    for (const SettingRef& ref : parameter.drives)
        if (auto driven = findDrivable(project, ref); driven && driven->value != value) {
            areLight = areLight && isLight(*driven, value);
            changed.push_back(*std::move(driven));
        }
    parameter.value = value;
    if (changed.empty())
        return;
    if (areLight)
        return takeNumbers(changed, value);
    Project edited = project;
    applyParameters(edited);
    continueWith(edited);
}

} // namespace tiller
