#include "app/editor/teach/setting_words.h"

#include "app/editor/words/setting_text.h"
#include "core/model/overrides.h"
#include "core/model/registry.h"
#include "core/sim/compile/program_numbers.h"

#include <QCoreApplication>

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

} // namespace tiller
