#include "core/nodes/setting.h"

#include "core/base/lattice.h"
#include "core/base/suggestion.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace tiller {

namespace {

std::optional<std::string> findNumberProblem(const Setting& setting, double number) {
    if (!std::isfinite(number))
        return say("%1 must be a finite number.", {setting.title});
    if (!(number >= setting.min && number <= setting.max)) {
        const std::vector<std::string> facts{setting.title, toText(number), toText(setting.min),
                                             toText(setting.max)};
        return setting.max == noLimit
                   ? say("%1 is %2; it must be %3 to %4 (4000000 means no limit).", facts)
                   : say("%1 is %2; it must be %3 to %4.", facts);
    }
    if (setting.kind == SettingKind::integer && number != std::floor(number))
        return say("%1 is %2; it must be a whole number.", {setting.title, toText(number)});
    return {};
}

bool isColor(const std::string& text) {
    return text.size() == 7 && text[0] == '#' &&
           text.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string::npos;
}

std::optional<std::string> findTextProblem(const Setting& setting, const std::string& text) {
    const bool isNone = text.empty() && textOf(setting.initial).empty();
    if (setting.kind == SettingKind::color && !isNone && !isColor(text))
        return say("%1 is \"%2\"; it must be a color such as \"#4caf50\".", {setting.title, text});
    if (setting.kind != SettingKind::choice)
        return {};
    if (std::ranges::find(setting.choices, text, &Choice::id) != setting.choices.end())
        return {};
    return say("%1 is \"%2\"; it must be one of: %3.",
               {setting.title, text, commaList(setting.choices, &Choice::id)});
}

std::optional<std::string> findPointsProblem(const Setting& setting, const Points& points) {
    if (points.size() > maxPoints)
        return say("%1 has %2 places; it may have at most 100000.",
                   {setting.title, std::to_string(points.size())});
    for (const Vec2 point : points)
        for (const double number : {point.x, point.y})
            if (const auto problem = findNumberProblem(setting, number))
                return problem;
    return {};
}

} // namespace

Value Literal::value() const {
    switch (m_kind) {
    case Kind::number:
        return m_number;
    case Kind::flag:
        return m_number != 0;
    case Kind::text:
        return std::string(m_text);
    case Kind::points:
        return *m_points;
    }
    return 0.0;
}

Setting::Setting() = default;
Setting::Setting(const Setting&) = default;
Setting::Setting(Setting&&) noexcept = default;
Setting& Setting::operator=(const Setting&) = default;
Setting& Setting::operator=(Setting&&) noexcept = default;
Setting::~Setting() = default;

Setting::Setting(const SettingSpec& spec)
    : id(spec.id)
    , title(spec.title)
    , help(spec.help)
    , kind(spec.kind)
    , unit(spec.unit)
    , initial(spec.initial.value())
    , suggested(spec.suggested)
    , min(spec.min)
    , max(spec.max)
    , sliderMax(spec.sliderMax)
    , geometryType(spec.geometryType)
    , hasLines(spec.hasLines)
    , isOptional(spec.isOptional) {
    for (const SettingSpec::Choice& each : spec.choices)
        choices.push_back({each.id, each.title, each.help});
    if (!spec.appliesWhen.setting)
        return;
    appliesWhen = AppliesWhen{spec.appliesWhen.setting, spec.appliesWhen.value.value()};
    for (const Literal& each : spec.appliesWhen.more)
        appliesWhen->more.push_back(each.value());
}

double drivenValue(const Setting& setting, double number) {
    const double cut = smaller(larger(number, setting.min), setting.max);
    return setting.kind == SettingKind::integer ? floorOf(cut + 0.5) : cut;
}

bool AppliesWhen::holds(const Value& now) const {
    return now == value || std::ranges::find(more, now) != more.end();
}

std::optional<std::string> findProblem(const Setting& setting, const Value& value) {
    switch (setting.kind) {
    case SettingKind::number:
    case SettingKind::integer:
        if (!std::holds_alternative<double>(value))
            return say("%1 must be a number, %2 to %3.",
                       {setting.title, toText(setting.min), toText(setting.max)});
        return findNumberProblem(setting, std::get<double>(value));
    case SettingKind::flag:
        if (!std::holds_alternative<bool>(value))
            return say("%1 must be true or false.", {setting.title});
        return {};
    case SettingKind::points:
        if (!std::holds_alternative<Points>(value))
            return say("%1 must be a list of numbers, x and y in turn: [x, y, x, y].",
                       {setting.title});
        return findPointsProblem(setting, std::get<Points>(value));
    default:
        if (!std::holds_alternative<std::string>(value))
            return say("%1 must be text in quotation marks.", {setting.title});
        return findTextProblem(setting, std::get<std::string>(value));
    }
}

double numberOf(const Value& value) {
    const double* number = std::get_if<double>(&value);
    return number ? *number : 0;
}

bool flagOf(const Value& value) {
    const bool* flag = std::get_if<bool>(&value);
    return flag && *flag;
}

const std::string& textOf(const Value& value) {
    static const std::string none;
    const std::string* text = std::get_if<std::string>(&value);
    return text ? *text : none;
}

const Points& pointsOf(const Value& value) {
    static const Points none;
    const Points* points = std::get_if<Points>(&value);
    return points ? *points : none;
}

std::string toText(double number) {
    if (number == 0)
        return "0";
    const bool plain = std::abs(number) >= 1e-5 && std::abs(number) < 1e16;
    std::array<char, 32> buffer;
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number,
                                   plain ? std::chars_format::fixed : std::chars_format::scientific)
                         .ptr;
    return {buffer.data(), end};
}

std::string toString(SettingKind kind) {
    constexpr std::array names{"number", "integer", "flag",     "choice",
                               "text",   "color",   "geometry", "points"};
    return names.at(static_cast<std::size_t>(kind));
}

std::string toString(Unit unit) {
    constexpr std::array names{"",     "length",  "speed", "force", "mass",
                               "time", "degrees", "share", "count"};
    return names.at(static_cast<std::size_t>(unit));
}

} // namespace tiller
