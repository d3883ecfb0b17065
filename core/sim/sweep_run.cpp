#include "core/sim/sweep_run.h"

#include "core/model/overrides.h"
#include "core/sim/inputs.h"
#include "core/sim/run/workers.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <mutex>

namespace tiller {

SweepMeasure::SweepMeasure(const MonitorAnnotation& what, SweepTake take, double limit)
    : m_take(take), m_limit(limit), m_monitor{what} {}

void SweepMeasure::begin(const Project& project) {
    m_ticksPerSecond = project.worldNumber("ticksPerSecond");
}

void SweepMeasure::sample(const Simulation& simulation, bool isLast) {
    // A plot of one agent keeps to its life, so it looks at each tick.
    if (m_take == SweepTake::end && !isLast && m_monitor.what.agent.empty())
        return;
    const std::optional<double> number = m_monitor.measure(simulation);
    if (m_take == SweepTake::end)
        m_value = number;
    if (!number)
        return;
    m_sum += *number;
    ++m_count;
    const bool reached = (m_take == SweepTake::firstAtLeast && *number >= m_limit) ||
                         (m_take == SweepTake::firstAtMost && *number <= m_limit);
    if (reached && !m_isCertain) {
        m_value = static_cast<double>(simulation.tick()) / m_ticksPerSecond;
        m_isCertain = true;
    }
}

std::optional<double> SweepMeasure::value() const {
    if (m_take == SweepTake::mean)
        return m_count > 0 ? std::optional(m_sum / m_count) : std::nullopt;
    return m_value;
}

std::optional<std::uint64_t> runMeasured(const Project& project, const std::string& overrides,
                                         std::uint64_t ticks, std::span<SweepMeasure> measures,
                                         const std::function<bool()>& goesOn) {
    Project changed = withoutLayout(project);
    const auto change = overrideChanges(changed, overrides);
    if (!change)
        return 0;
    apply(change.value(), changed);
    Simulation simulation(changed, {.threads = 1, .goesOn = goesOn});
    if (!simulation.errors().empty())
        return 0;
    for (SweepMeasure& each : measures)
        each.begin(changed);
    const auto sample = [&](bool isLast) {
        for (SweepMeasure& each : measures)
            each.sample(simulation, isLast);
    };
    sample(ticks == 0);
    for (std::uint64_t tick = 1; tick <= ticks && !simulation.end() &&
                                 !std::ranges::all_of(measures, &SweepMeasure::isCertain);
         ++tick) {
        if (!goesOn())
            return {};
        simulation.step();
        if (!goesOn())
            return {}; // the tick has ended early
        sample(tick == ticks || simulation.end());
    }
    return simulation.stateHash();
}

std::optional<SweepResult> runOne(const Project& project, const SweepPlan& plan,
                                  const SweepRun& run, const std::function<bool()>& goesOn) {
    const SweepAnnotation& sweep = plan.sweep;
    SweepMeasure measure(sweep.what, sweep.take, sweep.limit);
    const auto hash = runMeasured(project, overridesOf(plan, run),
                                  static_cast<std::uint64_t>(sweep.ticks), {&measure, 1}, goesOn);
    return hash ? std::optional(SweepResult{measure.value(), *hash}) : std::nullopt;
}

double estimateRun(const Project& project, const SweepPlan& plan) {
    using Clock = std::chrono::steady_clock;
    constexpr std::chrono::milliseconds longest(100);
    const auto seconds = [](Clock::duration time) {
        return std::chrono::duration<double>(time).count();
    };
    const auto start = Clock::now();
    std::optional<Clock::time_point> firstTick;
    double ticks = 0;
    const auto result = runOne(project, plan, plan.runs.front(), [&] {
        if (!firstTick)
            firstTick = Clock::now();
        return ++ticks < 2 || Clock::now() - start < longest;
    });
    const auto end = Clock::now();
    if (result || !firstTick)
        return seconds(end - start);
    return seconds(*firstTick - start) + seconds(end - *firstTick) / (ticks - 1) * plan.sweep.ticks;
}

void runInThreads(std::size_t count, unsigned threads,
                  const std::function<bool(std::size_t)>& work) {
    std::atomic<bool> goesOn = true;
    Workers(threads).run(count, [&](std::size_t i, std::size_t) {
        if (goesOn && !work(i))
            goesOn = false;
    });
}

void runAll(const Project& project, const SweepPlan& plan, std::span<const std::size_t> runs,
            const SweepRunning& how) {
    const Project light = withoutLayout(project);
    std::atomic<bool> stopped = false;
    std::mutex mutex;
    const auto goesOn = [&] { return !stopped && how.goesOn(); };
    runInThreads(runs.size(), how.threads, [&](std::size_t i) {
        struct Stop { // by an exception
            std::atomic<bool>& stopped;
            int before = std::uncaught_exceptions();
            ~Stop() {
                if (std::uncaught_exceptions() > before)
                    stopped = true;
            }
        } const stop{stopped};
        const SweepRun& run = plan.runs[runs[i]];
        const auto result = goesOn() ? runOne(light, plan, run, goesOn) : std::nullopt;
        if (!result)
            return false;
        const std::lock_guard lock(mutex);
        if (!how.finished(run, *result))
            stopped = true;
        return true;
    });
}

} // namespace tiller
