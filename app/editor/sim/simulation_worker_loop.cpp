#include "app/editor/sim/simulation_worker.h"

#include <algorithm>
#include <utility>

namespace tiller {

namespace {

constexpr std::chrono::milliseconds shortestWait{1}; // several ticks at once above 1000 a second
constexpr std::chrono::milliseconds strideTime{10};  // between looks at the mail

double share(std::uint64_t from, std::uint64_t at, std::uint64_t to) {
    return at < to ? static_cast<double>(at - from) / static_cast<double>(to - from) : 1;
}

} // namespace

void SimulationWorker::loop() {
    while (!m_quits) {
        m_mailbox.deliver();
        applyEdits();
        if (m_runs.hasTarget())
            strideForAWhile();
        else
            stepDue();
        if (m_quits)
            return; // the tick may have ended early
        awaitFollower();
        measurePast();
        publishIfDue();
        waitForWork();
    }
}

void SimulationWorker::waitForWork() {
    if (m_runs.hasTarget() || m_pastMonitors)
        return;
    const auto now = Clock::now();
    auto end = Clock::time_point::max();
    if (m_playing && isTooFast()) {
        end = now + shortestWait;
    } else if (m_playing && m_isLive) {
        if (run().inPast())
            return;
    } else if (m_playing) {
        if (m_stopTick || m_pace.hasDueTick())
            return;
        end = std::max(m_pace.nextTick(tickRate()), now + shortestWait);
    }
    if (m_changed)
        end = std::min(end, m_nextPublish);
    if (m_awaitsFollower)
        end = std::min(end, now + strideTime);
    m_mailbox.waitUntil(end);
}

bool SimulationWorker::isTooFast() const {
    return m_follower && m_follower->isFarBehind(run().tick());
}

/// One tick if it is due. The loop looks at the mail before the next one.
void SimulationWorker::stepDue() {
    if (!m_playing || isTooFast())
        return;
    if (m_isLive) {
        if (!run().inPast())
            return; // the game has not made the next tick yet
        tick();
        m_pace.countTick();
    } else if (m_stopTick) {
        if (run().tick() < *m_stopTick)
            tick();
        m_shareOfWay = share(m_runFrom, run().tick(), *m_stopTick);
        if (run().tick() >= *m_stopTick || hasJustEnded())
            stop();
    } else if (m_pace.takeDueTick(tickRate())) {
        tick();
        m_pace.countTick();
        if (hasJustEnded())
            stop();
    }
}

bool SimulationWorker::hasJustEnded() const {
    const auto& end = run().simulation().end();
    return end && end->tick == run().tick();
}

void SimulationWorker::tick() {
    m_runs.advance();
    if (m_follower)
        m_follower->advanceTo(run().tick());
    m_log.note(run().simulation());
    followPicked();
    if (m_heldAgent)
        applyInput(*m_heldAgent);
    if (m_isLive || !run().inPast())
        m_monitors.sample(run().simulation());
    worldChanged();
}

void SimulationWorker::measurePast() {
    const auto end = Clock::now() + strideTime;
    while (m_pastMonitors) {
        if (m_pastMonitors->stride()) {
            m_monitors.addEarlier(m_pastMonitors->values());
            m_pastMonitors.reset();
            m_changed = true;
        } else if (m_mailbox.hasMail() || Clock::now() >= end) {
            return;
        }
    }
}

void SimulationWorker::stop() {
    m_playing = false;
    m_stopTick.reset();
    m_pace.clearMeasuredRate();
    publish();
    if (m_events.stopped)
        m_events.stopped(m_lastCommand);
}

void SimulationWorker::startGoing(std::uint64_t tick) {
    m_playing = false;
    m_stopTick.reset();
    m_heldAgent.reset();
    m_goToCommand = m_lastCommand;
    m_strides = 0;
    m_shareOfWay = 0;
    m_awaitsFollower = false;
    m_runs.setTarget(tick);
}

bool SimulationWorker::isWayCanceled() const {
    return m_asFollower.isCanceled() || (m_goToCommand > 0 && m_canceledCommand == m_goToCommand);
}

bool SimulationWorker::isWayHeld() const {
    return m_strides >= m_wayLimit && !isWayCanceled();
}

bool SimulationWorker::stride() {
    ++m_strides;
    if (isWayCanceled())
        m_runs.dropTarget();
    else if (!m_runs.strideToTarget()) {
        m_shareOfWay = m_follower ? m_runs.shareOfWay() / 2 : m_runs.shareOfWay();
        return false;
    }
    m_awaitsFollower = m_follower != nullptr;
    if (m_follower)
        m_follower->goTo(run().tick());
    m_futures.forget();
    m_pendingClick.reset();
    syncMouse();
    measureOnArrival();
    worldChanged();
    publish();
    m_asFollower.arrived(); // now its leader finds the frame
    if (!m_awaitsFollower)
        endWay();
    return true;
}

/// At the end of the recorded run of a game.
void SimulationWorker::measureOnArrival() {
    if (!std::exchange(m_measuresOnArrival, false))
        return;
    m_monitors.startOver();
    if (!run().inPast())
        m_monitors.sample(run().simulation());
    measureMissing();
}

void SimulationWorker::endWay() {
    m_awaitsFollower = false;
    m_shareOfWay = 1;
    if (m_events.stopped)
        m_events.stopped(m_goToCommand);
}

/// The way to a tick has ended when the follower is there, too.
void SimulationWorker::awaitFollower() {
    if (!m_awaitsFollower)
        return;
    if (!m_follower || !m_follower->isGoing()) {
        endWay();
        return;
    }
    m_shareOfWay = (1 + m_follower->shareOfWay()) / 2;
    if (isWayCanceled())
        m_follower->cancelGoing();
}

void SimulationWorker::strideForAWhile() {
    const auto end = Clock::now() + strideTime;
    while (!m_mailbox.hasMail() && Clock::now() < end) {
        if (isWayHeld())
            m_mailbox.waitUntil(end);
        else if (stride())
            return;
    }
}

void SimulationWorker::arrive() {
    while (m_runs.hasTarget() && !m_quits)
        stride();
}

/// Ends the run here. The edits that are pending then lead from the project of this tick to the
/// project as it is now.
void SimulationWorker::branch() {
    if (m_follower)
        m_follower->leavePast();
    m_runs.branch();
    m_log.dropAfter(run().tick());
    m_edits.restartFrom(run().project());
}

/// Goes on from here with the project and the mouse as they are now.
void SimulationWorker::leavePast() {
    arrive();
    if (m_isLive)
        return;
    if (run().inPast())
        branch();
    if (m_edits.areThere()) {
        m_edits.requireCheck();
        applyEdits();
    }
    syncMouse();
}

void SimulationWorker::publishIfDue() {
    if (!m_changed || m_runs.hasTarget() || Clock::now() < m_nextPublish)
        return;
    if (m_asFollower.isLed() && run().tick() != m_publishedTick)
        m_changed = false; // the leader is about to show another tick
    else
        publish();
}

void SimulationWorker::publish() {
    Frame& frame = m_frames.back();
    fillFrame(frame, run().simulation(), m_runCount, m_wantsForces);
    fillValues(frame, run().simulation(), m_colorings);
    frame.ticksPerSecond = m_pace.measuredRate();
    frame.heldBack = m_edits.error();
    frame.monitors = m_monitors.series();
    m_monitors.readEach(frame.monitors, run().simulation());
    m_runs.fillTimeline(frame.timeline);
    m_runs.fillPreviousFuture(frame);
    followPicked();
    fillPicked(frame);
    fillGhosts(frame);
    m_publishedTick = frame.tick;
    m_frames.publish();
    if (m_follower)
        m_follower->publish();
    m_changed = false;
    m_nextPublish = Clock::now() + framePeriod;
    if (m_events.frameReady)
        m_events.frameReady();
}

/// Finds the picked individual under its present name.
void SimulationWorker::followPicked() {
    if (!m_picked)
        return;
    const Simulation& simulation = run().simulation();
    if (!m_pickedLife) {
        if (const auto handle = simulation.handleOf(*m_picked))
            m_pickedLife = handle->life;
        return;
    }
    if (simulation.lives({m_picked->type, m_picked->ordinal, m_pickedLife}))
        return;
    if (const auto now = simulation.whoHasLife(*m_pickedLife))
        m_picked = now->name();
}

void SimulationWorker::fillPicked(Frame& frame) const {
    frame.startLives = m_startLives;
    frame.pickNumber = m_pickNumber;
    frame.picked = m_picked;
    const auto logged = [this](auto find) {
        const LoggedEvent* event =
            m_picked && m_pickedLife ? (m_log.*find)(*m_pickedLife, run().tick()) : nullptr;
        return event ? std::optional(*event) : std::nullopt;
    };
    frame.pickedCame = logged(&EventLog::cameBy);
    frame.pickedDied = logged(&EventLog::diedBy);
    frame.sampled = m_sampled;
    frame.sample = m_sampled ? run().simulation().explain(*m_sampled) : std::nullopt;
    frame.explanation.reset();
    if (!m_picked)
        return;
    const Simulation& simulation = run().simulation();
    if (m_pickedLife && !simulation.lives({m_picked->type, m_picked->ordinal, m_pickedLife}))
        return;
    frame.explanation = simulation.explain(*m_picked);
    for (std::size_t i = 0; i < simulation.populationCount(); ++i) {
        const AgentView agents = simulation.agents(i);
        if (*agents.typeId == m_picked->type && simulation.lives(*m_picked))
            frame.pickedLabel = agentLabel(agents, m_picked->ordinal);
    }
}

/// Shows the latest ghosts unless their time is over, and asks for others if the world has changed.
void SimulationWorker::fillGhosts(Frame& frame) {
    frame.ghosts = m_ghostNodes.empty() ? nullptr : m_futures.answer();
    if (frame.ghosts && run().tick() > frame.ghosts->tick + frame.ghosts->ticks)
        frame.ghosts.reset();
    if (m_ghostNodes.empty() || !m_ghostsAreOld || !m_futures.idle())
        return;
    m_ghostsAreOld = false;
    m_futures.ask({run().sharedProject(), run().simulation().snapshot(), m_ghostNodes, m_picked});
}

double SimulationWorker::tickRate() const {
    return run().project().worldNumber("ticksPerSecond") * m_speed;
}

} // namespace tiller
