#include "app/editor/viewport/trails.h"

#include <algorithm>

namespace tiller {

void Trails::add(const Frame& frame, const std::vector<FrameAgents>& all) {
    if (m_count > 0 && frame.run == m_run && frame.tick == m_tick)
        return;
    if (frame.run != m_run || frame.tick < m_tick || frame.timeline.jumps != m_jumps)
        clear();
    m_run = frame.run;
    m_jumps = frame.timeline.jumps;
    m_tick = frame.tick;

    Moment& moment = m_ring[m_next];
    moment.resize(all.size());
    for (std::size_t i = 0; i < moment.size(); ++i) {
        const FrameAgents& agents = all[i];
        moment[i].type = agents.type;
        moment[i].ordinal = agents.ordinal;
        moment[i].life = agents.life;
        moment[i].xy.resize(2 * agents.size());
        for (std::size_t k = 0; k < agents.size(); ++k) {
            moment[i].xy[2 * k] = static_cast<float>(agents.x[k]);
            moment[i].xy[2 * k + 1] = static_cast<float>(agents.y[k]);
        }
    }
    m_next = (m_next + 1) % length;
    m_count = std::min(m_count + 1, length);
}

const Trails::Moment* Trails::moment(std::size_t age) const {
    return age < m_count ? &m_ring[(m_next + length - 1 - age) % length] : nullptr;
}

const Trails::Track& Trails::track(std::string_view type, std::size_t age) const {
    static const Track none;
    const Moment* at = moment(age);
    if (!at)
        return none;
    const auto found = std::ranges::find(*at, type, &Track::type);
    return found == at->end() ? none : *found;
}

std::optional<Vec2> Trails::placeOf(std::uint32_t life, std::size_t age) const {
    if (const Moment* at = moment(age))
        for (const Track& track : *at)
            if (const auto found = std::ranges::find(track.life, life); found != track.life.end())
                return track.at(static_cast<std::size_t>(found - track.life.begin()));
    return {};
}

} // namespace tiller
