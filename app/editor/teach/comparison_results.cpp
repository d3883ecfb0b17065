#include "app/editor/teach/comparison_results.h"

#include "app/editor/sim/simulation_controller.h"
#include "core/sim/monitor_name.h"

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

std::optional<double> latest(const SimulationController& run, const Id& monitor) {
    const auto& all = run.frame().monitors;
    const auto found = std::ranges::find(all, monitor, &MonitorSeries::monitor);
    if (found == all.end() || found->values.empty() || std::isnan(found->values.back()))
        return {};
    return found->values.back();
}

QString inWords(double number) {
    const double size = std::abs(number);
    const int digits = number == std::round(number) ? 0 : size >= 100 ? 1 : size >= 1 ? 2 : 3;
    return QString::number(number, 'f', digits);
}

/// "Hunter caught prey: Contacts", or as in a table if it has no name.
std::string nameOf(const Annotation& monitor, const Project& project) {
    return monitor.name.empty() ? columnName(monitor, project)
                                : monitor.name + ": " + quantityText(monitorOf(monitor), project);
}

QVariantMap row(const QString& name, double now, double variant) {
    const double difference = variant - now;
    return {{"name", name},
            {"now", inWords(now)},
            {"variant", inWords(variant)},
            {"difference", (difference > 0 ? "+" : "") + inWords(difference)}};
}

} // namespace

QVariantList comparedResults(const SimulationController& now, const SimulationController& variant) {
    QVariantList rows;
    const std::vector<const Annotation*> monitors = monitorsIn(now.project());
    for (const Annotation* each : monitors) {
        const auto here = latest(now, each->id);
        const auto there = latest(variant, each->id);
        if (here && there)
            rows.append(row(QString::fromStdString(nameOf(*each, now.project())), *here, *there));
    }
    if (monitors.empty())
        rows.append(
            row(SimulationController::tr("Contacts"), now.contactTotal(), variant.contactTotal()));
    return rows;
}

} // namespace tiller
