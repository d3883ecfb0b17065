#include "app/editor/sim/history.h"

#include "app/editor/sim/heap_bytes.h"

#include <algorithm>

namespace tiller {

namespace {

constexpr double mostWork = 50e6; // agents * ticks between keyframes; a few seconds
constexpr std::uint64_t closest = 16;

std::size_t bytesOf(const Keyframe& keyframe) {
    return sizeof(Keyframe) + heapBytes(keyframe.snapshot) + sizeof(Project) +
           heapBytes(*keyframe.project) + sizeof(std::shared_ptr<const Keyframe>);
}

} // namespace

std::uint64_t History::interval(std::size_t agents) {
    return std::clamp<std::uint64_t>(agents / 1000, 30, 600);
}

std::uint64_t History::longestGap(std::size_t agents) {
    const double most = mostWork / static_cast<double>(std::max<std::size_t>(agents, 1));
    return std::max(interval(agents), static_cast<std::uint64_t>(std::min(most, 36e3)));
}

void History::setLimit(std::size_t bytes) {
    m_limit = bytes;
    if (!empty())
        thin(m_limit, m_keyframes.back()->tick);
}

void History::clear() {
    m_keyframes.clear();
    m_bytes = 0;
}

std::size_t History::after(std::uint64_t tick) const {
    const auto found = std::ranges::upper_bound(m_keyframes, tick, {},
                                                [](const auto& each) { return each->tick; });
    return static_cast<std::size_t>(found - m_keyframes.begin());
}

void History::offer(const Simulation& simulation, const std::shared_ptr<const Project>& project,
                    std::size_t position, bool isNearTarget) {
    const std::uint64_t tick = simulation.tick();
    const std::size_t index = after(tick);
    const std::uint64_t due = isNearTarget ? closest : interval(simulation.agentCount());
    if (index > 0 && tick - m_keyframes[index - 1]->tick < due)
        return;
    m_longestGap = longestGap(simulation.agentCount());
    if (!empty()) { // makes room first, so that the limit is never exceeded
        const std::size_t expected = m_keyframes.back()->bytes;
        thin(m_limit > expected ? m_limit - expected : 0, tick);
    }
    auto keyframe =
        std::make_shared<Keyframe>(Keyframe{tick, position, project, simulation.snapshot(), 0});
    keyframe->bytes = bytesOf(*keyframe);
    m_bytes += keyframe->bytes;
    m_keyframes.insert(m_keyframes.begin() + static_cast<std::ptrdiff_t>(after(tick)),
                       std::move(keyframe));
    thin(m_limit, tick);
}

const Keyframe& History::before(std::uint64_t tick) const {
    return *m_keyframes[after(tick) - 1];
}

void History::cutAfter(std::uint64_t tick) {
    while (m_keyframes.size() > after(tick))
        drop(m_keyframes.size() - 1);
}

std::vector<std::uint64_t> History::ticks() const {
    std::vector<std::uint64_t> ticks;
    for (const auto& each : m_keyframes)
        ticks.push_back(each->tick);
    return ticks;
}

void History::drop(std::size_t index) {
    m_bytes -= m_keyframes[index]->bytes;
    m_keyframes.erase(m_keyframes.begin() + static_cast<std::ptrdiff_t>(index));
}

/// Drops the keyframe that leaves the shortest gap relative to its distance from @p here, or the
/// oldest one if every gap would become too long. The last keyframe stays.
void History::thin(std::size_t limit, std::uint64_t here) {
    while (m_bytes > limit && m_keyframes.size() > 1) {
        std::size_t least = 0;
        double leastGap = 1e300;
        for (std::size_t i = 1; i + 1 < m_keyframes.size(); ++i) {
            const std::uint64_t tick = m_keyframes[i]->tick;
            const std::uint64_t gap = m_keyframes[i + 1]->tick - m_keyframes[i - 1]->tick;
            const std::uint64_t away = (tick > here ? tick - here : here - tick) + closest;
            const double relative = static_cast<double>(gap) / static_cast<double>(away);
            if (gap <= m_longestGap && relative < leastGap) {
                leastGap = relative;
                least = i;
            }
        }
        drop(least);
    }
}

} // namespace tiller
