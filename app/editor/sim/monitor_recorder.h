#pragma once

#include "core/sim/measure.h"

namespace tiller {

/// What a monitor has shown: a number for every so many ticks, NaN where there was none.
struct MonitorSeries {
    Id monitor;              ///< the annotation
    std::uint64_t first = 0; ///< the tick of the first number
    std::uint64_t every = 1; ///< ticks from one number to the next
    std::vector<double> values = {};

    [[nodiscard]] std::uint64_t tickOf(std::size_t index) const { return first + index * every; }
};

/// Measures what a project's monitors show, tick by tick, so that what a plot shows does not depend
/// on how often it is drawn. Keeps as much as they show; of long plots, every so many ticks.
class MonitorRecorder {
public:
    static constexpr std::size_t mostValues = 4000; ///< of one plot

    /// The monitors of a project. What was measured stays, where the same is measured still.
    void follow(const Project& project);

    /// To be called after each tick, and at the start. Going back in time drops what came after;
    /// ticks left out are left empty.
    void sample(const Simulation& simulation);

    void clear();

    [[nodiscard]] const std::vector<MonitorSeries>& series() const { return m_series; }

private:
    struct Monitor {
        MonitorAnnotation what;
        std::size_t kept = 0; ///< values that are shown
    };

    static void trim(MonitorSeries& series, std::size_t kept);

    std::vector<Monitor> m_monitors;
    std::vector<MonitorSeries> m_series; ///< of each monitor
};

/// The monitors of a project, in their order.
[[nodiscard]] std::vector<const Annotation*> monitorsIn(const Project& project);

} // namespace tiller
