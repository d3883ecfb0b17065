#pragma once

#include "app/editor/sim/recorded_run.h"
#include "core/sim/measure.h"

#include <cstdint>

namespace tiller {

/// The values that a monitor has measured: one every few ticks, NaN where there was none.
struct MonitorSeries {
    Id monitor;              ///< the annotation
    std::uint64_t first = 0; ///< the tick of the first value
    std::uint64_t every = 1; ///< ticks from one value to the next
    std::vector<double> values = {};
    std::vector<double> each = {}; ///< of a histogram: the numbers of the agents now

    [[nodiscard]] std::uint64_t tickOf(std::size_t index) const { return first + index * every; }
};

/// Measures the monitors of a project tick by tick, so that a plot does not depend on how often it
/// is drawn. Keeps the values that plots show; for long plots only every few ticks.
class MonitorRecorder {
public:
    static constexpr std::size_t mostValues = 4000; ///< of one plot

    /// Measures the monitors of a project from now on. Keeps the values of monitors that still
    /// measure the same.
    void follow(const Project& project);

    /// To be called at the start and after each tick. An earlier tick drops the later values;
    /// skipped ticks get no value.
    void sample(const Simulation& simulation);

    /// Drops all values; plots of one agent keep to the same life.
    void clear();
    /// Drops all values for another run.
    void startOver();

    /// The earliest tick that a plot shows at @p now and that has no value, although it is not
    /// before @p first; nothing if there is none.
    [[nodiscard]] std::optional<std::uint64_t> missingFrom(std::uint64_t first,
                                                           std::uint64_t now) const;

    /// Takes the values that another recorder of the same monitors has from earlier ticks.
    void addEarlier(const MonitorRecorder& other);

    /// Reads the numbers that histograms show now. @param series as series()
    void readEach(std::vector<MonitorSeries>& series, const Simulation& simulation) const;

    [[nodiscard]] const std::vector<MonitorSeries>& series() const { return m_series; }

private:
    struct Monitor : FollowingMonitor {
        std::size_t length = 0; ///< number of values that are shown
    };

    static void trim(MonitorSeries& series, std::size_t length);

    std::vector<Monitor> m_monitors;
    std::vector<MonitorSeries> m_series; ///< one per monitor
};

/// The first monitor whose number the status bar shows; null if there is none.
[[nodiscard]] const Annotation* statusBarMonitor(const Project& project);

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
