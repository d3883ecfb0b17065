#include "core/sim/agents/crowd.h"

#include <algorithm>

namespace tiller {

namespace {

template <class T>
void copyTo(const std::vector<T>& from, Column<T>& to) {
    to.resize(from.size());
    std::ranges::copy(from, to.begin());
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
    m_strays.clear();
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

void Crowd::takeHeadings() {
    if (!headingIsSeen)
        return;
    headingX.swap(nextHeadingX);
    headingY.swap(nextHeadingY);
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
