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

/// Binds a setting to a member of the typed settings struct, which has its default. A bool makes it
/// a flag, Points make it points.
template <class Settings, class Member>
[[nodiscard]] Setting bindMember(Setting setting, Member Settings::*member) {
    if (std::is_same_v<Member, bool>)
        setting.kind = SettingKind::flag;
    if (std::is_same_v<Member, Points>)
        setting.kind = SettingKind::points;
    setting.initial = Settings().*member;
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
    setting.initial = ids->at(static_cast<std::size_t>(Settings().*member));
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

/// Gives a type its code, whose settings come through the description, and the text of its formula,
/// if it has steps.
template <class Settings>
void setCode(NodeType& type, NodeCode code) {
    code.makeSettings = [settings = type.settings](std::span<const Value> values) {
        return std::make_shared<const Settings>(settingsFrom<Settings>(settings, values));
    };
    code.makeFresh = [] { return std::make_shared<const Settings>(); };
    type.code = std::make_shared<const NodeCode>(std::move(code));
    writeFormula(type);
}

/// Gives nodes whose flag @p flag is on a code of their own. @pre setCode was called
void setVariant(NodeType& type, std::string_view flag, NodeCode code);

/// The code of a node with these values. @pre the type has code
[[nodiscard]] const NodeCode& codeFor(const NodeType& type, std::span<const Value> values);

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

/// The setting applies only while another one has one of some values.
[[nodiscard]] Setting onlyWhen(Setting setting, std::string_view other, Literal value,
                               std::initializer_list<Literal> more = {});

/// The settings under a heading of the inspector.
[[nodiscard]] std::vector<Setting> inGroup(std::string_view group, std::vector<Setting> settings);

[[nodiscard]] std::vector<Setting> joined(std::initializer_list<std::vector<Setting>> parts);

/// Project files leave the setting out while it has its default.
[[nodiscard]] Setting optional(Setting setting);

struct Range {
    double min = 0;
    double max = 0;
    double sliderMax = 0;
};

template <class Settings>
[[nodiscard]] Setting numberSetting(double Settings::*member, std::string_view id,
                                    std::string_view title, std::string_view help, Unit unit,
                                    Range range) {
    return bindMember({.id = id,
                       .title = title,
                       .help = help,
                       .unit = unit,
                       .min = range.min,
                       .max = range.max,
                       .sliderMax = range.sliderMax},
                      member);
}

template <class Settings>
[[nodiscard]] Setting wholeSetting(double Settings::*member, std::string_view id,
                                   std::string_view title, std::string_view help, Range range) {
    Setting setting = numberSetting(member, id, title, help, Unit::none, range);
    setting.kind = SettingKind::integer;
    return setting;
}

/// How many of something.
template <class Settings>
[[nodiscard]] Setting countSetting(double Settings::*member, std::string_view id,
                                   std::string_view title, std::string_view help, Range range) {
    Setting setting = wholeSetting(member, id, title, help, range);
    setting.unit = Unit::count;
    return setting;
}

template <class Settings>
[[nodiscard]] Setting flagSetting(bool Settings::*member, std::string_view id,
                                  std::string_view title, std::string_view help) {
    return bindMember({.id = id, .title = title, .help = help}, member);
}

template <class Settings>
[[nodiscard]] Setting textSetting(std::string Settings::*member, std::string_view id,
                                  std::string_view title, std::string_view help,
                                  bool hasLines = false) {
    return bindMember(
        {.id = id, .title = title, .help = help, .kind = SettingKind::text, .hasLines = hasLines},
        member);
}

/// @param choices in the order of the enumerators
template <class Settings, class Enum>
[[nodiscard]] Setting choiceSetting(Enum Settings::*member, std::string_view id,
                                    std::string_view title, std::string_view help,
                                    std::initializer_list<SettingSpec::Choice> choices) {
    return bindMember({.id = id, .title = title, .help = help, .choices = choices}, member);
}

template <class Settings>
[[nodiscard]] Setting lengthSetting(double Settings::*member, std::string_view id,
                                    std::string_view title, std::string_view help, double sliderMax,
                                    double max = coordinateLimit) {
    return numberSetting(member, id, title, help, Unit::length, {0, max, sliderMax});
}

template <class Settings>
[[nodiscard]] Setting timeSetting(double Settings::*member, std::string_view id,
                                  std::string_view title, std::string_view help, double sliderMax,
                                  double max = 100'000) {
    return numberSetting(member, id, title, help, Unit::time, {0, max, sliderMax});
}

/// A share from 0 to 1.
template <class Settings>
[[nodiscard]] Setting shareSetting(double Settings::*member, std::string_view id,
                                   std::string_view title, std::string_view help) {
    return numberSetting(member, id, title, help, Unit::share, {0, 1, 1});
}

} // namespace tiller
