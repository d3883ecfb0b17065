#include "app/editor/watch/sweep_words.h"

#include "app/editor/watch/varied_setting.h"
#include "app/editor/words/setting_text.h"
#include "core/model/registry.h"
#include "core/sim/measure.h"

#include <QCoreApplication>
#include <QStringList>

#include <cmath>

namespace tiller {

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
        return QString::number(value, 'g', 4);
    const bool whole = value == std::round(value);
    return QString::number(value, 'f', whole ? 0 : size >= 100 ? 1 : size >= 1 ? 2 : 3);
}

} // namespace tiller
