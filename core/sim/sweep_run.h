#pragma once

#include "core/model/sweep.h"
#include "core/sim/measure.h"

#include <cstdint>
#include <functional>

namespace tiller {

/// Measures a run of a sweep tick by tick: the same numbers as a plot of the same quantity.
class SweepMeasure {
public:
    SweepMeasure(const MonitorAnnotation& what, SweepTake take, double limit);

    /// To be called before the run. @param project as it runs
    void begin(const Project& project);
    /// To be called at the start and after each tick.
    void sample(const Simulation& simulation, bool isLast);

    /// Whether no later tick can change the number.
    [[nodiscard]] bool isCertain() const { return m_isCertain; }
    [[nodiscard]] std::optional<double> value() const;

private:
    SweepTake m_take;
    double m_limit;
    double m_ticksPerSecond = 1;
    FollowingMonitor m_monitor;
    double m_sum = 0;
    double m_count = 0;
    std::optional<double> m_value;
    bool m_isCertain = false;
};

/// Runs a project with overrides on one thread, until no measure changes any more. Overrides that
/// the project does not take leave the measures without a number.
/// @param goesOn asked before each tick: false stops it
/// @returns the hash of the state at the end; nothing if it was stopped
[[nodiscard]] std::optional<std::uint64_t>
runMeasured(const Project& project, const std::string& overrides, std::uint64_t ticks,
            std::span<SweepMeasure> measures, const std::function<bool()>& goesOn);

/// Does some work several times, on several threads. Returns when all have ended; the first
/// exception ends the others, and leaves.
/// @param threads 0: as many as the machine has cores
/// @param work gets the indexes below @p count in their order; false lets no other one begin
void runInThreads(std::size_t count, unsigned threads,
                  const std::function<bool(std::size_t)>& work);

/// Runs one run of a sweep, on one thread. A run that the project does not take has no number.
/// @param goesOn asked before each tick: false stops it
/// @returns nothing if it was stopped
[[nodiscard]] std::optional<SweepResult> runOne(const Project& project, const SweepPlan& plan,
                                                const SweepRun& run,
                                                const std::function<bool()>& goesOn);

/// How long a run takes on one thread, in seconds: a look at the first ticks, of a tenth of a
/// second at most.
[[nodiscard]] double estimateRun(const Project& project, const SweepPlan& plan);

/// What runs of a sweep do while they go on.
struct SweepRunning {
    unsigned threads = 0; ///< 0: as many as the machine has cores
    /// Asked before each tick, by any thread: false stops all runs.
    std::function<bool()> goesOn = [] { return true; };
    /// Called after each run, by one thread at a time. False stops all runs.
    std::function<bool(const SweepRun&, const SweepResult&)> finished;
};

/// Runs some of a sweep's runs, each on one thread and several at a time, in their order. Returns
/// when all have ended.
/// @param runs indexes in the plan
void runAll(const Project& project, const SweepPlan& plan, std::span<const std::size_t> runs,
            const SweepRunning& how);

} // namespace tiller
