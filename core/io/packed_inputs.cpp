#include "core/io/packed_inputs.h"

#include "core/base/lattice.h"
#include "core/io/input_log_io.h"

#include <algorithm>
#include <utility>

namespace tiller {

namespace {

using Kind = Mover::Kind;

constexpr std::size_t mostMovers = 2'000'000;

bool hasVelocity(Kind kind) {
    return kind == Kind::external || kind == Kind::placed;
}

/// In steps of the lattice, as the world takes it in.
std::int64_t stepsOf(double number) {
    return static_cast<std::int64_t>(
        lattice(std::clamp(number, -coordinateLimit, coordinateLimit)) / latticeStep);
}

double numberOf(std::int64_t steps) {
    return static_cast<double>(steps) * latticeStep;
}

Input inputOfMover(const Mover& mover, Vec2 position, Vec2 velocity) {
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

} // namespace

void InputPacker::keep(std::uint64_t tick, const ExternalSet& set) {
    keepMove(tick, Kind::external, set.name, 0, set.position, set.velocity);
}

void InputPacker::keep(std::uint64_t tick, const CursorMoved& moved) {
    if (moved.to)
        keepMove(tick, Kind::cursor, {}, 0, *moved.to, {});
    else
        keepLine(tick, moved);
}

void InputPacker::keep(std::uint64_t tick, const AgentMoved& moved) {
    keepMove(tick, Kind::moved, moved.agent.type, moved.agent.ordinal, moved.to, {});
}

void InputPacker::keep(std::uint64_t tick, const AgentPlaced& placed) {
    keepMove(tick, Kind::placed, placed.agent.type, placed.agent.ordinal, placed.position,
             placed.velocity);
}

void InputPacker::keep(std::uint64_t tick, Input input) {
    const auto keepAs = [&]<class T>(T& what) {
        if constexpr (std::is_same_v<T, ExternalSet> || std::is_same_v<T, CursorMoved> ||
                      std::is_same_v<T, AgentMoved> || std::is_same_v<T, AgentPlaced>)
            keep(tick, std::as_const(what));
        else
            keepLine(tick, std::move(what));
    };
    std::visit(keepAs, input);
}

void InputPacker::keepLine(std::uint64_t tick, Input input) {
    m_waiting.push_back({tick, line, {}, {}});
    m_lines.push_back(writeInputEvent({tick, std::move(input)}));
}

void InputPacker::keepMove(std::uint64_t tick, Kind kind, const std::string& name,
                           std::uint32_t ordinal, Vec2 position, Vec2 velocity) {
    m_waiting.push_back({tick, trackOf(kind, name, ordinal), position, velocity});
}

/// Things move in about the same order each tick, so it looks first at who came next before.
std::uint32_t InputPacker::trackOf(Kind kind, const std::string& name, std::uint32_t ordinal) {
    const auto is = [&](const Mover& mover) {
        return mover.kind == kind && mover.ordinal == ordinal && mover.name == name;
    };
    if (m_tracks.empty() || !is(m_tracks[m_tracks[m_latest].next].mover)) {
        const auto count = static_cast<std::uint32_t>(m_tracks.size());
        const auto [found, isNew] = m_numbers.emplace(Mover{kind, name, ordinal}, count);
        if (isNew)
            m_tracks.push_back({found->first, {}, {}, 0});
        m_tracks[m_latest].next = found->second;
    }
    m_latest = m_tracks[m_latest].next;
    return m_latest;
}

void InputPacker::goBack(std::uint64_t tick, std::size_t count) {
    while (m_waiting.size() > count || (!m_waiting.empty() && m_waiting.back().tick > tick)) {
        if (m_waiting.back().mover == line)
            m_lines.pop_back();
        m_waiting.pop_back();
    }
}

/// The movers of each tick, in order; once if they are those of the tick before.
void InputPacker::putOrder(std::string& to) {
    std::vector<std::uint64_t> previous;
    std::vector<std::uint64_t> items;
    std::uint64_t previousTick = 0;
    std::string entries;
    std::size_t count = 0;
    for (std::size_t i = 0; i < m_waiting.size(); ++count) {
        const std::uint64_t tick = m_waiting[i].tick;
        items.clear();
        for (; i < m_waiting.size() && m_waiting[i].tick == tick; ++i)
            items.push_back(m_waiting[i].mover == line ? 0 : m_waiting[i].mover + 1);
        putNumber(entries, tick - previousTick);
        previousTick = tick;
        if (items == previous) {
            putNumber(entries, 0);
            continue;
        }
        putNumber(entries, items.size());
        for (const std::uint64_t item : items)
            putNumber(entries, item);
        std::swap(previous, items);
    }
    putNumber(to, count);
    to += entries;
}

InputPacker::Block InputPacker::take() {
    Block block;
    putNumber(block.numbers, m_tracks.size() - m_written);
    for (; m_written < m_tracks.size(); ++m_written) {
        const Mover& mover = m_tracks[m_written].mover;
        block.numbers.push_back(static_cast<char>(mover.kind));
        putText(block.numbers, mover.name);
        putNumber(block.numbers, mover.ordinal);
    }
    putOrder(block.numbers);
    for (const Waiting& each : m_waiting) {
        if (each.mover == line)
            continue;
        auto& values = m_tracks[each.mover].values;
        values[0].push_back(stepsOf(each.position.x));
        values[1].push_back(stepsOf(each.position.y));
        values[2].push_back(stepsOf(each.velocity.x));
        values[3].push_back(stepsOf(each.velocity.y));
    }
    m_waiting.clear();
    for (const std::string& text : m_lines)
        block.lines += text;
    block.lineCount = std::exchange(m_lines, {}).size();
    BitWriter bits;
    for (Track& track : m_tracks) {
        if (track.values[0].empty())
            continue;
        const std::size_t columns = hasVelocity(track.mover.kind) ? 4 : 2;
        for (std::size_t i = 0; i < track.values.size(); ++i) {
            if (i < columns)
                track.columns[i].write(track.values[i], bits);
            track.values[i].clear();
        }
    }
    block.numbers += bits.take();
    return block;
}

bool InputUnpacker::takeMovers(std::string_view& from) {
    const auto count = takeNumber(from);
    if (!count || *count > from.size() || m_tracks.size() + *count > mostMovers)
        return false;
    for (std::uint64_t i = 0; i < *count; ++i) {
        const auto kind = takeNumber(from);
        const auto name = takeText(from);
        const auto ordinal = takeNumber(from);
        if (!kind || *kind > static_cast<std::uint64_t>(Kind::placed) || !name || !ordinal ||
            *ordinal >= mostOrdinals)
            return false;
        m_tracks.push_back(
            {{static_cast<Kind>(*kind), std::string(*name), static_cast<std::uint32_t>(*ordinal)},
             {},
             {}});
    }
    return true;
}

bool InputUnpacker::takeOrder(std::string_view& from, std::size_t lineCount,
                              std::vector<Unpacked>& to) {
    const auto count = takeNumber(from);
    if (!count || *count > from.size())
        return false;
    std::vector<std::uint64_t> items;
    std::uint64_t tick = 0;
    std::size_t lines = 0;
    for (std::uint64_t i = 0; i < *count; ++i) {
        const auto gap = takeNumber(from);
        const auto size = takeNumber(from);
        if (!gap || !size || *size > from.size() || *gap > (std::uint64_t{1} << 53) - tick)
            return false;
        tick += *gap;
        if (*size > 0)
            items.resize(static_cast<std::size_t>(*size));
        for (std::size_t k = 0; k < *size; ++k) {
            const auto item = takeNumber(from);
            if (!item || *item > m_tracks.size())
                return false;
            items[k] = *item;
        }
        m_isFull = to.size() + items.size() > mostInputs;
        if (m_isFull)
            return false;
        for (const std::uint64_t item : items) {
            if (item == 0)
                ++lines;
            else
                m_tracks[static_cast<std::size_t>(item - 1)].places.push_back(to.size());
            to.push_back({tick, static_cast<std::uint32_t>(item), {}, {}});
        }
    }
    return lines == lineCount;
}

bool InputUnpacker::takeColumns(BitReader& from, Track& track, std::vector<Unpacked>& to) {
    std::array<std::vector<std::int64_t>, 4> values;
    for (std::size_t i = 0; i < values.size(); ++i) {
        values[i].resize(track.places.size());
        if (i < (hasVelocity(track.mover.kind) ? 4u : 2u) &&
            !track.columns[i].read(values[i], from))
            return false;
    }
    for (std::size_t i = 0; i < track.places.size(); ++i) {
        Unpacked& of = to[track.places[i]];
        of.position = {numberOf(values[0][i]), numberOf(values[1][i])};
        of.velocity = {numberOf(values[2][i]), numberOf(values[3][i])};
    }
    track.places.clear();
    return true;
}

Input InputUnpacker::inputOf(const Unpacked& unpacked) const {
    return inputOfMover(m_tracks[unpacked.mover - 1].mover, unpacked.position, unpacked.velocity);
}

bool InputUnpacker::take(std::string_view numbers, std::size_t lineCount,
                         std::vector<Unpacked>& to) {
    if (!takeMovers(numbers) || !takeOrder(numbers, lineCount, to))
        return false;
    BitReader bits(numbers);
    for (Track& track : m_tracks)
        if (!track.places.empty() && !takeColumns(bits, track, to))
            return false;
    return true;
}

} // namespace tiller
