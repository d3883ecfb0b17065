#pragma once

#include "app/cli/console.h"
#include "core/sim/measure.h"

#include <cstdint>

namespace tiller::cli {

/// Writes `tick,NAME,...`: the numbers of a project's plots, one row for every @p every ticks from
/// 0 on. A field is empty where there is no number.
class MonitorTable {
public:
    MonitorTable(const std::string& file, std::uint64_t every, const Project& project);

    [[nodiscard]] bool isEmpty() const { return m_monitors.empty(); } ///< the project has no plots
    void write(const Simulation& simulation);
    [[nodiscard]] bool finish() { return m_output.finish(); }

private:
    Output m_output;
    std::uint64_t m_every;
    std::vector<FollowingMonitor> m_monitors;
};

} // namespace tiller::cli
