#include "app/cli/monitor_table.h"

#include "core/base/csv.h"
#include "core/sim/monitor_name.h"

namespace tiller::cli {

MonitorTable::MonitorTable(const std::string& file, std::uint64_t every, const Project& project)
    : m_output(file), m_every(every) {
    std::string header = "tick";
    for (const Annotation& each : project.annotations) {
        if (each.type != "monitor")
            continue;
        m_monitors.push_back({monitorOf(each)});
        header += ',' + toCsv(columnName(each, project));
    }
    m_output.write(header + '\n');
}

void MonitorTable::write(const Simulation& simulation) {
    if (simulation.tick() % m_every != 0)
        return;
    std::string row = std::to_string(simulation.tick());
    for (FollowingMonitor& monitor : m_monitors) {
        const auto value = monitor.measure(simulation);
        row += ',' + (value ? tiller::toText(*value) : std::string());
    }
    m_output.write(row + '\n');
}

} // namespace tiller::cli
