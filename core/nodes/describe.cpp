#include "core/nodes/describe.h"

#include "core/nodes/worked_formula.h"

#include <algorithm>

namespace tiller {

ChoiceIds choiceIds(const Setting& setting) {
    std::vector<std::string> ids;
    for (const Choice& choice : setting.choices)
        ids.push_back(choice.id);
    return std::make_shared<const std::vector<std::string>>(std::move(ids));
}

std::optional<std::size_t> indexIn(const std::vector<std::string>& ids, const Value& value) {
    const auto found = std::find(ids.begin(), ids.end(), textOf(value));
    if (found == ids.end())
        return {};
    return static_cast<std::size_t>(found - ids.begin());
}

void writeFormula(NodeType& type) {
    type.formula = formulaText(type);
}

std::vector<FormulaStep> joinSteps(std::initializer_list<std::vector<FormulaStep>> lists) {
    std::vector<FormulaStep> all;
    for (const std::vector<FormulaStep>& list : lists)
        all.insert(all.end(), list.begin(), list.end());
    return all;
}

Port forceOutput() {
    return {"force", "Force", PortType::force, false, "Wire it to a combiner or to an agent type."};
}

Port forcesInput() {
    return {"forces", "Forces", PortType::force, true, "The forces to combine, in order."};
}

Port whenInput() {
    return {"when",
            "When",
            PortType::condition,
            true,
            "Active only while this condition is true. Unwired: always.",
            true};
}

Port pointTarget() {
    return {"target", "Target", PortType::point, true,
            "A point, an agent, or the nearest of some agents."};
}

Port agentTarget() {
    return {"target", "Target", PortType::agent, true, "An agent, or the nearest of some agents."};
}

Port conditionsInput() {
    Port port{"conditions", "Conditions", PortType::condition, true, "The conditions to combine."};
    port.several = true;
    return port;
}

Port conditionOutput() {
    return {"condition", "Condition", PortType::condition, false,
            "Wire it to the When of the node that it should switch."};
}

Port headingOutput() {
    return {"heading", "Heading", PortType::heading, false,
            "Wire it to the Facing of an agent type."};
}

Port obstaclesInput() {
    return {"obstacles", "Obstacles", PortType::obstacles, true, "The obstacles to keep clear of."};
}

Port pathInput() {
    return {"path", "Path", PortType::path, true, "The path to follow."};
}

void setHandles(NodeType& type,
                std::initializer_list<std::pair<const char*, SettingHandle>> handles) {
    for (const auto& [id, handle] : handles) {
        const auto index = type.settingIndex(id);
        assert(index);
        type.settings[*index].handle = handle;
    }
}

SettingHandle around(std::string place, std::string beyond) {
    return {.shape = SettingHandle::Shape::circle,
            .from = std::move(place),
            .beyond = std::move(beyond)};
}

SettingHandle along(std::string place, std::string way) {
    return {.shape = SettingHandle::Shape::along, .from = std::move(place), .way = std::move(way)};
}

SettingHandle spread(std::string reach) {
    return {.shape = SettingHandle::Shape::spread,
            .from = "position",
            .way = "facing",
            .reach = std::move(reach)};
}

Port oneAgentInput(std::string id, std::string title, std::string help) {
    Port port{std::move(id), std::move(title), PortType::agent, true, std::move(help)};
    port.oneOnly = true;
    return port;
}

} // namespace tiller
