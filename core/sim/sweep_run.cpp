#include "core/sim/sweep_run.h"

#include "core/model/overrides.h"
#include "core/sim/inputs.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <mutex>
#include <thread>

namespace tiller {

SweepMeasure::SweepMeasure(const SweepAnnotation& sweep, double ticksPerSecond)
    : m_take(sweep.take)
    , m_limit(sweep.limit)
    , m_ticksPerSecond(ticksPerSecond)
    , m_monitor{sweep.what} {}

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

std::optional<SweepResult> runOne(const Project& project, const SweepPlan& plan,
                                  const SweepRun& run, const std::function<bool()>& goesOn) {
    Project changed = withoutLayout(project);
    const auto change = overrideChanges(changed, overridesOf(plan, run));
    if (!change)
        return SweepResult();
    apply(change.value(), changed);
    Simulation simulation(changed, {.threads = 1});
    if (!simulation.errors().empty())
        return SweepResult();
    SweepMeasure measure(plan.sweep, changed.worldNumber("ticksPerSecond"));
    const auto ticks = static_cast<std::uint64_t>(plan.sweep.ticks);
    measure.sample(simulation, ticks == 0);
    for (std::uint64_t tick = 1; tick <= ticks && !measure.isCertain(); ++tick) {
        if (!goesOn())
            return {};
        simulation.step();
        measure.sample(simulation, tick == ticks);
    }
    return SweepResult{measure.value(), simulation.stateHash()};
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

void runAll(const Project& project, const SweepPlan& plan, std::span<const std::size_t> runs,
            const SweepRunning& how) {
    const Project light = withoutLayout(project);
    std::atomic<std::size_t> next = 0;
    std::atomic<bool> stopped = false;
    std::mutex mutex;
    std::exception_ptr failure; // of any thread: there is no memory left
    const auto goesOn = [&] { return !stopped && how.goesOn(); };
    const auto runNext = [&] {
        for (std::size_t i = next++; i < runs.size() && goesOn(); i = next++) {
            const SweepRun& run = plan.runs[runs[i]];
            const auto result = runOne(light, plan, run, goesOn);
            if (!result)
                return;
            const std::lock_guard lock(mutex);
            if (!how.finished(run, *result))
                stopped = true;
        }
    };
    const auto work = [&] {
        try {
            runNext();
        } catch (...) {
            const std::lock_guard lock(mutex);
            failure = std::current_exception();
            stopped = true;
        }
    };
    const std::size_t wanted =
        how.threads > 0 ? how.threads : std::max(1U, std::thread::hardware_concurrency());
    {
        std::vector<std::jthread> others;
        for (std::size_t i = 1; i < std::min(wanted, runs.size()); ++i)
            others.emplace_back(work);
        work();
    }
    if (failure)
        std::rethrow_exception(failure);
}

} // namespace tiller
