#include "app/editor/watch/sweep_words.h"

#include "app/editor/teach/setting_words.h"
#include "app/editor/words/setting_text.h"
#include "core/base/number_text.h"
#include "core/model/overrides.h"
#include "core/model/registry.h"
#include "core/sim/measure.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <cmath>
#include <set>

namespace tiller {

namespace {

VariedSetting variedParameter(const Project& project, const Parameter& parameter) {
    Setting setting = describedParameter(project, parameter).settings.front();
    return {parameter.id,       parameterName(project, parameter),
            std::move(setting), parameter.value,
            parameter.step,     countsTicks(project)};
}

/// The choices of a project that is not changed meanwhile.
class Choices {
public:
    explicit Choices(const Project& project) : m_project(project), m_items(project) {
        for (const Parameter& each : project.parameters)
            m_driven.insert(each.drives.begin(), each.drives.end());
    }

    void addParameters() {
        for (const Parameter& each : m_project.parameters)
            m_list.append(choiceEntry(each.id, parameterName(m_project, each).toStdString(),
                                      QObject::tr("A parameter").toStdString()));
    }
    void addSettings(const Id& item, const Description& type, const std::vector<Value>& values) {
        for (const Setting& each : type.settings)
            if (applies(type, values, each))
                add({item, each.id});
    }
    void add(const SettingRef& ref) {
        const auto what = findDrivable(m_items, m_project.world, ref);
        if (!what || m_driven.contains(ref) || ref == SettingRef{"world", "seed"})
            return;
        m_list.append(choiceEntry(ref.item + "." + ref.setting,
                                  settingName(m_project, *what).toStdString(),
                                  what->setting->help));
    }
    [[nodiscard]] const QVariantList& list() const { return m_list; }

private:
    const Project& m_project;
    ProjectIndex m_items;
    std::set<SettingRef> m_driven;
    QVariantList m_list;
};

} // namespace

bool VariedSetting::isNumber() const {
    return setting.kind == SettingKind::number || setting.kind == SettingKind::integer;
}

QString VariedSetting::unit() const {
    return unitText(setting.unit, ticks);
}

QString VariedSetting::valueText(const Project& project, const std::string& text) const {
    const auto number = isNumber() ? parseNumber(text) : std::nullopt;
    if (number)
        return shortValueText(setting, *number, project);
    if (setting.kind == SettingKind::choice)
        return shortValueText(setting, text, project);
    return QString::fromStdString(text);
}

std::optional<VariedSetting> findVaried(const Project& project, const std::string& path) {
    if (const Parameter* parameter = project.parameter(path))
        return variedParameter(project, *parameter);
    const std::size_t dot = path.rfind('.');
    if (dot == std::string::npos)
        return {};
    const SettingRef ref{path.substr(0, dot), path.substr(dot + 1)};
    if (const Parameter* driver = drivingParameter(project, ref))
        return variedParameter(project, *driver);
    const auto what = findDrivable(project, ref);
    if (!what || path == "world.seed")
        return {};
    return VariedSetting{path, settingName(project, *what), *what->setting, what->value,
                         0,    countsTicks(project)};
}

QVariantList variedChoices(const Project& project) {
    Choices choices(project);
    choices.addParameters();
    for (const Node& node : project.nodes)
        choices.addSettings(node.id, *findNodeType(node.type), node.values);
    choices.addSettings("world", worldDescription(), project.world);
    for (const Link& link : project.links)
        choices.add({link.id, "weight"});
    return choices.list();
}

namespace {

QString trSweep(const char* text) {
    return QCoreApplication::translate("SweepWords", text);
}

QString nameOfPath(const Project& project, const std::string& path) {
    const auto varied = findVaried(project, path);
    return varied ? varied->name : QString::fromStdString(path);
}

} // namespace

QString sweepTitle(const Project& project, const SweepAnnotation& sweep) {
    const QString measure = QString::fromStdString(quantityText(sweep.what, project));
    const auto varied = readVaries(sweep.varies);
    QStringList names;
    if (varied)
        for (const SweptPath& each : varied.value())
            names.append(nameOfPath(project, each.path));
    return names.isEmpty() ? measure
                           : trSweep("%1 by %2").arg(measure, names.join(trSweep(" and ")));
}

QString sweepMeasureText(const Project& project, const SweepAnnotation& sweep) {
    const QString what = QString::fromStdString(quantityText(sweep.what, project) + ", ") +
                         QString::fromStdString(whoseText(sweep.what, project));
    const QString limit = measuredText(sweep.limit);
    switch (sweep.take) {
    case SweepTake::end:
        return trSweep("%1, at the end").arg(what);
    case SweepTake::mean:
        return trSweep("%1, mean over time").arg(what);
    case SweepTake::firstAtLeast:
        return trSweep("%1: seconds until at least %2").arg(what, limit);
    case SweepTake::firstAtMost:
        break;
    }
    return trSweep("%1: seconds until at most %2").arg(what, limit);
}

QString durationText(double seconds) {
    if (seconds < 1)
        return trSweep("less than a second");
    if (seconds < 90)
        return trSweep("about %1 s").arg(std::round(seconds));
    if (seconds < 90 * 60)
        return trSweep("about %1 min").arg(std::round(seconds / 60));
    return trSweep("about %1 h").arg(std::round(seconds / 3600));
}

QString runText(const Project& project, const SweepPlan& plan, const SweepRun& run) {
    QStringList parts;
    const std::vector<std::string> values = plan.valuesOf(run.cell);
    for (std::size_t i = 0; i < values.size(); ++i) {
        const auto varied = findVaried(project, plan.varied[i].path);
        QString value =
            varied ? varied->valueText(project, values[i]) : QString::fromStdString(values[i]);
        parts.append(nameOfPath(project, plan.varied[i].path) + QLatin1Char(' ') + value);
    }
    parts.append(trSweep("seed %1").arg(run.seed));
    return parts.join(QStringLiteral(", "));
}

QString measuredText(double value) {
    const double size = std::abs(value);
    if (size >= 1e6)
        return QLocale().toString(value, 'g', 4);
    const bool whole = value == std::round(value);
    return QLocale().toString(value, 'f', whole ? 0 : size >= 100 ? 1 : size >= 1 ? 2 : 3);
}

} // namespace tiller
