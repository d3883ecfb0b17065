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

Setting onlyWhen(Setting setting, std::string_view other, Literal value,
                 std::initializer_list<Literal> more) {
    AppliesWhen& when = setting.appliesWhen.emplace();
    when.setting = other;
    when.value = value.value();
    for (const Literal& each : more)
        when.more.push_back(each.value());
    return setting;
}

Setting optional(Setting setting) {
    setting.isOptional = true;
    return setting;
}

} // namespace tiller
