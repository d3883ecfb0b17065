#pragma once

#include "core/sim/inputs.h"

#include <atomic>

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
    void restart() { m_tick = 0; }
    /// Whether frames of ticks that the leader has not asked for yet are left out.
    [[nodiscard]] bool isLed() const { return m_isLed; }
    /// @}

private:
    SimulationWorker& m_worker;
    std::atomic<std::uint64_t> m_tick = 0; // the follower writes it, the leader reads it
    bool m_isLed = false;                  // the follower's thread alone
};

} // namespace tiller
