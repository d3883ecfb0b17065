#pragma once

#include "core/sim/inputs.h"

#include <atomic>
#include <cstdint>

namespace tiller {

class SimulationWorker;

/// The part of a SimulationWorker that its leader talks to, see SimulationWorker::lead(). The
/// leader calls it in its own thread: each call leaves a message for the follower's thread and
/// returns at once. Messages act in the order they came, so both runs do the same at each tick.
class Follower {
public:
    explicit Follower(SimulationWorker& worker) : m_worker(worker) {}

    /// @name For the leader's thread
    /// @{
    void reset();
    void advanceTo(std::uint64_t tick); ///< tick by tick; what is posted next acts at this tick
    void goTo(std::uint64_t tick);      ///< a tick of the run, where it waits
    /// On the way to a tick.
    [[nodiscard]] bool isGoing() const { return m_arrived != m_ways; }
    [[nodiscard]] double shareOfWay() const; ///< 0 to 1
    /// Ends the way where it is now. What acts next goes the rest of the way first.
    void cancelGoing() { m_canceled = m_ways; }
    void leavePast();
    void applyInput(Input input);
    void dismissFuture();
    void publish(); ///< a frame of the tick it is at
    /// The leader has to wait: its tick is too far ahead.
    [[nodiscard]] bool isFarBehind(std::uint64_t leaderTick) const;
    /// @}

    /// For the thread that calls lead(): a leader comes or goes.
    void setLed(bool led);

    /// @name For the follower's thread
    /// @{
    void restart();
    [[nodiscard]] bool isCanceled() const { return m_way > 0 && m_canceled == m_way; }
    void arrived(); ///< a way has ended
    /// Whether frames of ticks that the leader has not asked for yet are left out.
    [[nodiscard]] bool isLed() const { return m_isLed; }
    /// @}

private:
    void goAllTheWay();

    SimulationWorker& m_worker;
    // The follower writes them, the leader reads them.
    std::atomic<std::uint64_t> m_tick = 0;
    std::atomic<std::uint64_t> m_arrived = 0;  // the last way that has ended
    std::atomic<std::uint64_t> m_canceled = 0; // a way; both write it
    std::uint64_t m_ways = 0;                  // the leader's alone: counts them
    // The follower's thread alone.
    bool m_isLed = false;
    std::uint64_t m_way = 0;
    std::uint64_t m_target = 0;
    bool m_stoppedShort = false; // a way was canceled
};

} // namespace tiller
