#include "app/editor/teach/described_parameter.h"

#include "core/base/lattice.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tiller {

namespace {

constexpr double largestNumber = 9007199254740991.0; // as the largest bound of a parameter

/// A number without a slider.
Setting field(const char* id, const char* title, const char* help, const Value& value) {
    Setting setting = SettingSpec{.id = id, .title = title, .help = help};
    setting.initial = value;
    setting.min = -largestNumber;
    setting.max = largestNumber;
    setting.sliderMax = setting.min;
    return setting;
}

/// The nearest stop. A slider without a step has at least a hundred stops at round numbers.
double atStop(double from, double to, double step, double number) {
    if (step > 0) {
        const double stop = from + std::round((number - from) / step) * step;
        const double perUnit = 1e9; // rounds 0.1 * 3 to 0.3
        return std::clamp(std::round(stop * perUnit) / perUnit, from, to);
    }
    double perUnit = 1;
    while ((to - from) * perUnit < 100 && perUnit < 1e9)
        perUnit *= 10;
    return std::clamp(std::round(number * perUnit) / perUnit, from, to);
}

Setting valueSetting(const Project& project, const Parameter& parameter) {
    Setting setting = shownSetting(project, parameter).value_or(Setting());
    const double end = sliderEnd(setting, parameter);
    setting.id = "value";
    setting.title = "Value";
    setting.help = "All settings that it drives have this value.";
    setting.initial = parameter.value;
    setting.group.clear();
    setting.appliesWhen.reset();
    setting.min = std::max(setting.min, parameter.min);
    setting.max = std::min(setting.max, parameter.max);
    setting.sliderMax = end;
    return setting;
}

} // namespace

std::optional<Setting> shownSetting(const Project& project, const Parameter& parameter) {
    for (const SettingRef& ref : parameter.drives)
        if (const auto driven = findDrivable(project, ref))
            return *driven->setting;
    if (!parameter.drives.empty())
        return {};
    Setting plain;
    plain.kind = std::holds_alternative<bool>(parameter.value)          ? SettingKind::flag
                 : std::holds_alternative<std::string>(parameter.value) ? SettingKind::text
                                                                        : SettingKind::number;
    plain.min = parameter.min;
    plain.max = plain.sliderMax = parameter.max;
    return plain;
}

double sliderEnd(const Setting& setting, const Parameter& parameter) {
    const double end = std::min(setting.max, parameter.max);
    return end >= noLimit && setting.sliderMax < noLimit ? setting.sliderMax : end;
}

Value atStop(const Setting& setting, const Parameter& parameter, Value value) {
    double* number = std::get_if<double>(&value);
    if (!number)
        return value;
    const double from = std::max(setting.min, parameter.min);
    const double to = sliderEnd(setting, parameter);
    if (from < to)
        *number = atStop(from, to, parameter.step, *number);
    if (setting.kind == SettingKind::integer)
        *number = std::round(*number);
    return value;
}

Description describedParameter(const Project& project, const Parameter& parameter) {
    Description description{.id = "parameter",
                            .title = "Parameter",
                            .help = "A value with a name that drives settings: a slider of a "
                                    "lesson, a knob of a game."};
    description.settings = {valueSetting(project, parameter)};
    if (!std::holds_alternative<double>(parameter.value))
        return description;
    for (const Setting& each :
         std::array{field("min", "From", "The lowest value.", parameter.min),
                    field("max", "To", "The highest value.", parameter.max),
                    field("step", "Step", "From one stop of the slider to the next. 0: any number.",
                          parameter.step)})
        description.settings.push_back(each);
    description.settings.back().min = description.settings.back().sliderMax = 0;
    return description;
}

std::vector<Value> valuesOf(const Parameter& parameter) {
    if (!std::holds_alternative<double>(parameter.value))
        return {parameter.value};
    return {parameter.value, parameter.min, parameter.max, parameter.step};
}

Result<Change> setParameterSetting(const Project& project, std::string_view id,
                                   std::string_view setting, const Value& value) {
    const Parameter* before = project.parameter(id);
    Parameter after = before ? *before : Parameter{.id = std::string(id)};
    if (setting == "value")
        after.value = value;
    else if (setting == "min")
        after.min = numberOf(value);
    else if (setting == "max")
        after.max = numberOf(value);
    else if (setting == "step")
        after.step = numberOf(value);
    return editParameter(project, after);
}

} // namespace tiller
