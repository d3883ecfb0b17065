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

/// A typed settings struct with its defaults.
template <class Settings>
[[nodiscard]] const Settings& freshSettings() {
    static const Settings fresh{};
    return fresh;
}

/// @name A setting for a member, which has its default in @p fresh and lies there
/// Descriptions call these by the templates below, which add no code of their own.
/// @{
[[nodiscard]] Setting bindTo(Setting setting, BoundMember::Kind kind, const void* fresh,
                             const void* member);
[[nodiscard]] Setting bindTo(const SettingSpec& spec, BoundMember::Kind kind, const void* fresh,
                             const void* member);
[[nodiscard]] Setting numberIn(const void* fresh, const double* member, const char* id,
                               const char* title, HelpView help, Unit unit, double min, double max,
                               double sliderMax);
[[nodiscard]] Setting flagIn(const void* fresh, const bool* member, const char* id,
                             const char* title, HelpView help);
[[nodiscard]] Setting textIn(const void* fresh, const std::string* member, const char* id,
                             const char* title, HelpView help, bool hasLines);
[[nodiscard]] Setting choiceIn(const void* fresh, const void* member, const char* id,
                               const char* title, HelpView help,
                               std::initializer_list<SettingSpec::Choice> choices);
/// @}

template <class Member>
[[nodiscard]] constexpr BoundMember::Kind kindOfMember() {
    using Kind = BoundMember::Kind;
    constexpr bool isKnown = std::is_enum_v<Member> || std::is_same_v<Member, double> ||
                             std::is_same_v<Member, bool> || std::is_same_v<Member, std::string> ||
                             std::is_same_v<Member, Points>;
    static_assert(isKnown && (!std::is_enum_v<Member> || sizeof(Member) == sizeof(int)));
    return std::is_enum_v<Member>                ? Kind::choice
           : std::is_same_v<Member, bool>        ? Kind::flag
           : std::is_same_v<Member, std::string> ? Kind::text
           : std::is_same_v<Member, Points>      ? Kind::points
                                                 : Kind::number;
}

/// Binds a setting to a member of the typed settings struct, which has its default. A bool makes it
/// a flag, Points make it points, an enum a choice: the enumerators count from 0 in the order of
/// `choices`.
template <class Settings, class Member>
[[nodiscard]] Setting bindMember(Setting setting, Member Settings::*member) {
    const Settings& fresh = freshSettings<Settings>();
    return bindTo(std::move(setting), kindOfMember<Member>(), &fresh, &(fresh.*member));
}

template <class Settings, class Member>
[[nodiscard]] Setting bindMember(const SettingSpec& spec, Member Settings::*member) {
    const Settings& fresh = freshSettings<Settings>();
    return bindTo(spec, kindOfMember<Member>(), &fresh, &(fresh.*member));
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

/// setCode(), with the function that makes settings.
[[nodiscard]] NodeCode& addCode(NodeType& type,
                                std::shared_ptr<void> (*makeFresh)(const void* like));

template <class Settings>
[[nodiscard]] std::shared_ptr<void> makeFresh(const void* like) {
    return std::make_shared<Settings>(like ? *static_cast<const Settings*>(like)
                                           : freshSettings<Settings>());
}

/// Gives a type its code, to be filled in, whose settings come through the description, and the
/// text of its formula, if it has steps.
template <class Settings>
NodeCode& setCode(NodeType& type) {
    return addCode(type, makeFresh<Settings>);
}

template <class Settings>
void setCode(NodeType& type, NodeCode code) {
    code.makeFresh = makeFresh<Settings>;
    setCode<Settings>(type) = std::move(code);
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
[[nodiscard]] SettingHandle around(const char* place, const char* beyond = "");
/// A length from a place in a direction.
[[nodiscard]] SettingHandle along(const char* place, const char* way);
/// A view angle: half of it to each side of the facing.
[[nodiscard]] SettingHandle spread(const char* reach);
/// @}

/// The setting applies only while another one has one of some values.
[[nodiscard]] Setting onlyWhen(Setting setting, const char* other, Literal value,
                               std::initializer_list<Literal> more = {});

/// The settings under a heading of the inspector.
[[nodiscard]] std::vector<Setting> inGroup(const char* group, std::vector<Setting> settings);

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
[[nodiscard, gnu::always_inline]] inline Setting
numberSetting(double Settings::*member, const char* id, const char* title, HelpView help, Unit unit,
              Range range) {
    const Settings& fresh = freshSettings<Settings>();
    return numberIn(&fresh, &(fresh.*member), id, title, help, unit, range.min, range.max,
                    range.sliderMax);
}

template <class Settings>
[[nodiscard]] Setting wholeSetting(double Settings::*member, const char* id, const char* title,
                                   HelpView help, Range range) {
    Setting setting = numberSetting(member, id, title, help, Unit::none, range);
    setting.kind = SettingKind::integer;
    return setting;
}

/// How many of something.
template <class Settings>
[[nodiscard]] Setting countSetting(double Settings::*member, const char* id, const char* title,
                                   HelpView help, Range range) {
    Setting setting = wholeSetting(member, id, title, help, range);
    setting.unit = Unit::count;
    return setting;
}

template <class Settings>
[[nodiscard]] Setting flagSetting(bool Settings::*member, const char* id, const char* title,
                                  HelpView help) {
    const Settings& fresh = freshSettings<Settings>();
    return flagIn(&fresh, &(fresh.*member), id, title, help);
}

template <class Settings>
[[nodiscard]] Setting textSetting(std::string Settings::*member, const char* id, const char* title,
                                  HelpView help, bool hasLines = false) {
    const Settings& fresh = freshSettings<Settings>();
    return textIn(&fresh, &(fresh.*member), id, title, help, hasLines);
}

/// @param choices in the order of the enumerators
template <class Settings, class Enum>
[[nodiscard]] Setting choiceSetting(Enum Settings::*member, const char* id, const char* title,
                                    HelpView help,
                                    std::initializer_list<SettingSpec::Choice> choices) {
    static_assert(kindOfMember<Enum>() == BoundMember::Kind::choice);
    const Settings& fresh = freshSettings<Settings>();
    return choiceIn(&fresh, &(fresh.*member), id, title, help, choices);
}

template <class Settings>
[[nodiscard, gnu::always_inline]] inline Setting
lengthSetting(double Settings::*member, const char* id, const char* title, HelpView help,
              double sliderMax, double max = coordinateLimit) {
    return numberSetting(member, id, title, help, Unit::length, {0, max, sliderMax});
}

template <class Settings>
[[nodiscard, gnu::always_inline]] inline Setting
timeSetting(double Settings::*member, const char* id, const char* title, HelpView help,
            double sliderMax, double max = 100'000) {
    return numberSetting(member, id, title, help, Unit::time, {0, max, sliderMax});
}

/// A share from 0 to 1.
template <class Settings>
[[nodiscard, gnu::always_inline]] inline Setting
shareSetting(double Settings::*member, const char* id, const char* title, HelpView help) {
    return numberSetting(member, id, title, help, Unit::share, {0, 1, 1});
}

} // namespace tiller
