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

double numberOf(std::int64_t steps) {
    return static_cast<double>(steps) * latticeStep;
}

/// Puts the values of one mover, x, y, vx and vy, into its inputs.
void put(const std::array<std::vector<std::int64_t>, 4>& values,
         std::span<const std::size_t> places, std::vector<InputUnpacker::Unpacked>& to) {
    for (std::size_t i = 0; i < places.size(); ++i) {
        InputUnpacker::Unpacked& of = to[places[i]];
        of.position = {numberOf(values[0][i]), numberOf(values[1][i])};
        of.velocity = {numberOf(values[2][i]), numberOf(values[3][i])};
    }
}

/// Where a velocity leads within some ticks, in steps.
std::int64_t wayOf(std::int64_t velocity, double seconds) {
    constexpr double most = 0x1p52;
    const double way = std::floor(static_cast<double>(velocity) * seconds + 0.5);
    return static_cast<std::int64_t>(std::clamp(way, -most, most));
}

} // namespace

void MoverColumns::follow(std::span<const std::uint64_t> ticks,
                          std::span<const std::int64_t> velocities, double tickLength,
                          std::size_t axis, std::vector<std::int64_t>& to) {
    to.clear();
    std::uint64_t previous = latestTick;
    for (std::size_t i = 0; i < ticks.size(); ++i) {
        const std::uint64_t passed = ticks[i] > previous ? ticks[i] - previous : 0;
        previous = ticks[i];
        const std::int64_t way = wayOf(velocities[i], static_cast<double>(passed) * tickLength);
        lead[axis] = static_cast<std::int64_t>(static_cast<std::uint64_t>(lead[axis]) +
                                               static_cast<std::uint64_t>(way));
        to.push_back(lead[axis]);
    }
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

/// Velocities first: places follow them.
void InputPacker::putColumns(Track& track, double tickLength, BitWriter& to) {
    auto& columns = track.columns.columns;
    for (const std::size_t axis : {0u, 1u}) {
        if (track.hasVelocity)
            columns[2 + axis].write(track.values[2 + axis], {}, to);
        m_leads.clear();
        if (track.hasVelocity)
            track.columns.follow(track.ticks, track.values[2 + axis], tickLength, axis, m_leads);
        columns[axis].write(track.values[axis], m_leads, to);
    }
    track.columns.latestTick = track.ticks.back();
    track.ticks.clear();
    for (auto& values : track.values)
        values.clear();
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
        m_tracks[place] = {++m_numbers, hasVelocity(mover.kind), {}, {}, {}};
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
        if (track.ticks.empty())
            moved.push_back(&track);
        track.ticks.push_back(each.tick);
        track.values[0].push_back(stepsOf(each.position.x));
        track.values[1].push_back(stepsOf(each.position.y));
        if (!track.hasVelocity)
            continue;
        track.values[2].push_back(stepsOf(each.velocity.x));
        track.values[3].push_back(stepsOf(each.velocity.y));
    }
    std::ranges::sort(moved, {}, &Track::number);
    BitWriter bits;
    for (Track* track : moved)
        putColumns(*track, batch.tickLength, bits);
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

bool InputUnpacker::takeTickLength(std::string_view& from) {
    const auto bits = takeNumber(from);
    m_tickLength = std::bit_cast<double>(bits.value_or(0));
    return bits && m_tickLength > 0 && m_tickLength <= coordinateLimit;
}

bool InputUnpacker::takeColumns(BitReader& from, Track& track, std::vector<Unpacked>& to) {
    Moves& moves = *track.moves;
    const std::size_t count = moves.places.size();
    std::vector<std::uint64_t> ticks;
    for (const std::size_t place : moves.places)
        ticks.push_back(to[place].tick);
    std::array<std::vector<std::int64_t>, 4> values;
    for (auto& column : values)
        column.resize(count);
    std::vector<std::int64_t> leads;
    auto& columns = moves.columns.columns;
    for (const std::size_t axis : {0u, 1u}) {
        if (hasVelocity(track.kind)) {
            if (!columns[2 + axis].read(values[2 + axis], {}, from))
                return false;
            moves.columns.follow(ticks, values[2 + axis], m_tickLength, axis, leads);
        }
        if (!columns[axis].read(values[axis], leads, from))
            return false;
    }
    moves.columns.latestTick = ticks.back();
    put(values, moves.places, to);
    return true;
}

bool InputUnpacker::takeOldColumns(BitReader& from, Track& track, std::vector<Unpacked>& to) {
    Moves& moves = *track.moves;
    if (!moves.oldColumns)
        moves.oldColumns = std::make_unique<std::array<OldNumberColumn, 4>>();
    std::array<std::vector<std::int64_t>, 4> values;
    for (std::size_t i = 0; i < values.size(); ++i) {
        values[i].resize(moves.places.size());
        if (i < (hasVelocity(track.kind) ? 4u : 2u) &&
            !(*moves.oldColumns)[i].read(values[i], from))
            return false;
    }
    put(values, moves.places, to);
    return true;
}

Input InputUnpacker::inputOf(const Unpacked& unpacked) const {
    const Track& of = m_tracks[unpacked.mover - 1];
    return tiller::inputOf(Mover{of.kind, m_names[of.name], of.ordinal}, unpacked.position,
                           unpacked.velocity);
}

bool InputUnpacker::take(std::string_view numbers, std::size_t lineCount,
                         std::vector<Unpacked>& to) {
    const bool isOld = m_version == 1;
    m_moving.clear();
    if ((!isOld && !takeTickLength(numbers)) || !takeMovers(numbers) ||
        !takeOrder(numbers, lineCount, to))
        return false;
    BitReader bits(numbers);
    std::ranges::sort(m_moving); // as they were written
    for (const std::uint32_t i : m_moving) {
        ++m_visits;
        Track& track = m_tracks[i];
        if (!(isOld ? takeOldColumns(bits, track, to) : takeColumns(bits, track, to)))
            return false;
        track.moves->places.clear();
    }
    return true;
}

} // namespace tiller
