#include "core/io/input_batch.h"

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
    m_batch.items.push_back({tick, numberOf(kind, name, ordinal), position, velocity});
}

/// Things move in about the same order each tick, so it looks first at who came next before.
std::uint32_t InputCollector::numberOf(Kind kind, std::string_view name, std::uint32_t ordinal) {
    const auto is = [&](const Mover& mover) {
        return mover.kind == kind && mover.ordinal == ordinal && mover.name == name;
    };
    if (m_tracks.empty() || !is(m_tracks[m_tracks[m_latest].next].mover)) {
        const auto count = static_cast<std::uint32_t>(m_tracks.size());
        const auto [found, isNew] =
            m_numbers.emplace(Mover{kind, std::string(name), ordinal}, count);
        if (isNew) {
            m_tracks.push_back({found->first, 0});
            m_batch.newMovers.push_back(found->first);
        }
        m_tracks[m_latest].next = found->second;
    }
    m_latest = m_tracks[m_latest].next;
    return m_latest;
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
}

} // namespace tiller
