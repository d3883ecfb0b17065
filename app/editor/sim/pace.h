#pragma once

#include <chrono>
#include <cstdint>

namespace tiller {

/// Says when ticks are due, and measures how many are done. A machine that is too slow for the
/// rate does as many ticks as it can, and forgets those it missed.
class Pace {
public:
    using Clock = std::chrono::steady_clock;

    /// No tick is due, and the measurement begins again.
    void restart();

    /// True if a tick is due at @p rate (ticks per second); that tick is then no longer due.
    [[nodiscard]] bool takeDueTick(double rate);
    [[nodiscard]] bool hasDueTick() const { return m_dueTicks >= 1; }
    [[nodiscard]] Clock::time_point nextTick(double rate) const;

    void countTick(); ///< a tick is done

    /// Ticks per second over the last half second; 0 before the first measurement.
    [[nodiscard]] double measuredRate() const { return m_measuredRate; }
    void clearMeasuredRate() { m_measuredRate = 0; }

private:
    double m_dueTicks = 0;
    Clock::time_point m_lastUpdate; ///< of m_dueTicks
    std::uint64_t m_countedTicks = 0;
    Clock::time_point m_countStart;
    double m_measuredRate = 0;
};

} // namespace tiller
