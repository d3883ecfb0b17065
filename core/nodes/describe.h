#pragma once

#include "core/base/lattice.h"
#include "core/nodes/node_code.h"
#include "core/nodes/node_type.h"

#include <cassert>
#include <type_traits>

/// Helpers for descriptions of node types.
namespace tiller {

/// @name The ids of a choice, which its member counts from 0
/// @{
using ChoiceIds = std::shared_ptr<const std::vector<std::string>>;
[[nodiscard]] ChoiceIds choiceIds(const Setting& setting);
[[nodiscard]] std::optional<std::size_t> indexIn(const std::vector<std::string>& ids,
                                                 const Value& value);
/// @}

/// Binds a setting to a member of the typed settings struct. A bool makes it a flag, Points make it
/// points.
template <class Settings, class Member>
[[nodiscard]] Setting bindMember(Setting setting, Member Settings::*member) {
    if (std::is_same_v<Member, bool>)
        setting.kind = SettingKind::flag;
    if (std::is_same_v<Member, Points>)
        setting.kind = SettingKind::points;
    setting.store = [member](void* to, const Value& value) {
        if (const Member* of = std::get_if<Member>(&value))
            static_cast<Settings*>(to)->*member = *of;
    };
    setting.load = [member](const void* from) -> Value {
        return static_cast<const Settings*>(from)->*member;
    };
    return setting;
}

/// Binds a choice: the enumerators of @p Enum count from 0 in the order of `choices`.
template <class Settings, class Enum>
requires std::is_enum_v<Enum>
[[nodiscard]] Setting bindMember(Setting setting, Enum Settings::*member) {
    setting.kind = SettingKind::choice;
    const auto ids = choiceIds(setting);
    setting.store = [member, ids](void* to, const Value& value) {
        if (const auto index = indexIn(*ids, value))
            static_cast<Settings*>(to)->*member = static_cast<Enum>(*index);
    };
    setting.load = [member, ids](const void* from) -> Value {
        return ids->at(static_cast<std::size_t>(static_cast<const Settings*>(from)->*member));
    };
    return setting;
}

template <class Settings, class Member>
[[nodiscard]] Setting bindMember(const SettingSpec& spec, Member Settings::*member) {
    return bindMember(Setting(spec), member);
}

/// The settings struct of types without settings.
struct NoSettings {};

/// A typed settings struct from values in the order of @p settings. Values that are missing, or of
/// another kind than their setting, leave its default.
template <class Settings>
[[nodiscard]] Settings settingsFrom(std::span<const Setting> settings,
                                    std::span<const Value> values) {
    Settings result;
    for (std::size_t i = 0; i < std::min(settings.size(), values.size()); ++i)
        if (settings[i].store)
            settings[i].store(&result, values[i]);
    return result;
}

/// Makes `type.formula` from its steps, if it has any.
void writeFormula(NodeType& type);

/// Completes a type: with its code, whose settings come through the description, and with the text
/// of its formula, if it has steps.
template <class Settings>
[[nodiscard]] NodeType withCode(NodeType type, NodeCode code) {
    code.makeSettings = [settings = type.settings](std::span<const Value> values) {
        return std::make_shared<const Settings>(settingsFrom<Settings>(settings, values));
    };
    code.makeFresh = [] { return std::make_shared<const Settings>(); };
    type.code = std::make_shared<const NodeCode>(std::move(code));
    writeFormula(type);
    return type;
}

/// Joins lists of formula lines.
[[nodiscard]] std::vector<FormulaStep>
joinSteps(std::initializer_list<std::vector<FormulaStep>> lists);

/// @name Ports that many types have
/// @{
[[nodiscard]] Port forceOutput();
[[nodiscard]] Port forcesInput();
[[nodiscard]] Port whenInput(); ///< the last input of every type with a force output
[[nodiscard]] Port pointTarget();
[[nodiscard]] Port agentTarget();
[[nodiscard]] Port conditionsInput();
[[nodiscard]] Port conditionOutput();
[[nodiscard]] Port headingOutput();
[[nodiscard]] Port obstaclesInput();
[[nodiscard]] Port pathInput();
/// An input for one agent; "each" of several is refused.
[[nodiscard]] Port oneAgentInput(std::string id, std::string title, std::string help);
/// @}

[[nodiscard]] inline Setting withInitial(Setting setting, Value initial) {
    setting.initial = std::move(initial);
    return setting;
}

/// @name Handles of settings in the viewport
/// @{
/// @pre the type has settings with these ids
void setHandles(NodeType& type,
                std::initializer_list<std::pair<const char*, SettingHandle>> handles);
/// A circle around a place. @param beyond added to the setting's length
[[nodiscard]] SettingHandle around(std::string place, std::string beyond = {});
/// A length from a place in a direction.
[[nodiscard]] SettingHandle along(std::string place, std::string way);
/// A view angle: half of it to each side of the facing.
[[nodiscard]] SettingHandle spread(std::string reach);
/// @}

/// @name Settings that many types have
/// @{
template <class Settings>
[[nodiscard]] Setting lengthSetting(double Settings::*member, std::string_view id,
                                    std::string_view title, std::string_view help, double initial,
                                    double sliderMax, double max = coordinateLimit) {
    return bindMember({.id = id,
                       .title = title,
                       .help = help,
                       .unit = Unit::length,
                       .initial = initial,
                       .min = 0,
                       .max = max,
                       .sliderMax = sliderMax},
                      member);
}

template <class Settings>
[[nodiscard]] Setting timeSetting(double Settings::*member, std::string_view id,
                                  std::string_view title, std::string_view help, double initial,
                                  double sliderMax, double max = 100'000) {
    return bindMember({.id = id,
                       .title = title,
                       .help = help,
                       .unit = Unit::time,
                       .initial = initial,
                       .min = 0,
                       .max = max,
                       .sliderMax = sliderMax},
                      member);
}

/// A share from 0 to 1.
template <class Settings>
[[nodiscard]] Setting shareSetting(double Settings::*member, std::string_view id,
                                   std::string_view title, std::string_view help, double initial) {
    return bindMember({.id = id,
                       .title = title,
                       .help = help,
                       .unit = Unit::share,
                       .initial = initial,
                       .min = 0,
                       .max = 1,
                       .sliderMax = 1},
                      member);
}

template <class Settings>
[[nodiscard]] Setting slowingRadiusSetting(double Settings::*member, double initial) {
    return lengthSetting(member, "slowingRadius", "Slowing radius",
                         "Inside this distance it slows down. 0: it does not.", initial, 500);
}

/// The `speed` of behaviors with a desired velocity.
template <class Settings>
[[nodiscard]] Setting speedSetting(double Settings::*member) {
    return shareSetting(member, "speed", "Speed",
                        "The desired speed, as a share of the agent's maximum speed.", 1);
}
/// @}

} // namespace tiller
