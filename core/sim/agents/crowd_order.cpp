#include "core/sim/agents/crowd.h"

#include <algorithm>
#include <cstring>
#include <functional>
#include <ranges>
#include <tuple>

/// How a crowd keeps its agents in the order of their places.
namespace tiller {

namespace {

constexpr std::size_t smallestBand = 8192; // fewer agents are not worth a thread
constexpr std::size_t mostBands = 8;       // each band needs a counter for every cell

/// Whether all elements have the same bits.
bool isUniform(const Column<double>& column) {
    return column.size() < 2 ||
           std::memcmp(column.data(), column.data() + 1, (column.size() - 1) * sizeof(double)) == 0;
}

/// Fills columns side by side, four agents at a time: that takes half of the time.
template <class T, std::size_t count>
void copyFrom(const std::array<const T*, count>& from, std::span<const std::uint32_t> sources,
              const std::array<T*, count>& to) {
    std::size_t i = 0;
    for (; i + 4 <= sources.size(); i += 4) {
        const std::uint32_t agents[] = {sources[i], sources[i + 1], sources[i + 2], sources[i + 3]};
        for (std::size_t k = 0; k < count; ++k) {
            const T* values = from[k];
            const T first = values[agents[0]];
            const T second = values[agents[1]];
            const T third = values[agents[2]];
            const T fourth = values[agents[3]];
            T* target = to[k] + i;
            target[0] = first;
            target[1] = second;
            target[2] = third;
            target[3] = fourth;
        }
    }
    for (; i < sources.size(); ++i)
        for (std::size_t k = 0; k < count; ++k)
            to[k][i] = from[k][sources[i]];
}

/// In groups, which the compiler makes vectors of.
void addTo(std::span<std::uint32_t> numbers, std::uint32_t what) {
    constexpr std::size_t group = 16;
    for (; numbers.size() >= group; numbers = numbers.subspan(group))
        for (std::size_t i = 0; i < group; ++i)
            numbers[i] += what;
    for (std::uint32_t& each : numbers)
        each += what;
}

std::size_t bandsFor(std::size_t agents, const Workers& workers) {
    return std::clamp<std::size_t>(agents / smallestBand, 1,
                                   std::min(workers.threads(), mostBands));
}

} // namespace

/// Divides the agents into bands of slots and calls `work(band, begin, end)` for each.
void Crowd::forBands(const Workers& workers,
                     const std::function<void(std::size_t, std::size_t, std::size_t)>& work) const {
    const std::size_t bands = bandsFor(size(), workers);
    const auto part = [&](std::size_t band, std::size_t) {
        work(band, size() * band / bands, size() * (band + 1) / bands);
    };
    workers.run(bands, std::ref(part)); // a copy of `part` would take memory from the heap
}

/// The first half of a counting sort: finds the agent of `next` that comes into each slot. Each
/// band counts its own agents, so that all bands can work at the same time.
void Crowd::findSources(const Workers& workers) {
    const std::size_t bands = bandsFor(size(), workers);
    const std::size_t cells = grid.cellCount();
    m_ends.assign(bands * cells, 0);
    m_spare.resize(size()); // by old slot: the cell
    const auto count = [&](std::size_t band, std::size_t begin, std::size_t end) {
        std::uint32_t* counts = &m_ends[band * cells];
        grid.cellsAt({next.x.data() + begin, end - begin}, {next.y.data() + begin, end - begin},
                     m_spare.data() + begin);
        for (std::size_t i = begin; i < end; ++i)
            ++counts[m_spare[i]];
    };
    forBands(workers, std::ref(count));
    std::uint32_t total = 0;
    std::vector<std::uint32_t>& starts = grid.starts();
    for (std::size_t cell = 0; cell < cells; ++cell) {
        starts[cell] = total;
        for (std::size_t ofBand = cell; ofBand < m_ends.size(); ofBand += cells)
            total += std::exchange(m_ends[ofBand], total);
    }
    starts[cells] = total;
    const auto find = [&](std::size_t band, std::size_t begin, std::size_t end) {
        std::uint32_t* to = &m_ends[band * cells];
        for (std::size_t i = begin; i < end; ++i)
            m_sources[to[m_spare[i]]++] = static_cast<std::uint32_t>(i);
    };
    m_sources.resize(size());
    forBands(workers, std::ref(find));
}

/// Fills columns in the new order. @pre no column is both read and written
template <class T, std::size_t count>
void Crowd::gather(const std::array<const Column<T>*, count>& from,
                   const std::array<Column<T>*, count>& to, const Workers& workers) const {
    const auto fill = [&](std::size_t, std::size_t begin, std::size_t end) {
        std::array<const T*, count> sources;
        std::array<T*, count> targets;
        for (std::size_t i = 0; i < count; ++i) {
            sources[i] = from[i]->data();
            targets[i] = to[i]->data() + begin;
        }
        copyFrom(sources, {m_sources.data() + begin, end - begin}, targets);
    };
    forBands(workers, std::ref(fill));
}

/// Whether actions remember nothing but zeros.
bool Crowd::actionsRest() const {
    static constexpr Lanes zeros{};
    for (std::size_t block = 0; block < m_stirs.size(); ++block) {
        if (m_stirs[block] == 0)
            continue;
        const std::size_t first = block * blockSize;
        if (first >= size())
            continue;
        const std::size_t bytes = std::min(blockSize, size() - first) * sizeof(double);
        for (std::size_t i = 0; i < memory.size(); ++i)
            if (isOfAction[i] && std::memcmp(memory[i].begin() + first, zeros.data(), bytes) != 0)
                return false;
    }
    return true;
}

void Crowd::permute(Column<double>& column, const Workers& workers) {
    if (isUniform(column))
        return;
    // The positions are in place, so the column of the next ones is free.
    gather<double, 1>({&column}, {&next.x}, workers);
    column.swap(next.x);
}

void Crowd::permute(Column<double>& x, Column<double>& y, const Workers& workers) {
    if (isUniform(x) && isUniform(y))
        return;
    gather<double, 2>({&x, &y}, {&next.x, &next.y}, workers);
    x.swap(next.x);
    y.swap(next.y);
}

void Crowd::sortNext(const Moment& moment, double cellShare, const Workers& workers) {
    grid.shape({next.x.begin(), size()}, {next.y.begin(), size()}, moment, reach, cellShare);
    findSources(workers);
    gather<double, 2>({&next.vx, &next.vy}, {&now.vx, &now.vy}, workers);
    if (keepsPrevious) // the new velocities are in place, so their columns are free
        gather<double, 2>({&now.x, &now.y}, {&next.vx, &next.vy}, workers);
    gather<double, 2>({&next.x, &next.y}, {&now.x, &now.y}, workers);
    permute(headingX, headingY, workers);
    if (facingX.size() > 0)
        permute(facingX, facingY, workers);
    for (BodyColumn* body : {&radius, &perMass, &maxSpeed, &maxForce, &response, &mass, &reaction})
        if (!body->isShared())
            permute(body->values(), workers);
    const bool rest = actionsRest();
    for (std::size_t i = 0; i < memory.size(); ++i)
        if (!isOfAction[i] || !rest)
            permute(memory[i], workers);
    m_stirs.assign(blockCount(size()), rest ? 0 : 1);
    if (leading.size() > 0) {
        Column<std::uint16_t> placed;
        placed.resize(size());
        gather<std::uint16_t, 1>({&leading}, {&placed}, workers);
        leading.swap(placed);
    }
    if (keepsPrevious) {
        next.x.swap(next.vx);
        next.y.swap(next.vy);
    }
    m_slots.resize(size()); // the cells have served, and the slots do not hold anymore
    gather<std::uint32_t, 2>({&ordinal, &rank}, {&m_spare, &m_slots}, workers);
    ordinal.swap(m_spare);
    rank.swap(m_slots);
    m_slotsKnown = false;
    if (isRemembered)
        noteSlots();
    m_strays.clear();
    drift = 0;
}

/// Lists the strays by the cell where they belong, and the cells that gain or lose an agent.
void Crowd::findPlaces() {
    const auto count = static_cast<std::uint32_t>(size());
    std::ranges::sort(m_strays);
    const auto same = std::ranges::unique(m_strays);
    m_strays.erase(same.begin(), same.end());
    m_strays.erase(std::ranges::lower_bound(m_strays, count), m_strays.end());
    std::vector<std::uint32_t>& starts = grid.starts();
    for (auto start = starts.rbegin(); start != starts.rend() && *start > count; ++start)
        *start = count; // behind the last agent there is nobody anymore

    m_places.clear();
    m_steps.clear();
    for (const std::uint32_t stray : m_strays) {
        const std::uint32_t cell = grid.cellAt(next.x[stray], next.y[stray]);
        m_places.push_back({cell, stray, 0});
        m_steps.push_back({cell, 1});
        if (stray < starts.back()) { // another cell loses its slot
            const auto past = std::ranges::upper_bound(starts, stray);
            m_steps.push_back({static_cast<std::uint32_t>(past - starts.begin()) - 1, -1});
        }
    }
    std::ranges::sort(m_places, {}, [](const Place& of) { return std::tie(of.cell, of.from); });
    std::ranges::sort(m_steps);
}

/// Finds where each stray comes, at the end of its cell, and which pieces of the others move.
void Crowd::findPieces() {
    m_pieces.clear();
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    const auto moveUpTo = [&](std::uint32_t end) {
        if (from != to && from < end)
            m_pieces.push_back({from, to, end - from});
        to += end - from;
        from = end;
    };
    auto stray = m_strays.begin();
    const auto keepUpTo = [&](std::uint32_t end) {
        for (; stray != m_strays.end() && *stray < end; ++stray) {
            moveUpTo(*stray);
            from = *stray + 1;
        }
        moveUpTo(end);
    };
    for (Place& place : m_places) {
        keepUpTo(grid.starts()[place.cell + 1]);
        place.to = to++;
    }
    keepUpTo(static_cast<std::uint32_t>(size()));
}

/// Cells behind one that gains or loses an agent begin one slot later or earlier.
void Crowd::moveStarts() {
    std::vector<std::uint32_t>& starts = grid.starts();
    std::uint32_t shift = 0;
    auto step = m_steps.begin();
    for (std::size_t cell = 0; cell < starts.size();) {
        const std::size_t end = step == m_steps.end() ? starts.size() : step->first + 1;
        addTo(std::span(starts).subspan(cell, end - cell), shift);
        cell = end;
        for (; step != m_steps.end() && step->first < cell; ++step)
            shift += static_cast<std::uint32_t>(step->second);
    }
}

/// Moves the agents of a column to their places.
template <class T>
void Crowd::place(Column<T>& column) const {
    static thread_local std::vector<T> strays;
    strays.clear();
    for (const Place& of : m_places)
        strays.push_back(column[of.from]);
    // In this order, no piece covers agents that are still to be moved.
    T* at = column.begin();
    for (const auto& [from, to, count] : m_pieces)
        if (to < from)
            std::copy(at + from, at + from + count, at + to);
    for (const auto& [from, to, count] : std::views::reverse(m_pieces))
        if (to > from)
            std::copy_backward(at + from, at + from + count, at + to + count);
    for (std::size_t i = 0; i < strays.size(); ++i)
        at[m_places[i].to] = strays[i];
}

void Crowd::placeStrays(const Workers& workers) {
    findPlaces();
    findPieces();
    moveStarts();
    static thread_local std::vector<std::function<void()>> moves;
    moves.clear();
    const auto move = [&](auto& column) {
        if (column.size() > 0)
            moves.emplace_back([this, &column] { place(column); });
    };
    for (auto* column :
         {&next.x, &next.y, &next.vx, &next.vy, &headingX, &headingY, &facingX, &facingY})
        move(*column);
    if (keepsPrevious)
        for (auto* column : {&now.x, &now.y})
            move(*column);
    for (BodyColumn* body : {&radius, &perMass, &maxSpeed, &maxForce, &response, &mass, &reaction})
        if (!body->isShared())
            move(body->values());
    const bool rest = actionsRest();
    for (std::size_t i = 0; i < memory.size(); ++i)
        if (!isOfAction[i] || !rest)
            move(memory[i]);
    m_stirs.assign(blockCount(size()), rest ? 0 : 1);
    move(leading);
    move(ordinal);
    move(rank);
    const auto run = [&work = moves](std::size_t i, std::size_t) { work[i](); };
    workers.run(moves.size(), run);
    takeNext();
    m_slotsKnown = false;
    if (isRemembered)
        noteSlots();
    m_strays.clear();
}

} // namespace tiller
