#include "core/model/parameters.h"

#include "core/model/registry.h"

#include <algorithm>
#include <cmath>
#include <map>

/// What parameters are, and their problems. Their edits are in edits_of_parameters.cpp.
namespace tiller {

namespace {

constexpr double largestBound = 9007199254740991.0; // the largest value of any setting

bool isDrivable(const Setting& setting) {
    switch (setting.kind) {
    case SettingKind::number:
    case SettingKind::integer:
    case SettingKind::flag:
    case SettingKind::choice:
        return true;
    default:
        return false;
    }
}

std::optional<Drivable> drivableOf(const Description* type, const std::vector<Value>& values,
                                   const SettingRef& ref) {
    const auto index = type ? type->settingIndex(ref.setting) : std::nullopt;
    if (!index || *index >= values.size() || !isDrivable(type->settings[*index]))
        return {};
    return Drivable{ref, &type->settings[*index], *index, values[*index]};
}

/// @param items a Project or a ProjectIndex
template <class Items>
std::optional<Drivable> findDrivableIn(const Items& items, const std::vector<Value>& world,
                                       const SettingRef& ref) {
    if (ref.item == "world")
        return drivableOf(&worldDescription(), world, ref);
    if (const Link* link = items.link(ref.item)) {
        const Node* from = items.node(link->from.node);
        const NodeType* type = from ? findNodeType(from->type) : nullptr;
        const Port* output = type ? type->output() : nullptr;
        if (ref.setting != "weight" || !output || output->type != PortType::force ||
            type->comesLast)
            return {};
        return Drivable{ref, &weightSetting(), 0, link->weight};
    }
    if (const Node* node = items.node(ref.item))
        return drivableOf(findNodeType(node->type), node->values, ref);
    const SceneItem* item = items.sceneItem(ref.item);
    return item ? drivableOf(findSceneType(item->type), item->values, ref) : std::nullopt;
}

/// The value of a parameter as a setting that checks it.
Setting settingOf(const Parameter& parameter) {
    Setting setting;
    setting.id = parameter.id;
    setting.title = titleOf(parameter);
    setting.min = parameter.min;
    setting.max = parameter.max;
    if (std::holds_alternative<bool>(parameter.value))
        setting.kind = SettingKind::flag;
    if (std::holds_alternative<std::string>(parameter.value))
        setting.kind = SettingKind::text;
    return setting;
}

/// @param find returns the Drivable of a SettingRef
template <class Find>
std::optional<std::string> findProblemOf(const Parameter& parameter, const Value& value,
                                         const Find& find) {
    if (auto problem = findProblem(settingOf(parameter), value))
        return problem;
    for (const SettingRef& ref : parameter.drives)
        if (const std::optional<Drivable> driven = find(ref))
            if (const auto problem = findProblem(*driven->setting, value))
                return say("\"%1\" drives %2.%3: %4",
                           {titleOf(parameter), ref.item, ref.setting, *problem});
    return {};
}

template <class Item>
Item* findItem(std::vector<Item>& items, std::string_view id) {
    const auto found = std::ranges::find(items, id, &Item::id);
    return found == items.end() ? nullptr : &*found;
}

/// @pre the value is sound
void setDriven(Project& project, const Drivable& driven, const Value& value) {
    const Id& id = driven.ref.item;
    if (id == "world")
        project.world[driven.index] = value;
    else if (Link* link = findItem(project.links, id))
        link->weight = numberOf(value);
    else if (Node* node = findItem(project.nodes, id))
        node->values[driven.index] = value;
    else if (SceneItem* item = findItem(project.scene, id))
        item->values[driven.index] = value;
}

} // namespace

const Setting& weightSetting() {
    static const Setting weight =
        SettingSpec{.id = "weight",
                    .title = "Weight",
                    .help = "How much the force counts. 0 has the same effect as no wire.",
                    .initial = 1.0,
                    .max = maxWeight,
                    .sliderMax = 2};
    return weight;
}

std::optional<Drivable> findDrivable(const Project& project, const SettingRef& ref) {
    return findDrivableIn(project, project.world, ref);
}

std::optional<Drivable> findDrivable(const ProjectIndex& items, const std::vector<Value>& world,
                                     const SettingRef& ref) {
    return findDrivableIn(items, world, ref);
}

const Parameter* drivingParameter(const Project& project, const SettingRef& ref) {
    for (const Parameter& each : project.parameters)
        if (std::ranges::find(each.drives, ref) != each.drives.end())
            return &each;
    return nullptr;
}

const std::string& titleOf(const Parameter& parameter) {
    return parameter.name.empty() ? parameter.id : parameter.name;
}

std::optional<std::string> findRangeProblem(const Parameter& parameter) {
    const auto isSound = [](double number) { return std::abs(number) <= largestBound; };
    if (!isSound(parameter.min) || !isSound(parameter.max) || parameter.min > parameter.max)
        return say("\"%1\" goes from %2 to %3; min must not be above max.",
                   {titleOf(parameter), toText(parameter.min), toText(parameter.max)});
    if (!isSound(parameter.step) || parameter.step < 0)
        return say("The step of \"%1\" is %2; it must be 0 or more.",
                   {titleOf(parameter), toText(parameter.step)});
    if (std::holds_alternative<Points>(parameter.value))
        return say("\"%1\" is a list; it must be a number, true or false, or the id of a choice.",
                   {titleOf(parameter)});
    return {};
}

std::optional<std::string> findProblem(const Project& project, const Parameter& parameter,
                                       const Value& value) {
    return findProblemOf(parameter, value,
                         [&](const SettingRef& ref) { return findDrivable(project, ref); });
}

Problems findParameterErrors(const Project& project) {
    Problems errors;
    if (project.parameters.empty())
        return errors;
    if (project.parameters.size() > maxParameters)
        errors.push_back(
            {.text = say("A project can have at most 10,000 parameters. Remove some.")});
    const ProjectIndex items(project);
    std::map<SettingRef, const Parameter*> driven;
    for (const Parameter& each : project.parameters) {
        const auto error = [&](std::string text) {
            errors.push_back({.text = std::move(text), .ids = {each.id}});
        };
        if (each.drives.size() > maxDriven)
            error(say("\"%1\" drives more than 100 settings. Leave some out.", {titleOf(each)}));
        if (const auto problem = findRangeProblem(each))
            error(*problem);
        else if (const auto wrong = findProblemOf(each, each.value, [&](const SettingRef& ref) {
                     return findDrivable(items, project.world, ref);
                 }))
            error(*wrong);
        for (const SettingRef& ref : each.drives)
            if (const auto [first, isNew] = driven.emplace(ref, &each); !isNew)
                error(say("\"%1.%2\" is driven by \"%3\" and by \"%4\". Leave it out of one of "
                          "them.",
                          {ref.item, ref.setting, titleOf(*first->second), titleOf(each)}));
    }
    return errors;
}

std::vector<SettingRef> applyParameters(Project& project) {
    std::vector<SettingRef> changed;
    if (project.parameters.empty())
        return changed;
    const ProjectIndex items(project);
    for (const Parameter& parameter : project.parameters)
        for (const SettingRef& ref : parameter.drives) {
            const auto driven = findDrivable(items, project.world, ref);
            if (!driven || driven->value == parameter.value ||
                findProblem(*driven->setting, parameter.value))
                continue;
            setDriven(project, *driven, parameter.value);
            changed.push_back(ref);
        }
    return changed;
}

} // namespace tiller
