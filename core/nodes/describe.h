#pragma once

#include "core/base/lattice.h"
#include "core/nodes/node_code.h"
#include "core/nodes/node_type.h"

#include <cassert>

/// Helpers to write descriptions with.
namespace tiller {

template <class Settings>
[[nodiscard]] Setting bindMember(Setting setting, double Settings::*member) {
    setting.store = [member](void* to, const Value& value) {
        static_cast<Settings*>(to)->*member = numberOf(value);
    };
    setting.load = [member](const void* from) -> Value {
        return static_cast<const Settings*>(from)->*member;
    };
    return setting;
}

template <class Settings>
[[nodiscard]] Setting bindMember(Setting setting, bool Settings::*member) {
    setting.kind = SettingKind::flag;
    setting.store = [member](void* to, const Value& value) {
        static_cast<Settings*>(to)->*member = flagOf(value);
    };
    setting.load = [member](const void* from) -> Value {
        return static_cast<const Settings*>(from)->*member;
    };
    return setting;
}

template <class Settings>
[[nodiscard]] Setting bindMember(Setting setting, std::string Settings::*member) {
    setting.store = [member](void* to, const Value& value) {
        static_cast<Settings*>(to)->*member = textOf(value);
    };
    setting.load = [member](const void* from) -> Value {
        return static_cast<const Settings*>(from)->*member;
    };
    return setting;
}

template <class Settings>
[[nodiscard]] Setting bindMember(Setting setting, Points Settings::*member) {
    setting.kind = SettingKind::points;
    setting.store = [member](void* to, const Value& value) {
        static_cast<Settings*>(to)->*member = pointsOf(value);
    };
    setting.load = [member](const void* from) -> Value {
        return static_cast<const Settings*>(from)->*member;
    };
    return setting;
}

/// A choice: the enumerators of @p Enum count from 0 in the order of `choices`.
template <class Settings, class Enum>
requires std::is_enum_v<Enum>
[[nodiscard]] Setting bindMember(Setting setting, Enum Settings::*member) {
    setting.kind = SettingKind::choice;
    std::vector<std::string> ids;
    for (const Choice& choice : setting.choices)
        ids.push_back(choice.id);
    setting.store = [member, ids](void* to, const Value& value) {
        for (std::size_t i = 0; i < ids.size(); ++i)
            if (ids[i] == textOf(value))
                static_cast<Settings*>(to)->*member = static_cast<Enum>(i);
    };
    setting.load = [member, ids](const void* from) -> Value {
        return ids.at(static_cast<std::size_t>(static_cast<const Settings*>(from)->*member));
    };
    return setting;
}

/// Typed settings from values in the order of @p settings.
template <class Settings>
[[nodiscard]] Settings settingsFrom(std::span<const Setting> settings,
                                    std::span<const Value> values) {
    assert(settings.size() == values.size());
    Settings result;
    for (std::size_t i = 0; i < settings.size(); ++i)
        if (settings[i].store)
            settings[i].store(&result, values[i]);
    return result;
}

/// Puts type and code together; the code's settings are made through the description.
template <class Settings>
[[nodiscard]] NodeType withCode(NodeType type, NodeCode code) {
    code.makeSettings = [settings = type.settings](std::span<const Value> values) {
        return std::make_shared<const Settings>(settingsFrom<Settings>(settings, values));
    };
    code.makeFresh = [] { return std::make_shared<const Settings>(); };
    type.code = std::make_shared<const NodeCode>(std::move(code));
    return type;
}

/// Lines of a formula, one list after the other.
[[nodiscard]] std::vector<FormulaStep>
together(std::initializer_list<std::vector<FormulaStep>> lists);

/// @name Ports that many types have
/// @{
[[nodiscard]] Port forceOutput();
[[nodiscard]] Port forcesInput();
[[nodiscard]] Port whenInput(); ///< every node with a force output has one, last of its inputs
[[nodiscard]] Port pointTarget();
[[nodiscard]] Port agentTarget();
[[nodiscard]] Port conditionOutput();
[[nodiscard]] Port headingOutput();
[[nodiscard]] Port obstaclesInput();
[[nodiscard]] Port pathInput();
/// A target of which there is one; "each" of several is nothing for it.
[[nodiscard]] Port oneAgent(std::string id, std::string title, std::string help);
/// @}

[[nodiscard]] inline Setting withInitial(Setting setting, Value initial) {
    setting.initial = std::move(initial);
    return setting;
}

/// @name Handles of settings in the viewport
/// @{
/// @pre the type has settings of these ids
void giveHandles(NodeType& type,
                 std::initializer_list<std::pair<const char*, SettingHandle>> handles);
/// So far around a place.
[[nodiscard]] SettingHandle around(std::string place, std::string beyond = {});
/// So far from a place in a direction.
[[nodiscard]] SettingHandle along(std::string place, std::string way);
/// A view angle: half of it to each side of where it looks.
[[nodiscard]] SettingHandle viewed(std::string reach);
/// @}

/// @name Settings that many types have
/// @{
template <class Settings>
[[nodiscard]] Setting lengthSetting(double Settings::*member, std::string id, std::string title,
                                    std::string help, double initial, double sliderMax) {
    return bindMember({.id = std::move(id),
                       .title = std::move(title),
                       .help = std::move(help),
                       .unit = Unit::length,
                       .initial = initial,
                       .min = 0,
                       .max = coordinateLimit,
                       .sliderMax = sliderMax},
                      member);
}

template <class Settings>
[[nodiscard]] Setting timeSetting(double Settings::*member, std::string id, std::string title,
                                  std::string help, double initial, double sliderMax) {
    return bindMember({.id = std::move(id),
                       .title = std::move(title),
                       .help = std::move(help),
                       .unit = Unit::time,
                       .initial = initial,
                       .min = 0,
                       .max = 100'000,
                       .sliderMax = sliderMax},
                      member);
}

template <class Settings>
[[nodiscard]] Setting slowingRadiusSetting(double Settings::*member, double initial) {
    return lengthSetting(member, "slowingRadius", "Slowing radius",
                         "Inside this distance it slows down. 0: never.", initial, 500);
}
/// @}

/// The `speed` of behaviors that want a velocity: a fraction of maxSpeed.
template <class Settings>
[[nodiscard]] Setting speedSetting(double Settings::*member) {
    return bindMember({.id = "speed",
                       .title = "Speed",
                       .help = "How fast it wants to go, as a share of the agent's maximum speed.",
                       .unit = Unit::share,
                       .initial = 1.0,
                       .min = 0,
                       .max = 1,
                       .sliderMax = 1},
                      member);
}

} // namespace tiller
