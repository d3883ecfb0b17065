#include "core/base/lattice.h"
#include "core/model/agent_type.h"
#include "core/model/edit_steps.h"
#include "core/model/parameters.h"
#include "core/model/registry.h"

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

Problem noSuchParameter(std::string_view id) {
    return {.text = say("There is no parameter \"%1\".", {Id(id)}), .ids = {Id(id)}};
}

/// Sets a setting in the project as the change leaves it.
void setFurther(Change& change, const Project& project, const Drivable& driven,
                const Value& value) {
    const Id& id = driven.ref.item;
    const auto set = [&](auto& item) { item.values[driven.index] = value; };
    if (id == "world") {
        if (!change.world && project.world[driven.index] != value)
            change.world = std::pair(project.world, project.world);
        if (change.world)
            change.world->second[driven.index] = value;
    } else if (project.link(id)) {
        editFurther(change.links, project.links, id,
                    [&](Link& link) { link.weight = numberOf(value); });
    } else if (!editFurther(change.nodes, project.nodes, id, set)) {
        editFurther(change.scene, project.scene, id, set);
    }
}

/// The change, or the first problem with speeds that it brings.
Result<Change> withSoundSpeeds(Change change) {
    for (const Replacement<Node>& step : change.nodes)
        if (step.before && step.after && step.after->type == agentTypeId)
            if (const auto problem = findSpeedProblem(*step.after))
                return Problem{.text = *problem, .ids = {step.id()}};
    return change;
}

/// Makes all settings of a parameter follow its value.
Result<Change> withSettings(const Project& project, Change change, const Parameter& parameter) {
    if (const auto problem = findProblem(project, parameter, parameter.value))
        return Problem{.text = *problem, .ids = {parameter.id}};
    for (const SettingRef& ref : parameter.drives)
        if (const auto driven = findDrivable(project, ref))
            setFurther(change, project, *driven, parameter.value);
    return withSoundSpeeds(std::move(change));
}

template <class Item>
const Item* itemAfter(const std::vector<Replacement<Item>>& steps, std::string_view id) {
    for (const Replacement<Item>& step : steps)
        if (step.id() == id && step.before && step.after)
            return &*step.after;
    return nullptr;
}

/// The value that a change gives to a setting; nothing if it does not touch the item.
std::optional<Value> valueAfter(const Change& change, const Drivable& driven) {
    const Id& id = driven.ref.item;
    if (id == "world")
        return change.world ? std::optional(change.world->second[driven.index]) : std::nullopt;
    if (const Link* link = itemAfter(change.links, id))
        return link->weight;
    if (const Node* node = itemAfter(change.nodes, id))
        return node->values.at(driven.index);
    const SceneItem* item = itemAfter(change.scene, id);
    return item ? std::optional(item->values.at(driven.index)) : std::nullopt;
}

bool touchesValues(const Change& change) {
    return change.world || !change.links.empty() || !change.nodes.empty() || !change.scene.empty();
}

/// The first new value that a change gives to a setting of the parameter.
std::optional<Value> newValue(const Project& project, const Change& change,
                              const Parameter& parameter) {
    for (const SettingRef& ref : parameter.drives)
        if (const auto driven = findDrivable(project, ref))
            if (const auto after = valueAfter(change, *driven); after && *after != driven->value)
                return after;
    return {};
}

void widen(Parameter& parameter) {
    if (const double* number = std::get_if<double>(&parameter.value)) {
        parameter.min = std::min(parameter.min, *number);
        parameter.max = std::max(parameter.max, *number);
    }
}

/// The usual range of a setting. Where the value is near an end of it, or the range is far too
/// wide for it: up to twice the value, as far as the setting takes it.
Parameter over(const Drivable& driven) {
    constexpr double near = 0.8, small = 0.05; // shares of the usual range
    Parameter parameter;
    parameter.value = driven.value;
    parameter.drives = {driven.ref};
    const double* value = std::get_if<double>(&driven.value);
    if (!value)
        return parameter;
    const Setting& setting = *driven.setting;
    const double size = std::abs(*value);
    const bool isWhole = setting.kind == SettingKind::integer;
    const bool isOff = size > near * setting.sliderMax ||
                       (!isWhole && size > 0 && size < small * setting.sliderMax);
    const double end = isOff && size < noLimit ? 2 * size : setting.sliderMax;
    parameter.min = std::max(setting.min, -end);
    parameter.max = std::min(setting.max, end);
    widen(parameter);
    parameter.step = isWhole ? 1 : 0;
    return parameter;
}

