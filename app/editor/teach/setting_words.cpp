#include "app/editor/teach/setting_words.h"

#include "app/editor/words/setting_text.h"
#include "core/base/lattice.h"
#include "core/base/number_text.h"
#include "core/model/overrides.h"
#include "core/model/registry.h"
#include "core/sim/compile/program_numbers.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace tiller {

namespace {

constexpr int mostNamed = 3;

QString trOverride(const char* text, int count = -1) {
    return QCoreApplication::translate("OverrideWords", text, nullptr, count);
}

QString trParameter(const char* text) {
    return QCoreApplication::translate("ParameterWords", text);
}

QString switchWords(const QString& which, const QString& name, bool on) {
    if (which == QStringLiteral("muted"))
        return on ? trOverride("without %1").arg(name) : trOverride("with %1").arg(name);
    return on ? trOverride("%1 alone").arg(name) : trOverride("%1 not alone").arg(name);
}

template <class T>
const Value* valueIn(const std::vector<Replacement<T>>& steps,
                     const Description* (*find)(std::string_view), const Drivable& what) {
    if (steps.empty())
        return nullptr;
    const T& after = *steps.front().after;
    return &after.values[*find(after.type)->settingIndex(what.setting->id)];
}

const Description* nodeType(std::string_view id) {
    return findNodeType(id);
}

/// The value of the setting after a change.
Value valueAfter(const Change& change, const Drivable& what) {
    if (!change.links.empty())
        return change.links.front().after->weight;
    if (change.world)
        return change.world->second[*worldDescription().settingIndex(what.setting->id)];
    if (const Value* value = valueIn(change.nodes, nodeType, what))
        return *value;
    const Value* value = valueIn(change.scene, findSceneType, what);
    return value ? *value : what.value;
}

} // namespace

QString overrideWords(const Project& project, const QString& line) {
    const qsizetype equals = line.indexOf('=');
    const qsizetype dot = line.left(equals).lastIndexOf('.');
    const auto change = overrideChange(project, line.toStdString());
    if (!change)
        return line;
    if (const Parameter* parameter = project.parameter(line.left(equals).toStdString()))
        return trOverride("%1 → %2").arg(parameterName(project, *parameter), line.mid(equals + 1));
    const std::string id = line.left(dot).toStdString();
    const QString setting = line.mid(dot + 1, equals - dot - 1);
    if (const Annotation* layer = project.annotation(id))
        return switchWords(QStringLiteral("muted"),
                           trOverride("the layer %1").arg(QString::fromStdString(layer->name)),
                           line.mid(equals + 1) == QStringLiteral("true"));
    if (setting == QStringLiteral("muted") || setting == QStringLiteral("solo"))
        return switchWords(setting, nameOf(project, {id}),
                           line.mid(equals + 1) == QStringLiteral("true"));
    const auto what = findDrivable(project, {id, setting.toStdString()});
    if (!what)
        return line;
    return trOverride("%1 → %2").arg(
        settingName(project, *what),
        valueText(*what->setting, valueAfter(change.value(), *what), project));
}

QString summaryOf(const Project& project, const std::string& lines) {
    QStringList words;
    int more = 0;
    for (const QString& line : QString::fromStdString(lines).split('\n', Qt::SkipEmptyParts)) {
        if (line.trimmed().isEmpty())
            continue;
        if (words.size() < mostNamed)
            words.append(overrideWords(project, line.trimmed()));
        else
            ++more;
    }
    if (more > 0)
        words.append(trOverride("and %n more", more));
    return words.join(QStringLiteral(", "));
}

QString drivenNames(const Project& project, const Parameter& parameter) {
    QStringList names;
    for (const SettingRef& ref : parameter.drives)
        if (const auto driven = findDrivable(project, ref))
            names.append(settingName(project, *driven));
    return names.isEmpty() ? trParameter("It drives no setting.") : names.join(QLatin1Char('\n'));
}

QString runCost(const Project& project, const SettingRef& ref) {
    const auto driven = findDrivable(project, ref);
    return !driven || actsAtOnce(project, *driven)
               ? QString()
               : trParameter(
                     "A new value compiles the world again, which takes some milliseconds.");
}

Result<Change> toggledParameter(const Project& project, IdSource& ids, const SettingRef& ref) {
    return drivingParameter(project, ref) ? Result<Change>(release(project, ref))
                                          : makeParameter(project, ids, ref);
}

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
    setting.group = Text();
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
