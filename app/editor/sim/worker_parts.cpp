#include "app/editor/sim/worker_parts.h"

#include "app/editor/sim/input_recorder.h"
#include "app/editor/words/names.h"
#include "core/model/check.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <utility>

namespace tiller {

namespace {

constexpr std::array marks{0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0};
constexpr double lastMark = marks.size() - 1;
constexpr double snap = 0.15; // of the distance between marks

constexpr double mostCatchUp = 0.05; // seconds
constexpr std::chrono::milliseconds measureWindow{500};

double seconds(Pace::Clock::duration duration) {
    return std::chrono::duration<double>(duration).count();
}

std::string firstError(const Project& project) {
    const Problems errors = findErrors(project);
    return errors.empty() ? std::string() : problemText(project, errors.front()).toStdString();
}

} // namespace

void Mailbox::post(Message message) {
    {
        const std::lock_guard lock(m_mutex);
        m_inbox.push_back(std::move(message));
        m_hasMail = true;
    }
    m_wake.notify_one();
}

void Mailbox::deliver() {
    if (!m_hasMail)
        return;
    {
        const std::lock_guard lock(m_mutex);
        m_delivered.swap(m_inbox);
        m_hasMail = false;
    }
    for (const Message& message : m_delivered)
        message();
    m_delivered.clear();
}

void Mailbox::waitUntil(Time end) {
    std::unique_lock lock(m_mutex);
    const auto hasMail = [this] { return m_hasMail.load(); };
    if (end == Time::max())
        m_wake.wait(lock, hasMail);
    else
        m_wake.wait_until(lock, end, hasMail);
}

double speedAt(double position) {
    const double place = std::clamp(position, 0.0, 1.0) * lastMark;
    const double nearest = std::round(place);
    if (std::abs(place - nearest) <= snap)
        return marks[static_cast<std::size_t>(nearest)];
    const auto below = static_cast<std::size_t>(place);
    const double ratio = marks[below + 1] / marks[below];
    const double speed = marks[below] * std::pow(ratio, place - static_cast<double>(below));
    return std::round(speed * 100) / 100;
}

double positionOf(double speed) {
    speed = std::clamp(speed, marks.front(), marks.back());
    std::size_t below = 0;
    while (below + 2 < marks.size() && marks[below + 1] <= speed)
        ++below;
    const double part = std::log(speed / marks[below]) / std::log(marks[below + 1] / marks[below]);
    return (static_cast<double>(below) + part) / lastMark;
}

double nextSpeed(double speed, int direction) {
    if (direction > 0) {
        const auto above = std::upper_bound(marks.begin(), marks.end(), speed);
        return above == marks.end() ? marks.back() : *above;
    }
    const auto atOrAbove = std::lower_bound(marks.begin(), marks.end(), speed);
    return atOrAbove == marks.begin() ? marks.front() : *std::prev(atOrAbove);
}

void Pace::restart() {
    m_lastUpdate = m_countStart = Clock::now();
    m_dueTicks = 0;
    m_countedTicks = 0;
}

bool Pace::takeDueTick(double rate) {
    const auto now = Clock::now();
    m_dueTicks = std::min(m_dueTicks + seconds(now - m_lastUpdate) * rate,
                          std::max(1.0, mostCatchUp * rate));
    m_lastUpdate = now;
    if (m_dueTicks < 1)
        return false;
    m_dueTicks -= 1;
    return true;
}

Pace::Clock::time_point Pace::nextTick(double rate) const {
    const std::chrono::duration<double> wait((1 - m_dueTicks) / rate);
    return m_lastUpdate + std::chrono::duration_cast<Clock::duration>(wait);
}

void Pace::countTick() {
    ++m_countedTicks;
    const auto now = Clock::now();
    const auto window = now - m_countStart;
    if (window < measureWindow)
        return;
    m_measuredRate = static_cast<double>(m_countedTicks) / seconds(window);
    m_countedTicks = 0;
    m_countStart = now;
}

Project PendingEdits::start(Project project, Project ifUnsound) {
    m_project = withoutLayout(std::move(project));
    m_edits = {};
    if (check())
        return m_project;
    Project sound = withoutLayout(std::move(ifUnsound));
    m_edits = difference(sound, m_project);
    return sound;
}

void PendingEdits::add(const Change& change) {
    apply(change, m_project);
    m_edits = merged(m_edits, change);
    m_needCheck = true;
}

void PendingEdits::restartFrom(const Project& project) {
    m_edits = difference(project, m_project);
}

bool PendingEdits::mustActBefore(const Change& change) const {
    return !m_edits.empty() && m_error.empty() && !(onlyAdjusts(m_edits) && onlyAdjusts(change));
}

bool PendingEdits::check() {
    m_needCheck = false;
    m_error = firstError(m_project);
    return m_error.empty();
}

void EventLog::OfKind::erase(decltype(ticks)::iterator tick) {
    count -= tick->second.size();
    ticks.erase(tick);
}

void EventLog::note(const Simulation& simulation) {
    const auto nameOf = [&](AgentRef agent) {
        return AgentName{*simulation.agents(agent.population).typeId, agent.ordinal};
    };
    const std::uint64_t tick = simulation.tick();
    std::map<Kind, std::vector<LoggedEvent>> now;
    for (const TickEvent& event : simulation.tickEvents()) {
        if (!event.who.exists())
            continue;
        const bool becomes = event.kind == Kind::became; // `by` is its former name
        const AgentRef by = becomes ? event.actor : event.by;
        now[event.kind].push_back({tick, event.kind, nameOf(event.who), event.life, event.node,
                                   by.exists() ? std::optional(nameOf(by)) : std::nullopt,
                                   by == (becomes ? event.by : event.who)});
    }
    for (auto& [kind, events] : now) {
        OfKind& of = m_kinds[kind];
        std::vector<LoggedEvent>& logged = of.ticks[tick];
        of.count -= logged.size();
        if (events.size() >= logged.size())
            logged = std::move(events);
        else // what was done by hand at a tick that was restored
            std::ranges::copy_if(events, std::back_inserter(logged), [&](const LoggedEvent& event) {
                return std::ranges::find(logged, event) == logged.end();
            });
        of.count += logged.size();
    }
    for (auto& [kind, of] : m_kinds)
        while (of.count > mostOfAKind && of.ticks.size() > 1)
            of.erase(of.ticks.begin());
}

void EventLog::dropAfter(std::uint64_t tick) {
    for (auto& [kind, of] : m_kinds)
        while (!of.ticks.empty() && of.ticks.rbegin()->first > tick)
            of.erase(std::prev(of.ticks.end()));
}

template <class Fits>
const LoggedEvent* EventLog::find(std::initializer_list<Kind> kinds, std::uint64_t until,
                                  Fits fits) const {
    const LoggedEvent* latest = nullptr;
    for (const Kind kind : kinds) {
        const auto of = m_kinds.find(kind);
        if (of == m_kinds.end())
            continue;
        const auto& ticks = of->second.ticks;
        for (auto tick = ticks.upper_bound(until); tick != ticks.begin();) {
            --tick;
            if (latest && tick->first < latest->tick)
                break;
            const auto found =
                std::ranges::find_if(tick->second.rbegin(), tick->second.rend(), fits);
            if (found == tick->second.rend())
                continue;
            latest = &*found;
            break;
        }
    }
    return latest;
}

const LoggedEvent* EventLog::cameBy(std::uint32_t life, std::uint64_t until) const {
    return find({Kind::born, Kind::became}, until,
                [&](const LoggedEvent& event) { return event.life == life; });
}

const LoggedEvent* EventLog::diedBy(std::uint32_t life, std::uint64_t until) const {
    return find({Kind::died}, until, [&](const LoggedEvent& event) { return event.life == life; });
}

const LoggedEvent* EventLog::last(const Id& type, const Id& node, std::uint64_t until) const {
    return find({Kind::born, Kind::died, Kind::became, Kind::signal, Kind::ended, Kind::arrived,
                 Kind::entered},
                until, [&](const LoggedEvent& event) {
                    return event.node == node && (event.by ? *event.by : event.who).type == type;
                });
}

} // namespace tiller
