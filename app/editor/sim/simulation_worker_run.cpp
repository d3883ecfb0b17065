#include "app/editor/sim/simulation_worker.h"

#include <algorithm>
#include <utility>

namespace tiller {

namespace {

constexpr double mostCatchUp = 0.05;                 // seconds
constexpr std::chrono::milliseconds shortestWait{1}; // several ticks at once above 1000 a second
constexpr std::chrono::milliseconds measureWindow{500};
constexpr std::chrono::milliseconds strideTime{
    10}; // on the way to a tick, between looks at the mail

double seconds(std::chrono::steady_clock::duration duration) {
    return std::chrono::duration<double>(duration).count();
}

} // namespace

void SimulationWorker::run() {
    for (handleMessages(); !m_ends; handleMessages()) {
        if (m_aim)
            goOnForAWhile();
        else
            stepDue();
        publishIfDue();
        waitForWork();
    }
}

void SimulationWorker::handleMessages() {
    if (!m_hasMail)
        return;
    {
        const std::lock_guard lock(m_mutex);
        m_mail.swap(m_inbox);
        m_hasMail = false;
    }
    for (const Message& message : m_mail)
        message();
    m_mail.clear();
    applyEdits();
}

void SimulationWorker::waitForWork() {
    const auto now = Clock::now();
    auto until = Clock::time_point::max();
    if (m_aim)
        return;
    if (m_playing && isTooFast()) {
        until = now + shortestWait;
    } else if (m_playing) {
        if (m_stopAt || m_due >= 1)
            return;
        const auto nextTick = std::chrono::duration<double>((1 - m_due) / tickRate());
        until = std::max(m_lastLook + std::chrono::duration_cast<Clock::duration>(nextTick),
                         now + shortestWait);
    }
    if (m_changed)
        until = std::min(until, m_nextPublish);

    std::unique_lock lock(m_mutex);
    const auto hasMail = [this] { return m_hasMail.load(); };
    if (until == Clock::time_point::max())
        m_wake.wait(lock, hasMail);
    else
        m_wake.wait_until(lock, until, hasMail);
}

/// One tick if it is time for one; the caller comes back for the next, with the mail between.
void SimulationWorker::stepDue() {
    if (!m_playing || isTooFast())
        return;
    if (m_stopAt) {
        if (m_run.tick() < *m_stopAt)
            tick();
        if (m_run.tick() >= *m_stopAt)
            stop();
        return;
    }
    const auto now = Clock::now();
    const double rate = tickRate();
    m_due = std::min(m_due + seconds(now - m_lastLook) * rate, std::max(1.0, mostCatchUp * rate));
    m_lastLook = now;
    if (m_due >= 1) {
        m_due -= 1;
        tick();
        measure(Clock::now());
    }
}

void SimulationWorker::tick() {
    m_run.advance();
    if (m_was && m_was->tick() < m_run.tick())
        m_was->advance();
    if (m_follower)
        m_follower->followTo(m_run.tick());
    if (m_held)
        applyInput(*m_held);
    if (!m_run.inPast())
        m_monitors.sample(m_run.simulation());
    worldChanged();
}

void SimulationWorker::stop() {
    m_playing = false;
    m_stopAt.reset();
    m_reached = 0;
    publish();
    if (m_events.stopped)
        m_events.stopped(m_transport);
}

void SimulationWorker::startGoing(std::uint64_t tick) {
    m_playing = false;
    m_stopAt.reset();
    m_held.reset();
    m_aimCommand = m_transport;
    m_aim = std::clamp(tick, m_run.first(), m_run.end());
}

/// Both futures go there; before the branch they are one.
bool SimulationWorker::goOn() {
    if (!m_run.approach(*m_aim))
        return false;
    if (m_was && *m_aim >= std::max(m_branchedAt, m_was->first()) && !m_was->approach(*m_aim))
        return false;
    if (m_follower)
        m_follower->followBack(*m_aim);
    m_aim.reset();
    ++m_jumps;
    m_futures.forget();
    m_click.reset();
    syncMouse();
    worldChanged();
    publish();
    if (m_events.stopped)
        m_events.stopped(m_aimCommand);
    return true;
}

void SimulationWorker::goOnForAWhile() {
    const auto until = Clock::now() + strideTime;
    while (!m_hasMail && Clock::now() < until)
        if (goOn())
            return;
}

void SimulationWorker::arrive() {
    while (m_aim && !m_quits)
        goOn();
}

/// The run ends here; what came after becomes the future that was.
void SimulationWorker::branch() {
    if (m_follower)
        m_follower->followBranch();
    m_branchedAt = m_run.tick();
    m_oldEnd = m_run.end();
    m_was.emplace(m_run.branch());
    shareLimit();
    m_edits = difference(m_run.project(), m_project);
}

void SimulationWorker::shareLimit() {
    m_run.setLimit(m_was ? m_pastLimit / 2 : m_pastLimit);
    if (m_was)
        m_was->setLimit(m_pastLimit / 2);
}

/// Goes on from where it is with the project and the mouse as they are now.
void SimulationWorker::leavePast() {
    arrive();
    if (m_run.inPast()) {
        branch();
        m_unchecked = true;
        applyEdits();
    }
    syncMouse();
}

void SimulationWorker::publishIfDue() {
    if (!m_changed || m_aim || Clock::now() < m_nextPublish)
        return;
    if (m_isLed && m_run.tick() != m_shownTick)
        m_changed = false; // the leader is about to show another tick
    else
        publish();
}

void SimulationWorker::publish() {
    Frame& frame = m_frames.back();
    fillFrame(frame, m_run.simulation(), m_runCount, m_wantsForces);
    frame.ticksPerSecond = m_reached;
    frame.heldBack = m_heldBack;
    frame.monitors = m_monitors.series();
    publishTimeline(frame);
    publishPicked(frame);
    publishGhosts(frame);
    m_shownTick = frame.tick;
    m_frames.publish();
    if (m_follower)
        m_follower->show();
    m_changed = false;
    m_nextPublish = Clock::now() + framePeriod;
    if (m_events.frameReady)
        m_events.frameReady();
}

void SimulationWorker::publishTimeline(Frame& frame) const {
    FrameTimeline& timeline = frame.timeline;
    timeline.first = m_run.first();
    timeline.end = m_run.end();
    timeline.jumps = m_jumps;
    timeline.bytes = m_run.bytes() + (m_was ? m_was->bytes() : 0);
    timeline.marks = m_run.marks();
    timeline.branchedAt = m_was ? std::optional(m_branchedAt) : std::nullopt;
    timeline.oldEnd = m_oldEnd;
    if (m_was && m_was->tick() == m_run.tick())
        fillAgents(frame.was, m_was->simulation());
    else
        frame.was.clear();
}

void SimulationWorker::publishPicked(Frame& frame) const {
    frame.picked = m_picked;
    frame.sampled = m_sampled;
    frame.sample = m_sampled ? m_run.simulation().explain(*m_sampled) : std::nullopt;
    frame.explanation.reset();
    if (!m_picked)
        return;
    const Simulation& simulation = m_run.simulation();
    frame.explanation = simulation.explain(*m_picked);
    for (std::size_t i = 0; i < simulation.populationCount(); ++i) {
        const AgentView agents = simulation.agents(i);
        if (*agents.type == m_picked->type && m_picked->ordinal < agents.count)
            frame.pickedLabel = agentLabel(agents, m_picked->ordinal);
    }
}

/// Shows the last answer unless it is about what is past, and asks again where the world has gone
/// on since.
void SimulationWorker::publishGhosts(Frame& frame) {
    frame.ghosts = m_ghostNodes.empty() ? nullptr : m_futures.answer();
    if (frame.ghosts && m_run.tick() > frame.ghosts->tick + frame.ghosts->ticks)
        frame.ghosts.reset();
    if (m_ghostNodes.empty() || !m_ghostsAreOld || !m_futures.idle())
        return;
    m_ghostsAreOld = false;
    m_futures.ask({m_run.sharedProject(), m_run.simulation().snapshot(), m_ghostNodes, m_picked});
}

double SimulationWorker::tickRate() const {
    return m_run.project().worldNumber("ticksPerSecond") * m_speed;
}

void SimulationWorker::restartClock() {
    m_lastLook = Clock::now();
    m_due = 0;
    m_measureStart = m_lastLook;
    m_measuredTicks = 0;
}

void SimulationWorker::measure(Clock::time_point now) {
    ++m_measuredTicks;
    const auto window = now - m_measureStart;
    if (window < measureWindow)
        return;
    m_reached = static_cast<double>(m_measuredTicks) / seconds(window);
    m_measuredTicks = 0;
    m_measureStart = now;
}

} // namespace tiller
