#include "core/io/packed_inputs.h"

#include "core/base/lattice.h"
#include "core/io/input_log_io.h"

#include <algorithm>
#include <bit>
#include <cmath>
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

/// Where a velocity leads within some ticks, in steps.
std::uint64_t wayOf(std::int64_t velocity, double seconds) {
    constexpr double most = 0x1p52;
    const double way = std::floor(static_cast<double>(velocity) * seconds + 0.5);
    return static_cast<std::uint64_t>(static_cast<std::int64_t>(std::clamp(way, -most, most)));
}

} // namespace

bool MoverColumns::pass(MoverValues& values, bool hasVelocity, double tickLength, auto act) {
    for (const std::size_t axis : {0u, 1u}) {
        std::vector<std::int64_t> leads;
        if (hasVelocity) {
            auto& velocities = values.columns[2 + axis];
            if (!act(m_columns[2 + axis], velocities, leads))
                return false;
            std::uint64_t previous = m_latestTick;
            for (std::size_t i = 0; i < velocities.size(); ++i) {
                const std::uint64_t passed = std::max(values.ticks[i], previous) - previous;
                previous = values.ticks[i];
                m_lead[axis] = static_cast<std::int64_t>(
                    static_cast<std::uint64_t>(m_lead[axis]) +
                    wayOf(velocities[i], static_cast<double>(passed) * tickLength));
                leads.push_back(m_lead[axis]);
            }
        }
        if (!act(m_columns[axis], values.columns[axis], leads))
            return false;
    }
    m_latestTick = values.ticks.back();
    return true;
}

/// The movers of each tick, in order; once if they are those of the tick before.
void InputPacker::putOrder(const InputBatch& batch, std::string& to) const {
    std::vector<std::uint64_t> previous;
    std::vector<std::uint64_t> movers;
    std::uint64_t previousTick = 0;
    std::string entries;
    std::size_t count = 0;
    for (std::size_t i = 0; i < batch.items.size(); ++count) {
        const std::uint64_t tick = batch.items[i].tick;
        movers.clear();
        for (; i < batch.items.size() && batch.items[i].tick == tick; ++i)
            movers.push_back(batch.items[i].mover == InputBatch::other
                                 ? 0
                                 : m_tracks[batch.items[i].mover].number);
        putNumber(entries, tick - previousTick);
        previousTick = tick;
        if (movers == previous) {
            putNumber(entries, 0);
            continue;
        }
        putNumber(entries, movers.size());
        for (const std::uint64_t mover : movers)
            putNumber(entries, mover);
        std::swap(previous, movers);
    }
    putNumber(to, count);
    to += entries;
}

InputPacker::Block InputPacker::pack(const InputBatch& batch) {
    Block block;
    putNumber(block.numbers, std::bit_cast<std::uint64_t>(batch.tickLength));
    putNumber(block.numbers, batch.newMovers.size());
    for (const auto& [place, mover] : batch.newMovers) {
        block.numbers.push_back(static_cast<char>(mover.kind));
        putText(block.numbers, mover.name);
        putNumber(block.numbers, mover.ordinal);
        m_tracks.resize(std::max(m_tracks.size(), std::size_t{place} + 1));
        m_tracks[place] = {++m_numbers, hasVelocity(mover.kind), {}, {}};
    }
    putOrder(batch, block.numbers);
    auto other = batch.others.begin();
    std::vector<Track*> moved;
    for (const InputBatch::Item& each : batch.items) {
        if (each.mover == InputBatch::other) {
            block.lines += writeInputEvent({each.tick, *other++});
            ++block.lineCount;
            continue;
        }
        Track& track = m_tracks[each.mover];
        if (track.values.ticks.empty())
            moved.push_back(&track);
        track.values.ticks.push_back(each.tick);
        const std::array numbers{each.position.x, each.position.y, each.velocity.x,
                                 each.velocity.y};
        for (std::size_t i = 0; i < (track.hasVelocity ? 4u : 2u); ++i)
            track.values.columns[i].push_back(stepsOf(numbers[i]));
    }
    std::ranges::sort(moved, {}, &Track::number);
    BitWriter bits;
    for (Track* track : moved) {
        track->columns.pass(track->values, track->hasVelocity, batch.tickLength,
                            [&](NumberColumn& column, const auto& values, const auto& leads) {
                                column.write(values, leads, bits);
                                return true;
                            });
        track->values.ticks.clear();
        for (auto& column : track->values.columns)
            column.clear();
    }
    block.numbers += bits.take();
    return block;
}

