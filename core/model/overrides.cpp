#include "core/model/overrides.h"

#include "core/base/number_text.h"
#include "core/base/suggestion.h"
#include "core/base/text.h"
#include "core/model/groups.h"
#include "core/model/parameters.h"
#include "core/model/project_index.h"
#include "core/model/registry.h"
#include "core/model/scene_layers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace tiller {

namespace {

std::vector<std::string> overridableIds(const Project& project) {
    std::vector<std::string> ids{"world"};
    for (const Node& node : project.nodes)
        ids.push_back(node.id);
    for (const SceneItem& item : project.scene)
        ids.push_back(item.id);
    for (const Link& link : project.links)
        ids.push_back(link.id);
    return ids;
}

std::vector<std::string> settingIds(const Description& description) {
    std::vector<std::string> ids;
    for (const Setting& setting : description.settings)
        ids.push_back(setting.id);
    return ids;
}

/// The text as a number or a flag if the setting takes one. Text that is neither stays text, and
/// setValue refuses it.
Value parseValue(const Setting& setting, const std::string& text) {
    if (setting.kind == SettingKind::number || setting.kind == SettingKind::integer) {
        if (const auto number = parseNumber(text))
            return *number;
    } else if (setting.kind == SettingKind::flag && (text == "true" || text == "false")) {
        return text == "true";
    }
    return text;
}

/// @param which muted or solo of a node, hidden of a layer
Result<Change> overrideFlag(const Project& project, const Id& id, const std::string& which,
                            const std::string& value) {
    if (value != "true" && value != "false")
        return Problem{.text = say("\"%1\" is \"%2\"; it must be true or false.", {which, value})};
    if (which == "hidden")
        return setValue(project, id, which, value == "true");
    const std::array ids{id};
    return which == "muted" ? setMuted(project, ids, value == "true")
                            : setSolo(project, ids, value == "true");
}

Result<Change> overrideSetting(const Project& project, const Id& id, const std::string& setting,
                               const std::string& value) {
    if (project.link(id)) {
        if (setting != "weight")
            return Problem{.text = say("A link has no setting \"%1\". It has: weight.", {setting})};
        return setWeight(project, id, parseNumber(value).value_or(-1));
    }
    if (const Annotation* layer = project.annotation(id); layer && isLayer(*layer)) {
        if (setting != "hidden")
            return Problem{.text =
                               say("A layer has no setting \"%1\". It has: hidden.", {setting})};
        return overrideFlag(project, id, setting, value);
    }
    const Description* description = project.annotation(id) ? nullptr : descriptionOf(project, id);
    if (!description)
        return Problem{.text = say("There is nothing with the id \"%1\".", {id}) +
                               suggestion(id, overridableIds(project))};
    if (project.node(id) && (setting == "muted" || setting == "solo"))
        return overrideFlag(project, id, setting, value);
    const Setting* found = description->setting(setting);
    if (!found)
        return Problem{.text = say("%1 has no setting \"%2\".", {description->title, setting}) +
                               suggestion(setting, settingIds(*description))};
    return setValue(project, id, setting, parseValue(*found, value));
}

std::vector<std::string> parameterIds(const Project& project) {
    std::vector<std::string> ids;
    for (const Parameter& parameter : project.parameters)
        ids.push_back(parameter.id);
    return ids;
}

Result<Change> overrideParameter(const Project& project, const Id& id, const std::string& text) {
    const Parameter* parameter = project.parameter(id);
    if (!parameter)
        return Problem{.text = say("There is no parameter \"%1\".", {id}) +
                               suggestion(id, parameterIds(project)) + ' ' +
                               say("Write PATH=VALUE, as in world.seed=7.")};
    Setting like; // what kind of value the text is
    if (std::holds_alternative<bool>(parameter->value))
        like.kind = SettingKind::flag;
    else if (std::holds_alternative<std::string>(parameter->value))
        like.kind = SettingKind::choice;
    return setParameter(project, id, parseValue(like, text));
}

/// A value as an override contains it; nothing for points, which no override can set.
std::optional<std::string> textOfValue(const Value& value) {
    if (const double* number = std::get_if<double>(&value))
        return toText(*number);
    if (const bool* flag = std::get_if<bool>(&value))
        return *flag ? "true" : "false";
    if (const std::string* text = std::get_if<std::string>(&value))
        return *text;
    return {};
}

void addLine(std::string& lines, const Id& id, const std::string& setting,
             const std::string& value) {
    lines += id + '.' + setting + '=' + value + '\n';
}

/// The settings that parameters drive: the lines of the parameters set them.
using Driven = std::set<SettingRef>;

/// Adds the lines of parameters that both projects have.
Driven addParameters(std::string& lines, const Project& from, const Project& to) {
    Driven driven;
    for (const Parameter& parameter : from.parameters) {
        const Parameter* after = to.parameter(parameter.id);
        if (!after)
            continue;
        driven.insert(parameter.drives.begin(), parameter.drives.end());
        if (after->value != parameter.value)
            if (const auto text = textOfValue(after->value))
                lines += parameter.id + '=' + *text + '\n';
    }
    return driven;
}

void addValues(std::string& lines, const Id& id, const Description* type,
               const std::vector<Value>& from, const std::vector<Value>& to, const Driven& driven) {
    const std::size_t count =
        type ? std::min({type->settings.size(), from.size(), to.size()}) : std::size_t{0};
    for (std::size_t i = 0; i < count; ++i)
        if (from[i] != to[i] && !driven.contains({id, type->settings[i].id}))
            if (const auto text = textOfValue(to[i]))
                addLine(lines, id, type->settings[i].id, *text);
}

void addFlag(std::string& lines, const Id& id, const char* which, bool from, bool to) {
    if (from != to)
        addLine(lines, id, which, to ? "true" : "false");
}

/// Copies the notes, annotations, parameters, properties, names and places on the canvas, which are
/// not part of a difference between runs.
void copyNotesAndNames(Project& project, const Project& from) {
    project.notes = from.notes;
    project.annotations = from.annotations;
    project.parameters = from.parameters;
    project.properties = from.properties;
    const ProjectIndex items(from);
    for (Node& node : project.nodes)
        if (const Node* same = items.node(node.id)) {
            node.name = same->name;
            node.place = same->place;
            node.properties = same->properties;
        }
    for (SceneItem& item : project.scene)
        if (const SceneItem* same = items.sceneItem(item.id))
            std::tie(item.name, item.properties) = std::tie(same->name, same->properties);
}

} // namespace

