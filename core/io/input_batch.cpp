#include "core/io/input_batch.h"

#include <algorithm>
#include <utility>

namespace tiller {

using Kind = Mover::Kind;

Input inputOf(const Mover& mover, Vec2 position, Vec2 velocity) {
    const AgentName agent{mover.name, mover.ordinal};
    switch (mover.kind) {
    case Kind::external:
        return ExternalSet{mover.name, position, velocity};
    case Kind::cursor:
        return CursorMoved{position};
    case Kind::moved:
        return AgentMoved{agent, position};
    case Kind::placed:
        break;
    }
    return AgentPlaced{agent, position, velocity};
}

void InputCollector::keep(std::uint64_t tick, Input input) {
    const auto keepOther = [&] {
        m_batch.items.push_back({tick, InputBatch::other, {}, {}});
        m_batch.others.push_back(std::move(input));
    };
    const auto keepAs = [&]<class T>(const T& what) {
        if constexpr (std::is_same_v<T, ExternalSet>)
            keepMove(tick, Kind::external, what.name, 0, what.position, what.velocity);
        else if constexpr (std::is_same_v<T, AgentMoved>)
            keepMove(tick, Kind::moved, what.agent.type, what.agent.ordinal, what.to, {});
        else if constexpr (std::is_same_v<T, AgentPlaced>)
            keepMove(tick, Kind::placed, what.agent.type, what.agent.ordinal, what.position,
                     what.velocity);
        else if constexpr (std::is_same_v<T, CursorMoved>)
            what.to ? keepMove(tick, Kind::cursor, {}, 0, *what.to, {}) : keepOther();
        else
            keepOther();
    };
    std::visit(keepAs, std::as_const(input));
}

void InputCollector::keepMove(std::uint64_t tick, Kind kind, std::string_view name,
                              std::uint32_t ordinal, Vec2 position, Vec2 velocity) {
    const std::uint32_t place = placeOf(kind, name, ordinal);
    m_tracks[place].latestTick = tick;
    m_batch.items.push_back({tick, place, position, velocity});
}

/// Things move in about the same order each tick, so it looks first at who came next before.
std::uint32_t InputCollector::placeOf(Kind kind, std::string_view name, std::uint32_t ordinal) {
    const auto is = [&](const std::optional<Mover>& mover) {
        return mover && mover->kind == kind && mover->ordinal == ordinal && mover->name == name;
    };
    if (m_tracks.empty() || !is(m_tracks[m_tracks[m_latest].next].mover)) {
        const Mover mover{kind, std::string(name), ordinal};
        const auto found = m_places.find(mover);
        const std::uint32_t place = found == m_places.end() ? addTrack(mover) : found->second;
        m_tracks[m_latest].next = place;
    }
    m_latest = m_tracks[m_latest].next;
    return m_latest;
}

std::uint32_t InputCollector::addTrack(const Mover& mover) {
    auto place = static_cast<std::uint32_t>(m_tracks.size());
    if (m_free.empty()) {
        m_tracks.push_back({mover});
    } else {
        place = m_free.back();
        m_free.pop_back();
        m_tracks[place] = {mover};
    }
    m_places.emplace(mover, place);
    m_batch.newMovers.push_back({place, mover});
    return place;
}

void InputCollector::forgetIdle(std::uint64_t tick) {
    for (std::uint32_t place = 0; place < m_tracks.size(); ++place) {
        Track& track = m_tracks[place];
        if (!track.mover || track.latestTick + longestPause >= tick)
            continue;
        m_places.erase(*track.mover);
        track.mover.reset();
        m_free.push_back(place);
    }
    m_forgetAt = std::max(mostRemembered, 2 * movers()); // rarely, so it costs little
}

void InputCollector::goBack(std::uint64_t tick, std::size_t count) {
    auto& items = m_batch.items;
    while (items.size() > count || (!items.empty() && items.back().tick > tick)) {
        if (items.back().mover == InputBatch::other)
            m_batch.others.pop_back();
        items.pop_back();
    }
}

void InputCollector::take(InputBatch& to) {
    std::swap(m_batch, to);
    m_batch.items.clear();
    m_batch.others.clear();
    m_batch.newMovers.clear();
    if (movers() > m_forgetAt && !to.items.empty())
        forgetIdle(to.items.back().tick);
}

} // namespace tiller
