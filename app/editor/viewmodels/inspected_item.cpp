#include "app/editor/viewmodels/inspected_item.h"

#include "app/editor/teach/described_parameter.h"
#include "app/editor/viewport/scene_edits.h"
#include "core/base/lattice.h"
#include "core/model/groups.h"
#include "core/model/macros.h"
#include "core/model/registry.h"
#include "core/model/reroute.h"

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

/// The size of the usual range; 0 if the setting has none.
double spanOf(const Setting& setting) {
    const double span = setting.sliderMax - std::max(setting.min, -setting.sliderMax);
    if (span > 0)
        return span;
    return setting.max < noLimit && setting.max > setting.min ? setting.max - setting.min : 0;
}

} // namespace

double grainOf(const Setting& setting) {
    const double span = spanOf(setting);
    double grain = 1;
    while (span > 0 && setting.kind != SettingKind::integer && grain > span / 100)
        grain /= 10;
    return grain;
}

double onGrain(const Setting& setting, double number, double grain) {
    if (grain <= 0 || (setting.kind == SettingKind::integer && grain < 1))
        grain = grainOf(setting);
    const double perUnit = std::round(1 / grain); // dividing by a whole number keeps 0.1 as 0.1
    const double result =
        grain < 1 ? std::round(number * perUnit) / perUnit : std::round(number / grain) * grain;
    return std::clamp(result, setting.min, setting.max);
}

double wayOfPixel(const Setting& setting) {
    constexpr double pixelsOfGrain = 2;
    constexpr double pixelsOfRange = 1000;
    const double span = setting.sliderMax > 0 ? spanOf(setting) : 0;
    return std::max(grainOf(setting) / pixelsOfGrain, span / pixelsOfRange);
}

namespace {

/// A link described as an item with settings.
const Description& describedLink(bool weighs) {
    static const Description wire{.id = "link",
                                  .title = "Wire",
                                  .help = "Takes the output of one card to the input of another."};
    static const Description forceWire{
        .id = wire.id, .title = wire.title, .help = wire.help, .settings = {weightSetting()}};
    return weighs ? forceWire : wire;
}

/// A description that lives as long as the program.
std::shared_ptr<const Description> unowned(const Description& description) {
    return {std::shared_ptr<void>(), &description};
}

/// The settings on the card of a group; each has the id `NODE.SETTING`.
InspectedItem inspectedGroup(const Project& project, const NodeGroups& groups,
                             const NodeGroup& group) {
    const Part& part = groups.partOf(group);
    auto type = std::make_shared<Description>();
    type->id = "group";
    type->title = "Group";
    const Macro* macro = macroOfPart(part.name);
    type->help = macro ? macro->help : "Nodes that the canvas shows as one card.";
    InspectedItem item{.id = group.id, .type = nullptr};
    for (const NamedRole& each : part.exposed) {
        const Id* id = group.node(each.ref.role);
        const Node* node = id ? project.node(*id) : nullptr;
        const NodeType* of = node ? findNodeType(node->type) : nullptr;
        const auto index = of ? of->settingIndex(each.ref.what) : std::nullopt;
        if (!index || *index >= node->values.size())
            continue;
        Setting setting = of->settings[*index];
        setting.id = *id + '.' + setting.id;
        setting.title = each.name;
        setting.appliesWhen = {};
        setting.group.clear();
        type->settings.push_back(std::move(setting));
        item.made.push_back(node->values[*index]);
    }
    item.type = std::move(type);
    return item;
}

} // namespace

std::optional<InspectedItem> inspectedItem(const Project& project, const Id& id) {
    if (project.link(id)) {
        const auto weight = findDrivable(project, {id, weightSetting().id});
        InspectedItem item{id, unowned(describedLink(weight.has_value()))};
        if (weight)
            item.made = {weight->value};
        return item;
    }
    if (const Parameter* parameter = project.parameter(id))
        return InspectedItem{
            id, std::make_shared<const Description>(describedParameter(project, *parameter)),
            nullptr, valuesOf(*parameter)};
    if (const Annotation* annotation = project.annotation(id);
        annotation && isReroute(*annotation) && project.link(linkOfReroute(*annotation)))
        return inspectedItem(project, linkOfReroute(*annotation)); // the settings of its wire
    if (const Annotation* annotation = project.annotation(id);
        annotation && annotation->type == "group") {
        const NodeGroups groups(project);
        const NodeGroup* group = groups.group(id);
        return group ? std::optional(inspectedGroup(project, groups, *group)) : std::nullopt;
    }
    const Description* description = descriptionOf(project, id);
    if (!description)
        return {};
    return InspectedItem{id, unowned(*description), &valuesOf(project, id)};
}

Result<Change> setIn(const Project& project, const InspectedItem& item, const Setting& setting,
                     const Value& value) {
    if (item.stored)
        return setSceneValue(project, item.id, setting.id, value);
    if (project.parameter(item.id))
        return setParameterSetting(project, item.id, setting.id, value);
    if (item.type->id == "group") {
        const std::size_t dot = setting.id.rfind('.');
        return setSceneValue(project, setting.id.substr(0, dot), setting.id.substr(dot + 1), value);
    }
    return setWeight(project, item.id, numberOf(value));
}

} // namespace tiller
