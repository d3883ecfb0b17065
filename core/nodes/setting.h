#pragma once

#include "core/base/vec2.h"

#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace tiller {

/// Places in the world, one after the other.
using Points = std::vector<Vec2>;

/// What a setting holds: a number, a flag, text (the id of a choice, a color, a scene id), or
/// places.
using Value = std::variant<double, bool, std::string, Points>;

inline constexpr std::size_t maxPoints = 100'000; ///< of one setting

enum class SettingKind {
    number,   ///< double
    integer,  ///< double without a fraction
    flag,     ///< bool
    choice,   ///< string, the id of one of `choices`
    text,     ///< string; one line, or several if it `hasLines`
    color,    ///< string, #rrggbb
    geometry, ///< string, the id of a scene item of the type `geometryType`; empty for none
    points,   ///< Points, whose coordinates lie within min and max
};

/// What a number measures. Time is in the world's time: seconds, or ticks where a tick is 1.
enum class Unit { none, length, speed, force, mass, time, degrees, share, count };

struct Choice {
    std::string id;
    std::string title;
    std::string help;
};

/// The setting matters only while another one of the same item has one of these values.
struct AppliesWhen {
    std::string setting;
    Value value;
    std::vector<Value> more = {};

    [[nodiscard]] bool holds(const Value& now) const;
};

/// How a setting is drawn and dragged in the viewport, for one agent: what its number measures
/// there. Places, directions and numbers are terms in the symbols of the node's formula.
struct SettingHandle {
    enum class Shape {
        none,
        circle,    ///< so far from a place, all around
        along,     ///< so far from a place in a direction
        across,    ///< half of it to each side of a place, across a direction
        spread,    ///< an angle: half of it to each side of a direction
        eachSide,  ///< an angle: all of it to each side of a direction
        direction, ///< an angle from the right, turning left
    };

    Shape shape = Shape::none;
    std::string from = {};   ///< the place
    std::string way = {};    ///< the direction, where there is one
    std::string reach = {};  ///< how far the sides of an angle go; empty: as far as is handy
    std::string beyond = {}; ///< a circle is so much larger than the setting; empty: as large

    bool operator==(const SettingHandle&) const = default;
};

/// One setting, described once for the inspector, the file, the schema, the export and the docs.
struct Setting {
    std::string id;    ///< camelCase, the key in files
    std::string title; ///< as on screen
    std::string help;  ///< one line
    SettingKind kind = SettingKind::number;
    Unit unit = Unit::none;
    Value initial = 0.0;                 ///< the default: what a file means that does not say it
    std::optional<Value> suggested = {}; ///< what a node that a person adds begins with instead
    double min = 0;
    double max = 0;         ///< `noLimit` (4,000,000) means "no limit", and is shown so
    double sliderMax = 0;   ///< where the slider ends; numbers above it can be typed
    std::string group = {}; ///< heading in the inspector; empty for none
    std::string geometryType = {};
    bool hasLines = false; ///< of a text: it may have several lines
    std::vector<Choice> choices = {};
    std::optional<AppliesWhen> appliesWhen = {};
    SettingHandle handle = {};

    /// Between a Value and the member of the typed settings struct; unset where there is none.
    std::function<void(void*, const Value&)> store = {};
    std::function<Value(const void*)> load = {};
};

/// What is wrong with @p value for this setting, as a sentence with the mend; nothing if sound.
[[nodiscard]] std::optional<std::string> findFault(const Setting& setting, const Value& value);

[[nodiscard]] double numberOf(const Value& value); ///< @pre it is a number
[[nodiscard]] bool flagOf(const Value& value);     ///< @pre it is a flag
[[nodiscard]] const std::string& textOf(const Value& value);
[[nodiscard]] const Points& pointsOf(const Value& value); ///< @pre they are places

/// A number in the shortest form that reads back as the same number, without an exponent from
/// 0.00001 to 10^16; 0 for -0.
[[nodiscard]] std::string toText(double number);

[[nodiscard]] std::string toString(SettingKind kind);
[[nodiscard]] std::string toString(Unit unit); ///< "length", "speed", ...; "" for none

} // namespace tiller
