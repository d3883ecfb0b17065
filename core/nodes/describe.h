#pragma once

#include "core/base/lattice.h"
#include "core/nodes/node_code.h"
#include "core/nodes/node_type.h"

#include <cassert>
#include <type_traits>

/// Helpers for descriptions of node types.
namespace tiller {

/// A member of a typed settings struct, as a setting reads and writes it.
struct BoundMember {
    enum class Kind { number, flag, text, points, choice };

    Kind kind = Kind::number;
    std::ptrdiff_t offset = 0; ///< in bytes, from the start of the struct
    std::shared_ptr<const std::vector<std::string>> ids = {}; ///< of a choice, which counts from 0

    void store(void* to, const Value& value) const; ///< a value of another kind changes nothing
    [[nodiscard]] Value load(const void* from) const;
};

/// Binds a setting to a member, which has its default in @p fresh. @p member lies in @p fresh.
[[nodiscard]] Setting bindTo(Setting setting, BoundMember::Kind kind, const void* fresh,
                             const void* member);

/// Binds a setting to a member of the typed settings struct, which has its default. A bool makes it
/// a flag, Points make it points, an enum a choice: the enumerators count from 0 in the order of
/// `choices`.
template <class Settings, class Member>
[[nodiscard]] Setting bindMember(Setting setting, Member Settings::*member) {
    using Kind = BoundMember::Kind;
    constexpr bool isKnown = std::is_enum_v<Member> || std::is_same_v<Member, double> ||
                             std::is_same_v<Member, bool> || std::is_same_v<Member, std::string> ||
                             std::is_same_v<Member, Points>;
    static_assert(isKnown && (!std::is_enum_v<Member> || sizeof(Member) == sizeof(int)));
    const Kind kind = std::is_enum_v<Member>                ? Kind::choice
                      : std::is_same_v<Member, bool>        ? Kind::flag
                      : std::is_same_v<Member, std::string> ? Kind::text
                      : std::is_same_v<Member, Points>      ? Kind::points
                                                            : Kind::number;
    const Settings fresh{};
    return bindTo(std::move(setting), kind, &fresh, &(fresh.*member));
}

template <class Settings, class Member>
[[nodiscard]] Setting bindMember(const SettingSpec& spec, Member Settings::*member) {
    return bindMember(Setting(spec), member);
}

/// Stores values in the order of @p settings in their typed struct.
void storeAll(std::span<const Setting> settings, std::span<const Value> values, void* to);

/// A typed settings struct from values in the order of @p settings. Values that are missing, or of
/// another kind than their setting, leave its default.
template <class Settings>
[[nodiscard]] Settings settingsFrom(std::span<const Setting> settings,
                                    std::span<const Value> values) {
    Settings result;
    storeAll(settings, values, &result);
    return result;
}

/// Makes `type.formula` from its steps, if it has any.
void writeFormula(NodeType& type);

/// Gives a type its code, whose settings come through the description, and the text of its formula,
/// if it has steps.
template <class Settings>
void setCode(NodeType& type, NodeCode code) {
    code.makeFresh = [](const void* like) -> std::shared_ptr<void> {
        return like ? std::make_shared<Settings>(*static_cast<const Settings*>(like))
                    : std::make_shared<Settings>();
    };
    type.code = std::make_shared<const NodeCode>(std::move(code));
    writeFormula(type);
}

/// Adds NodeType::sockets. @pre the type is complete
void addSockets(NodeType& type);

/// The typed settings of a node with these values, as settingsFrom. @pre the type has code
[[nodiscard]] std::shared_ptr<const void> makeSettings(const NodeType& type,
                                                       std::span<const Value> values);

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

/// No number drives the setting: see Setting::isFixed.
[[nodiscard]] Setting fixed(Setting setting);

struct Range {
    double min = 0;
    double max = 0;
    double sliderMax = 0;
};

template <class Settings>
[[nodiscard]] Setting numberSetting(double Settings::*member, std::string_view id,
                                    std::string_view title, HelpView help, Unit unit, Range range) {
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
                                   std::string_view title, HelpView help, Range range) {
    Setting setting = numberSetting(member, id, title, help, Unit::none, range);
    setting.kind = SettingKind::integer;
    return setting;
}

/// How many of something.
template <class Settings>
[[nodiscard]] Setting countSetting(double Settings::*member, std::string_view id,
                                   std::string_view title, HelpView help, Range range) {
    Setting setting = wholeSetting(member, id, title, help, range);
    setting.unit = Unit::count;
    return setting;
}

template <class Settings>
[[nodiscard]] Setting flagSetting(bool Settings::*member, std::string_view id,
                                  std::string_view title, HelpView help) {
    return bindMember({.id = id, .title = title, .help = help}, member);
}

template <class Settings>
[[nodiscard]] Setting textSetting(std::string Settings::*member, std::string_view id,
                                  std::string_view title, HelpView help, bool hasLines = false) {
    return bindMember(
        {.id = id, .title = title, .help = help, .kind = SettingKind::text, .hasLines = hasLines},
        member);
}

/// @param choices in the order of the enumerators
template <class Settings, class Enum>
[[nodiscard]] Setting choiceSetting(Enum Settings::*member, std::string_view id,
                                    std::string_view title, HelpView help,
                                    std::initializer_list<SettingSpec::Choice> choices) {
    return bindMember({.id = id, .title = title, .help = help, .choices = choices}, member);
}

template <class Settings>
[[nodiscard]] Setting lengthSetting(double Settings::*member, std::string_view id,
                                    std::string_view title, HelpView help, double sliderMax,
                                    double max = coordinateLimit) {
    return numberSetting(member, id, title, help, Unit::length, {0, max, sliderMax});
}

template <class Settings>
[[nodiscard]] Setting timeSetting(double Settings::*member, std::string_view id,
                                  std::string_view title, HelpView help, double sliderMax,
                                  double max = 100'000) {
    return numberSetting(member, id, title, help, Unit::time, {0, max, sliderMax});
}

/// A share from 0 to 1.
template <class Settings>
[[nodiscard]] Setting shareSetting(double Settings::*member, std::string_view id,
                                   std::string_view title, HelpView help) {
    return numberSetting(member, id, title, help, Unit::share, {0, 1, 1});
}

} // namespace tiller