bool InputUnpacker::takeMovers(std::string_view& from) {
    const auto count = takeNumber(from);
    if (!count || *count > from.size())
        return false;
    m_isFull = m_tracks.size() + *count > mostMovers;
    if (m_isFull)
        return false;
    for (std::uint64_t i = 0; i < *count; ++i) {
        const auto kind = takeNumber(from);
        const auto name = takeText(from);
        const auto ordinal = takeNumber(from);
        if (!kind || *kind > static_cast<std::uint64_t>(Kind::placed) || !name || !ordinal ||
            *ordinal >= mostOrdinals)
            return false;
        m_tracks.push_back({static_cast<Kind>(*kind), numberOf(*name),
                            static_cast<std::uint32_t>(*ordinal), nullptr});
    }
    return true;
}

std::uint32_t InputUnpacker::numberOf(std::string_view name) {
    if (const auto known = m_numbers.find(name); known != m_numbers.end())
        return known->second;
    const auto number = static_cast<std::uint32_t>(m_names.size());
    m_names.emplace_back(name);
    m_numbers.emplace(name, number);
    return number;
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
            if (item == 0) {
                ++lines;
            } else {
                Track& track = m_tracks[static_cast<std::size_t>(item - 1)];
                if (!track.moves)
                    track.moves = std::make_unique<Moves>();
                if (track.moves->places.empty())
                    m_moving.push_back(static_cast<std::uint32_t>(item - 1));
                track.moves->places.push_back(to.size());
            }
            to.push_back({tick, static_cast<std::uint32_t>(item), {}, {}});
        }
    }
    return lines == lineCount;
}

bool InputUnpacker::takeColumns(BitReader& from, Track& track, double tickLength,
                                std::vector<Unpacked>& to) {
    MoverValues values;
    for (const std::size_t place : track.moves->places)
        values.ticks.push_back(to[place].tick);
    for (auto& column : values.columns)
        column.resize(values.ticks.size());
    const auto read = [&](NumberColumn& column, auto& numbers, const auto& leads) {
        return column.read(numbers, leads, from);
    };
    if (!track.moves->columns.pass(values, hasVelocity(track.kind), tickLength, read))
        return false;
    const auto at = [&](std::size_t column, std::size_t i) {
        return static_cast<double>(values.columns[column][i]) * latticeStep;
    };
    for (std::size_t i = 0; i < values.ticks.size(); ++i) {
        Unpacked& of = to[track.moves->places[i]];
        of.position = {at(0, i), at(1, i)};
        of.velocity = {at(2, i), at(3, i)};
    }
    track.moves->places.clear();
    return true;
}

Input InputUnpacker::inputOf(const Unpacked& unpacked) const {
    const Track& of = m_tracks[unpacked.mover - 1];
    return tiller::inputOf(Mover{of.kind, m_names[of.name], of.ordinal}, unpacked.position,
                           unpacked.velocity);
}

bool InputUnpacker::take(std::string_view numbers, std::size_t lineCount,
                         std::vector<Unpacked>& to) {
    m_moving.clear();
    const auto length = takeNumber(numbers);
    const auto tickLength = std::bit_cast<double>(length.value_or(0));
    if (!(tickLength > 0 && tickLength <= coordinateLimit) || !takeMovers(numbers) ||
        !takeOrder(numbers, lineCount, to))
        return false;
    BitReader bits(numbers);
    std::ranges::sort(m_moving); // as they were written
    m_visits += m_moving.size();
    return std::ranges::all_of(m_moving, [&](std::uint32_t track) {
        return takeColumns(bits, m_tracks[track], tickLength, to);
    });
}

} // namespace tiller
