#include "core/sim/crowd.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace tiller {

namespace {

constexpr std::size_t smallestBand = 8192; // fewer agents are not worth a thread
constexpr std::size_t mostBands = 8;       // each band needs a counter for every cell

template <class T>
void copyTo(const std::vector<T>& from, Column<T>& to) {
    to.resize(from.size());
    std::ranges::copy(from, to.begin());
}

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

std::size_t blockCount(std::size_t agents) {
    return (agents + blockSize - 1) / blockSize;
}

std::size_t bandsFor(std::size_t agents, const Workers& workers) {
    return std::clamp<std::size_t>(agents / smallestBand, 1,
                                   std::min(workers.threads(), mostBands));
}

} // namespace

void Crowd::Motion::resize(std::size_t size) {
    for (auto* column : {&x, &y, &vx, &vy})
        column->resize(size);
}

void Crowd::Motion::swap(Motion& other) noexcept {
    x.swap(other.x);
    y.swap(other.y);
    vx.swap(other.vx);
    vy.swap(other.vy);
}

void Crowd::assign(const Population& population, const std::vector<std::vector<double>>& memories) {
    const std::size_t count = population.size();
    type = population.type;
    behaviors = population.behaviors;
    names = population.names;
    copyTo(population.x, now.x);
    copyTo(population.y, now.y);
    copyTo(population.vx, now.vx);
    copyTo(population.vy, now.vy);
    copyTo(population.headingX, headingX);
    copyTo(population.headingY, headingY);
    copyTo(population.facingX, facingX);
    copyTo(population.facingY, facingY);
    copyTo(population.homeX, homeX);
    copyTo(population.homeY, homeY);
    copyTo(population.life, life);
    copyTo(population.contacts, contacts);
    copyTo(population.ordinal, m_ordinals);
    copyTo(population.ordinal, ordinal);
    nextOrdinal = population.nextOrdinal;
    hasLived = population.hasLived;
    lives = population.lives;
    next.resize(count);
    radius.assign(population.radius);
    maxSpeed.assign(population.maxSpeed);
    maxForce.assign(population.maxForce);
    mass.assign(population.mass);
    reaction.assign(population.reaction);
    std::vector<double> inverse(count);
    std::ranges::transform(population.mass, inverse.begin(), [](double m) { return 1 / m; });
    perMass.assign(inverse);
    std::ranges::transform(population.reaction, inverse.begin(), [](double t) { return 1 / t; });
    response.assign(inverse);
    setMemory(memories);
    leading.resize(population.leading.size());
    std::ranges::copy(population.leading, leading.begin());
    rank.resize(count);
    m_slots.resize(count);
    for (std::uint32_t i = 0; i < count; ++i)
        rank[i] = m_slots[i] = i;
    m_slotsKnown = true;
    m_dead.clear();
    drift = 0;
}

void Crowd::setMemory(const std::vector<std::vector<double>>& values) {
    memory.resize(values.size());
    isOfAction.resize(values.size(), false);
    m_stirs.assign(blockCount(size()), 1);
    for (std::size_t i = 0; i < values.size(); ++i)
        copyTo(values[i], memory[i]);
}

Population Crowd::population() const {
    Population of;
    const std::size_t count = size();
    of.type = type;
    of.behaviors = behaviors;
    of.names = names;
    of.nextOrdinal = nextOrdinal;
    of.hasLived = hasLived;
    of.lives = lives;
    of.ordinal.assign(m_ordinals.begin(), m_ordinals.end());
    of.life.assign(life.begin(), life.end());
    of.contacts.assign(contacts.begin(), contacts.end());
    const auto byRank = [&](const auto& valueAt) {
        std::vector<double> to(count);
        for (std::size_t slot = 0; slot < count; ++slot)
            to[rank[slot]] = valueAt(slot);
        return to;
    };
    const auto column = [&](const Column<double>& from) {
        return byRank([&](std::size_t slot) { return from[slot]; });
    };
    const auto body = [&](const BodyColumn& from) {
        return byRank([&](std::size_t slot) { return from.of(slot); });
    };
    of.x = column(now.x);
    of.y = column(now.y);
    of.vx = column(now.vx);
    of.vy = column(now.vy);
    of.headingX = column(headingX);
    of.headingY = column(headingY);
    if (facingX.size() > 0) {
        of.facingX = column(facingX);
        of.facingY = column(facingY);
    }
    of.homeX.assign(homeX.begin(), homeX.end());
    of.homeY.assign(homeY.begin(), homeY.end());
    of.mass = body(mass);
    of.radius = body(radius);
    of.maxSpeed = body(maxSpeed);
    of.maxForce = body(maxForce);
    of.reaction = body(reaction);
    of.leading.assign(count, Population::nobody);
    for (std::size_t slot = 0; slot < leading.size(); ++slot)
        of.leading[rank[slot]] = leading[slot];
    return of;
}

std::vector<std::vector<double>> Crowd::memoryByRank() const {
    std::vector<std::vector<double>> columns;
    for (const Column<double>& column : memory) {
        std::vector<double>& values = columns.emplace_back(size());
        for (std::size_t slot = 0; slot < size(); ++slot)
            values[rank[slot]] = column[slot];
    }
    return columns;
}

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

void Crowd::takeHeadings() {
    if (!headingIsSeen)
        return;
    headingX.swap(nextHeadingX);
    headingY.swap(nextHeadingY);
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
    drift = 0;
}

void Crowd::noteSlots() {
    if (m_slotsKnown)
        return;
    m_slots.resize(m_ordinals.size());
    for (const std::uint32_t dead : m_dead)
        m_slots[dead] = nowhere;
    for (std::uint32_t slot = 0; slot < size(); ++slot)
        m_slots[rank[slot]] = slot;
    m_slotsKnown = true;
}

std::optional<std::size_t> Crowd::slotOf(std::uint32_t agent) const {
    // As long as nobody older has died, the rank is the ordinal.
    std::size_t at = agent;
    if (at >= m_ordinals.size() || m_ordinals[at] != agent) {
        const auto end = m_ordinals.begin() + std::min<std::size_t>(agent, m_ordinals.size());
        const auto found = std::lower_bound(m_ordinals.begin(), end, agent);
        if (found == end || *found != agent)
            return {};
        at = static_cast<std::size_t>(found - m_ordinals.begin());
    }
    if (m_slotsKnown)
        return m_slots[at] == nowhere ? std::optional<std::size_t>() : m_slots[at];
    const auto slot = std::ranges::find(ordinal, agent);
    if (slot == ordinal.end())
        return {};
    return static_cast<std::size_t>(slot - ordinal.begin());
}

} // namespace tiller
