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

std::vector<Setting> inGroup(std::string_view group, std::vector<Setting> settings) {
    for (Setting& each : settings)
        each.group = group;
    return settings;
}

std::vector<Setting> joined(std::initializer_list<std::vector<Setting>> parts) {
    std::vector<Setting> all;
    for (const std::vector<Setting>& part : parts)
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

Setting optional(Setting setting) {
    setting.isOptional = true;
    return setting;
}

void setVariant(NodeType& type, std::string_view flag, NodeCode code) {
    NodeCode all = *type.code;
    code.makeSettings = all.makeSettings;
    code.makeFresh = all.makeFresh;
    all.variantFlag = flag;
    all.variant = std::make_shared<const NodeCode>(std::move(code));
    type.code = std::make_shared<const NodeCode>(std::move(all));
}

const NodeCode& codeFor(const NodeType& type, std::span<const Value> values) {
    const NodeCode& code = *type.code;
    if (!code.variant)
        return code;
    const auto flag = type.settingIndex(code.variantFlag);
    return flag && *flag < values.size() && flagOf(values[*flag]) ? *code.variant : code;
}

} // namespace tiller
