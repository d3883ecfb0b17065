#pragma once

#include "core/base/text.h"
#include "core/base/vec2.h"

#include <cstddef>
#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tiller {

/// Places in the world, in order.
using Points = std::vector<Vec2>;

/// The value of a setting: a number, a flag, text (the id of a choice, a color, a scene id), or
/// places.
using Value = std::variant<double, bool, std::string, Points>;

inline constexpr std::size_t maxPoints = 100'000; ///< in one setting

enum class SettingKind {
    number,   ///< double
    integer,  ///< double without a fraction
    flag,     ///< bool
    choice,   ///< string, the id of one of `choices`
    text,     ///< string; one line, or several if it `hasLines`
    color,    ///< string, #rrggbb; empty where that is the default
    geometry, ///< string, the id of a scene item of the type `geometryType`; empty for none
    points,   ///< Points, whose coordinates lie within min and max
};

/// The unit of a number. Time is the world's time: seconds, or ticks where a tick is 1.
enum class Unit { none, length, speed, force, mass, time, degrees, share, count };

struct Choice {
    std::string id;
    Text title;
    Help help;
};

/// The setting applies only while another setting of the same item has one of these values.
struct AppliesWhen {
    std::string setting;
    Value value;
    std::vector<Value> more = {};

    [[nodiscard]] bool holds(const Value& now) const;
};

/// How the viewport draws and drags a setting, for one agent: the length or angle that its number
/// measures. Places, directions and numbers are terms in the symbols of the node's formula. It only
/// refers to them.
struct SettingHandle {
    enum class Shape {
        none,
        circle,    ///< a radius around a place
        along,     ///< a length from a place in a direction
        across,    ///< a width: half of it to each side of a place, across a direction
        spread,    ///< an angle: half of it to each side of a direction
        eachSide,  ///< an angle: all of it to each side of a direction
        direction, ///< an angle from the right, counterclockwise
        turn,      ///< degrees per time: the circles to both sides of a direction that an agent
                   ///< with the speed `reach` turns on
    };

    Shape shape = Shape::none;
    std::string_view from = {};   ///< the place
    std::string_view way = {};    ///< the direction, for shapes that have one
    std::string_view reach = {};  ///< how long an angle's sides are; empty: the viewport chooses
    std::string_view beyond = {}; ///< how much larger a circle is than the setting; empty: 0
    std::string_view scale = {};  ///< a length is drawn so many times longer than it is; empty: 1

    bool operator==(const SettingHandle&) const = default;
};

/// A value as a description writes it. It only refers to text and points.
class Literal {
public:
    Literal(double number) : m_kind(Kind::number), m_number(number) {}
    Literal(bool flag) : m_kind(Kind::flag), m_number(flag) {}
    Literal(const char* text) : m_kind(Kind::text), m_text(text) {}
    Literal(const std::string& text) : m_kind(Kind::text), m_text(text.c_str()) {}
    Literal(const Points& points) : m_kind(Kind::points), m_points(&points) {}

    [[nodiscard]] Value value() const;

private:
    enum class Kind { number, flag, text, points };

    Kind m_kind;
    double m_number = 0;
    const char* m_text = "";
    const Points* m_points = nullptr;
};

/// A setting as a description writes it: see Setting, which it becomes at once. It only refers to
/// texts and lists, so that the many descriptions compile to little code.
struct SettingSpec {
    struct Choice {
        const char* id;
        const char* title;
        HelpView help;
    };
    struct AppliesWhen {
        const char* setting = nullptr; ///< null: it always applies
        Literal value = 0.0;
        std::initializer_list<Literal> more = {};
    };

    const char* id;
    const char* title;
    HelpView help;
    SettingKind kind = SettingKind::number;
    Unit unit = Unit::none;
    Literal initial = 0.0;
    std::optional<double> suggested = {};
    double min = 0;
    double max = 0;
    double sliderMax = 0;
    const char* geometryType = "";
    bool hasLines = false;
    bool isOptional = false;
    std::initializer_list<Choice> choices = {};
    AppliesWhen appliesWhen = {};
};

/// One setting, described once for the inspector, the file, the schema, the export and the docs.
struct Setting {
    Setting();
    Setting(const SettingSpec& spec);
    Setting(const Setting&);
    Setting(Setting&&) noexcept;
    Setting& operator=(const Setting&);
    Setting& operator=(Setting&&) noexcept;
    ~Setting();

    std::string id; ///< camelCase, the key in files
    Text title;     ///< as on screen
    Help help;      ///< one line
    SettingKind kind = SettingKind::number;
    Unit unit = Unit::none;
    Value initial = 0.0;                 ///< the default, where a file leaves it out
    std::optional<Value> suggested = {}; ///< the value of a newly added node, if it differs
    double min = 0;
    double max = 0;       ///< the interface shows `noLimit` (4,000,000) as "no limit"
    double sliderMax = 0; ///< where the slider ends; larger numbers can be typed
    Text group = {};      ///< the heading in the inspector; empty for none
    std::string geometryType = {};
    bool hasLines = false;   ///< of a text: it may have several lines
    bool isFormula = false;  ///< of a text with lines: those of core/nodes/formula_text.h
    bool isPainting = false; ///< of a text: that of a GroundPainting
    bool isOptional = false; ///< project files leave it out while it has its initial value
    bool isFixed = false;    ///< it decides how programs and agents are made: no number drives it
    std::vector<Choice> choices = {};
    std::optional<AppliesWhen> appliesWhen = {};
    SettingHandle handle = {};

    /// Copy between a Value and a member of the typed settings struct; unset without a member.
    std::function<void(void*, const Value&)> store = {};
    std::function<Value(const void*)> load = {};
    std::ptrdiff_t offset = 0; ///< of the member, in bytes

    /// The member of a number. @pre it is bound to a double
    [[nodiscard]] double& numberIn(void* settings) const {
        return *reinterpret_cast<double*>(static_cast<std::byte*>(settings) + offset);
    }
};

/// The value of a number setting that a number drives: cut to the range, and whole if it must be.
[[nodiscard]] double drivenValue(const Setting& setting, double number);

/// The settings struct of types without settings.
struct NoSettings {};

/// The problem with @p value for this setting, as a sentence with a fix; nothing if it is valid.
[[nodiscard]] std::optional<std::string> findProblem(const Setting& setting, const Value& value);

/// @name What a value holds; of a value of another kind: 0, false, "" and no places
/// @{
[[nodiscard]] double numberOf(const Value& value);
[[nodiscard]] bool flagOf(const Value& value);
[[nodiscard]] const std::string& textOf(const Value& value);
[[nodiscard]] const Points& pointsOf(const Value& value);
/// @}

/// The shortest text that reads back as the same number. It has no exponent from 0.00001 to 10^16.
/// -0 becomes 0.
[[nodiscard]] std::string toText(double number);

[[nodiscard]] std::string toString(SettingKind kind);
[[nodiscard]] std::string toString(Unit unit); ///< "length", "speed", ...; "" for none

} // namespace tiller