namespace {

Result<Change> changeOfLine(const Project& project, std::string_view pathAndValue) {
    const std::size_t equals = pathAndValue.find('=');
    const std::size_t dot = pathAndValue.rfind('.', equals);
    if (equals != std::string_view::npos && isId(pathAndValue.substr(0, equals)))
        return overrideParameter(project, Id(pathAndValue.substr(0, equals)),
                                 std::string(pathAndValue.substr(equals + 1)));
    if (equals == std::string_view::npos || dot == std::string_view::npos || dot == 0)
        return Problem{.text = say("\"%1\" does not set anything. Write PATH=VALUE, as in "
                                   "world.seed=7.",
                                   {std::string(pathAndValue)})};
    return overrideSetting(project, Id(pathAndValue.substr(0, dot)),
                           std::string(pathAndValue.substr(dot + 1, equals - dot - 1)),
                           std::string(pathAndValue.substr(equals + 1)));
}

} // namespace

Result<Change> overrideChange(const Project& project, std::string_view pathAndValue) {
    Result<Change> change = changeOfLine(project, pathAndValue);
    if (!change)
        return change;
    return followGroups(project, std::move(change).value(), {});
}

Result<Change> overrideChanges(const Project& project, std::string_view lines) {
    Project edited = project;
    Change all;
    for (const std::string_view line : linesOf(lines)) {
        auto change = overrideChange(edited, line);
        if (!change)
            return change;
        apply(change.value(), edited);
        all = merged(all, change.value());
    }
    return all;
}

std::vector<std::string> overrideProblems(const Project& project, std::string_view lines) {
    constexpr std::size_t mostProblems = 20;
    std::vector<std::string> problems;
    if (lines.empty())
        return problems;
    Project light = project;
    for (Node& node : light.nodes)
        node.agents.clear(); // a change copies its node, and no line is about placed agents
    for (const std::string_view line : linesOf(lines)) {
        if (const auto change = overrideChange(light, line); !change)
            problems.push_back(change.problems().front().text);
        if (problems.size() == mostProblems)
            break;
    }
    return problems;
}

Result<Done> applyOverride(Project& project, std::string_view pathAndValue) {
    const Result<Change> change = overrideChange(project, pathAndValue);
    if (!change)
        return change.problems();
    apply(change.value(), project);
    return Done();
}

OverridesBetween overridesBetween(const Project& from, const Project& to) {
    OverridesBetween result;
    const ProjectIndex items(from);
    const Driven driven = addParameters(result.lines, from, to);
    addValues(result.lines, "world", &worldDescription(), from.world, to.world, driven);
    for (const SceneItem& item : to.scene) {
        const SceneItem* before = items.sceneItem(item.id);
        if (before && before->type == item.type)
            addValues(result.lines, item.id, findSceneType(item.type), before->values, item.values,
                      driven);
    }
    for (const Node& node : to.nodes) {
        const Node* before = items.node(node.id);
        if (!before || before->type != node.type)
            continue;
        addValues(result.lines, node.id, findNodeType(node.type), before->values, node.values,
                  driven);
        addFlag(result.lines, node.id, "muted", before->muted, node.muted);
        addFlag(result.lines, node.id, "solo", before->solo, node.solo);
    }
    for (const Link& link : to.links)
        if (const Link* before = items.link(link.id);
            before && before->weight != link.weight && !driven.contains({link.id, "weight"}))
            addLine(result.lines, link.id, "weight", toText(link.weight));

    for (const Annotation& layer : to.annotations)
        if (const Annotation* before = isLayer(layer) ? items.annotation(layer.id) : nullptr;
            before && isLayer(*before))
            addFlag(result.lines, layer.id, "hidden", flagOf(valueOf(*before, "hidden")),
                    flagOf(valueOf(layer, "hidden")));

    Project reached = from;
    if (const auto change = overrideChanges(from, result.lines))
        apply(change.value(), reached);
    copyNotesAndNames(reached, to);
    result.rest = difference(reached, to);
    return result;
}

} // namespace tiller
