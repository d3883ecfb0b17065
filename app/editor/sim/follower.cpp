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
        m_worker.applyEdits();
        while (m_worker.run().tick() < tick && !m_worker.m_quits)
            m_worker.tick();
        m_tick = m_worker.run().tick();
    });
}

void Follower::goTo(std::uint64_t tick) {
    m_worker.m_mailbox.post([this, tick] {
        m_worker.startGoing(tick);
        m_worker.arrive();
        m_tick = m_worker.run().tick();
    });
}

void Follower::leavePast() {
    m_worker.m_mailbox.post([this] { m_worker.leavePast(); });
}

void Follower::applyInput(Input input) {
    m_worker.m_mailbox.post([this, input = std::move(input)] {
        if (const auto* moved = std::get_if<CursorMoved>(&input))
            m_worker.m_cursor = moved->to; // for a restart, too
        m_worker.leavePast(); // it is in the past if it has forgotten more ticks than its leader
        m_worker.applyInput(input);
    });
}

void Follower::dismissFuture() {
    m_worker.dismissFuture();
}

void Follower::publish() {
    m_worker.m_mailbox.post([this] { m_worker.publish(); });
}

bool Follower::isFarBehind(std::uint64_t leaderTick) const {
    return leaderTick > m_tick + mostBehind;
}

void Follower::setLed(bool led) {
    m_worker.m_mailbox.post([this, led] { m_isLed = led; });
}

} // namespace tiller
