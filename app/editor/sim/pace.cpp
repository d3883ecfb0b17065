#include "app/editor/sim/pace.h"

#include <algorithm>

namespace tiller {

namespace {

constexpr double mostCatchUp = 0.05; // seconds
constexpr std::chrono::milliseconds measureWindow{500};

double seconds(Pace::Clock::duration duration) {
    return std::chrono::duration<double>(duration).count();
}

} // namespace

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

} // namespace tiller
