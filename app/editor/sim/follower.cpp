#include "app/editor/sim/follower.h"

#include "app/editor/sim/simulation_worker.h"

#include <utility>

namespace tiller {

namespace {

constexpr std::uint64_t mostBehind = 4; // ticks

} // namespace

void Follower::reset() {
    m_worker.reset();
}

/// One message for all ticks: nothing can act between them.
void Follower::advanceTo(std::uint64_t tick) {
    m_worker.m_mailbox.post([this, tick] {
        goAllTheWay();
        m_worker.applyEdits();
        while (m_worker.run().tick() < tick && !m_worker.m_quits)
            m_worker.tick();
        m_tick = m_worker.run().tick();
    });
}

void Follower::goTo(std::uint64_t tick) {
    m_worker.m_mailbox.post([this, tick, way = ++m_ways] {
        m_way = way;
        m_target = tick;
        m_stoppedShort = false;
        m_worker.startGoing(tick);
    });
}

double Follower::shareOfWay() const {
    return m_worker.shareOfWay();
}

void Follower::restart() {
    m_tick = 0;
    m_stoppedShort = false;
    m_arrived = m_way;
}

/// The leader counts on the tick that it asked for.
void Follower::arrived() {
    if (m_arrived == m_way)
        return;
    m_stoppedShort = isCanceled();
    m_tick = m_target;
    m_arrived = m_way;
}

void Follower::goAllTheWay() {
    m_worker.arrive();
    if (!std::exchange(m_stoppedShort, false))
        return;
    m_canceled = 0;
    m_worker.startGoing(m_target);
    m_worker.arrive();
}

void Follower::leavePast() {
    m_worker.m_mailbox.post([this] {
        goAllTheWay();
        m_worker.leavePast();
    });
}

void Follower::applyInput(Input input) {
    m_worker.m_mailbox.post([this, input = std::move(input)] {
        if (const auto* moved = std::get_if<CursorMoved>(&input))
            m_worker.m_cursor = moved->to; // for a restart, too
        goAllTheWay();
        m_worker.leavePast(); // it is in the past if it has forgotten more ticks than its leader
        m_worker.applyInput(input);
    });
}

void Follower::dismissFuture() {
    m_worker.dismissFuture();
}

void Follower::publish() {
    m_worker.m_mailbox.post([this] {
        if (!m_worker.m_runs.hasTarget()) // else its end shows one
            m_worker.publish();
    });
}

bool Follower::isFarBehind(std::uint64_t leaderTick) const {
    return leaderTick > m_tick + mostBehind;
}

void Follower::setLed(bool led) {
    m_worker.m_mailbox.post([this, led] { m_isLed = led; });
}

} // namespace tiller
