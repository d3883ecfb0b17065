#include "app/editor/viewmodels/inspected_item.h"

#include "app/editor/teach/described_parameter.h"
#include "app/editor/viewport/scene_edits.h"

namespace tiller {

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
    return setWeight(project, item.id, numberOf(value));
}

} // namespace tiller
