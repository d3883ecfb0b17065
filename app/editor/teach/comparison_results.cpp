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

constexpr std::size_t mostEvents = 6; // so that the table leaves room for the worlds

using EventRows = std::vector<std::pair<QString, double>>;

EventRows eventsOf(SimulationController& run) {
    EventRows counts;
    const EventsModel& events = *run.events();
    for (int i = 0; i < events.rowCount(); ++i)
        counts.emplace_back(events.value(i, "text").toString(),
                            events.value(i, "count").toDouble());
    return counts;
}

/// Of an event that has not happened.
double countIn(const EventRows& counts, const QString& event) {
    const auto found = std::ranges::find(counts, event, &EventRows::value_type::first);
    return found == counts.end() ? 0 : found->second;
}

QVariantMap row(const QString& name, double now, double variant, bool isEvent = false) {
    const double difference = variant - now;
    return {{"name", name},
            {"now", inWords(now)},
            {"variant", inWords(variant)},
            {"difference", (difference > 0 ? "+" : "") + inWords(difference)},
            {"isEvent", isEvent}};
}

} // namespace

QVariantList comparedResults(SimulationController& now, SimulationController& variant) {
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
    const EventRows here = eventsOf(now);
    const EventRows there = eventsOf(variant);
    EventRows all = here;
    std::ranges::copy_if(there, std::back_inserter(all), [&](const auto& each) {
        return std::ranges::find(here, each.first, &EventRows::value_type::first) == here.end();
    });
    all.resize(std::min(all.size(), mostEvents));
    for (const auto& [event, count] : all)
        rows.append(row(event, countIn(here, event), countIn(there, event), true));
    return rows;
}

} // namespace tiller
