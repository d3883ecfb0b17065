#include "app/editor/sim/past_monitors.h"

#include <utility>

namespace tiller {

PastMonitors::PastMonitors(const RecordedRun& run, const MonitorRecorder& monitors,
                           std::uint64_t from)
    : m_run(run.copy()), m_values(monitors), m_from(from) {
    m_run.setLimit(m_run.bytes()); // it shares its keyframes, and needs no more of them
    m_values.clear();
}

bool PastMonitors::stride() {
    if (std::exchange(m_hasBegun, true))
        m_run.advance();
    else if (m_run.tick() > m_from)
        m_run.approach(m_from); // jumps to the keyframe before
    if (m_run.tick() >= m_from)
        m_values.sample(m_run.simulation());
    return !m_run.inPast();
}

} // namespace tiller
