#include "app/editor/sim/monitor_recorder.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace tiller {

namespace {

constexpr double nothing = std::numeric_limits<double>::quiet_NaN();

/// Whether both measure the same values.
bool measuresTheSame(MonitorAnnotation a, const MonitorAnnotation& b) {
    a.seconds = b.seconds;
    return a == b;
}

} // namespace

const Annotation* statusBarMonitor(const Project& project) {
    for (const Annotation* each : monitorsIn(project))
        if (monitorOf(*each).shownIn == ShownIn::statusBar)
            return each;
    return nullptr;
}

void MonitorRecorder::follow(const Project& project) {
    const std::vector<Monitor> oldMonitors = std::exchange(m_monitors, {});
    std::vector<MonitorSeries> oldSeries = std::exchange(m_series, {});
    const double rate = project.worldNumber("ticksPerSecond");
    for (const Annotation* each : monitorsIn(project)) {
        Monitor monitor{{monitorOf(*each)}};
        const auto ticks = static_cast<std::size_t>(std::ceil(monitor.what.seconds * rate));
        MonitorSeries series{.monitor = each->id};
        series.every = std::max<std::size_t>(1, (ticks + mostValues - 1) / mostValues);
        monitor.length = ticks / series.every + 2; // one before the left edge, and the newest
        const auto old = std::ranges::find(oldSeries, each->id, &MonitorSeries::monitor);
        if (old != oldSeries.end() && old->every == series.every &&
            measuresTheSame(oldMonitors[static_cast<std::size_t>(old - oldSeries.begin())].what,
                            monitor.what)) {
            monitor.who = oldMonitors[static_cast<std::size_t>(old - oldSeries.begin())].who;
            series = std::move(*old);
        }
        m_monitors.push_back(std::move(monitor));
        m_series.push_back(std::move(series));
    }
}

void MonitorRecorder::sample(const Simulation& simulation) {
    const std::uint64_t tick = simulation.tick();
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        MonitorSeries& series = m_series[i];
        if (tick % series.every != 0)
            continue;
        if (tick < series.first)
            series.values.clear();
        if (series.values.empty())
            series.first = tick;
        std::uint64_t index = (tick - series.first) / series.every;
        if (index >
            series.values.size() + m_monitors[i].length) { // the old values are no longer shown
            series.first = tick;
            index = 0;
        }
        series.values.resize(index, nothing);
        series.values.push_back(m_monitors[i].measure(simulation).value_or(nothing));
        trim(series, m_monitors[i].length);
    }
}

std::optional<std::uint64_t> MonitorRecorder::missingFrom(std::uint64_t first,
                                                          std::uint64_t now) const {
    std::optional<std::uint64_t> earliest;
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        const MonitorSeries& series = m_series[i];
        const std::uint64_t length = m_monitors[i].length * series.every;
        const std::uint64_t from = std::max(first, now > length ? now - length : 0);
        const std::uint64_t known = series.values.empty() ? now + 1 : series.first;
        if (known > from + series.every)
            earliest = std::min(earliest.value_or(from), from);
    }
    return earliest;
}

void MonitorRecorder::addEarlier(const MonitorRecorder& other) {
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        MonitorSeries& series = m_series[i];
        const auto found =
            std::ranges::find(other.m_series, series.monitor, &MonitorSeries::monitor);
        if (found == other.m_series.end() || found->every != series.every || found->values.empty())
            continue;
        auto& who = m_monitors[i].who;
        if (!who)
            who = other.m_monitors[static_cast<std::size_t>(found - other.m_series.begin())].who;
        if (series.values.empty()) {
            series = *found;
            continue;
        }
        if (found->first >= series.first)
            continue;
        std::vector<double> all = found->values;
        all.resize((series.first - found->first) / series.every, nothing);
        all.insert(all.end(), series.values.begin(), series.values.end());
        series.first = found->first;
        series.values = std::move(all);
        trim(series, m_monitors[i].length);
    }
}

void MonitorRecorder::readEach(std::vector<MonitorSeries>& series,
                               const Simulation& simulation) const {
    for (std::size_t i = 0; i < series.size(); ++i)
        if (m_monitors[i].what.shownIn == ShownIn::histogram)
            series[i].each = measureEach(simulation, m_monitors[i].what);
}

/// Drops the values that are too old, a quarter of the length at a time.
void MonitorRecorder::trim(MonitorSeries& series, std::size_t length) {
    if (series.values.size() <= length + length / 4)
        return;
    const std::size_t excess = series.values.size() - length;
    series.values.erase(series.values.begin(),
                        series.values.begin() + static_cast<std::ptrdiff_t>(excess));
    series.first += excess * series.every;
}

void MonitorRecorder::clear() {
    for (MonitorSeries& series : m_series)
        series.values.clear();
}

void MonitorRecorder::startOver() {
    clear();
    for (Monitor& monitor : m_monitors)
        monitor.who.reset();
}

PastMonitors::PastMonitors(const RecordedRun& run, const MonitorRecorder& monitors,
                           std::uint64_t from)
    : m_run(run.copy()), m_values(monitors), m_from(from) {
    m_run.setLimit(m_run.bytes()); // it shares its keyframes, and needs no more of them
    m_values.clear();
}

bool PastMonitors::stride() {
    if (std::exchange(m_hasBegun, true))
        m_run.advance();
    else if (m_run.tick() > m_from)
        m_run.approach(m_from); // jumps to the keyframe before
    if (m_run.tick() >= m_from)
        m_values.sample(m_run.simulation());
    return !m_run.inPast();
}

} // namespace tiller