/// "Max speed of Prey"; with a number behind it if another parameter has that name.
std::string nameOfNew(const Project& project, const Drivable& driven) {
    const Id& id = driven.ref.item;
    const std::string title = driven.setting->title;
    const Link* link = project.link(id);
    const Node* node = project.node(link ? link->from.node : id);
    const SceneItem* item = project.sceneItem(id);
    const std::string of = node                 ? displayName(*node)
                           : !item              ? std::string()
                           : item->name.empty() ? findSceneType(item->type)->title.shown()
                                                : item->name;
    const std::string wanted =
        link ? say("%1 of %2 to %3", {title, of, displayName(*project.node(link->to.node))})
        : id == "world" ? say("%1 of the world", {title})
                        : say("%1 of %2", {title, of});
    const auto& all = project.parameters;
    return numbered(wanted, ' ', [&](const std::string& name) {
        return std::ranges::find(all, name, &Parameter::name) != all.end();
    });
}

} // namespace

Result<Change> setParameter(const Project& project, std::string_view id, const Value& value) {
    const Parameter* parameter = project.parameter(id);
    if (!parameter)
        return noSuchParameter(id);
    Parameter after = *parameter;
    after.value = value;
    return editParameter(project, after);
}

Result<Change> editParameter(const Project& project, const Parameter& after) {
    Change change;
    if (!project.parameter(after.id))
        return noSuchParameter(after.id);
    if (const auto problem = findRangeProblem(after))
        return Problem{.text = *problem, .ids = {after.id}};
    editItem(change.parameters, project.parameters, after.id,
             [&](Parameter& each) { each = after; });
    return withSettings(project, std::move(change), after);
}

Result<Change> makeParameter(const Project& project, IdSource& ids, const SettingRef& ref) {
    const auto driven = findDrivable(project, ref);
    if (!driven)
        return Problem{.text = say("A parameter drives numbers, switches, choices and the weights "
                                   "of forces. \"%1.%2\" is none of these.",
                                   {ref.item, ref.setting}),
                       .ids = {ref.item}};
    if (drivingParameter(project, ref))
        return Problem{.text = say("A parameter drives this setting already."), .ids = {ref.item}};
    if (project.parameters.size() >= maxParameters)
        return Problem{.text = say("A project can have at most 10,000 parameters. Remove some.")};
    Parameter parameter = over(*driven);
    parameter.id = ids.make("parameter", project);
    parameter.name = nameOfNew(project, *driven);
    Change change;
    appendItem(change.parameters, project.parameters, std::move(parameter));
    return change;
}

Result<Change> drive(const Project& project, std::string_view parameter, const SettingRef& ref) {
    const Parameter* found = project.parameter(parameter);
    if (!found)
        return noSuchParameter(parameter);
    const auto driven = findDrivable(project, ref);
    if (!driven)
        return Problem{.text = say("A parameter drives numbers, switches, choices and the weights "
                                   "of forces."),
                       .ids = {ref.item}};
    const Parameter* present = drivingParameter(project, ref);
    if (present == found)
        return Change{};
    Change change = present ? release(project, ref) : Change{};
    Parameter after = *found;
    after.drives.push_back(ref);
    editItem(change.parameters, project.parameters, after.id,
             [&](Parameter& each) { each = after; });
    return withSettings(project, std::move(change), after);
}

Change release(const Project& project, const SettingRef& ref) {
    Change change;
    const Parameter* parameter = drivingParameter(project, ref);
    if (!parameter)
        return change;
    if (parameter->drives.size() == 1) {
        removeItems(change.parameters, project.parameters, {parameter->id});
        return change;
    }
    editItem(change.parameters, project.parameters, parameter->id,
             [&](Parameter& each) { std::erase(each.drives, ref); });
    return change;
}

Change moveParameter(const Project& project, std::string_view id, int by) {
    const std::vector<Parameter>& all = project.parameters;
    const auto at = std::ranges::find(all, id, &Parameter::id) - all.begin();
    const auto to = at + by;
    Change change;
    if (at == std::ssize(all) || to < 0 || to >= std::ssize(all))
        return change;
    const Parameter& moved = all[static_cast<std::size_t>(at)];
    change.parameters.push_back({moved, {}, static_cast<std::size_t>(at)});
    change.parameters.push_back({{}, moved, static_cast<std::size_t>(to)});
    return change;
}

Result<Change> followParameters(const Project& project, Change change) {
    if (project.parameters.empty() || !touchesValues(change))
        return withSoundSpeeds(std::move(change));
    for (const Parameter& parameter : project.parameters) {
        const auto isEdited = [&](const auto& step) { return step.id() == parameter.id; };
        if (std::ranges::any_of(change.parameters, isEdited))
            continue;
        const auto value = newValue(project, change, parameter);
        if (!value)
            continue;
        Parameter after = parameter;
        after.value = *value;
        widen(after);
        editItem(change.parameters, project.parameters, after.id,
                 [&](Parameter& each) { each = after; });
        Result<Change> followed = withSettings(project, std::move(change), after);
        if (!followed)
            return followed;
        change = std::move(followed).value();
    }
    return withSoundSpeeds(std::move(change));
}

} // namespace tiller
