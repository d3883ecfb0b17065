#pragma once

#include "app/editor/sim/monitor_recorder.h"
#include "app/editor/sim/recorded_run.h"

#include <cstdint>

namespace tiller {

/// Measures monitors in the recorded past of a run, stride by stride, in a copy of the run.
class PastMonitors {
public:
    /// @pre from >= run.first()
    PastMonitors(const RecordedRun& run, const MonitorRecorder& monitors, std::uint64_t from);

    /// One tick or one jump. True once the copy is at its end.
    bool stride();

    [[nodiscard]] const MonitorRecorder& values() const { return m_values; }

private:
    RecordedRun m_run;
    MonitorRecorder m_values;
    std::uint64_t m_from;
    bool m_hasBegun = false;
};

} // namespace tiller
