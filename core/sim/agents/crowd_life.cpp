#include "core/sim/agents/crowd.h"

#include <algorithm>
#include <utility>

/// How agents come into a crowd and leave it.
namespace tiller {

namespace {

template <class T>
void append(const std::vector<T>& from, Column<T>& to) {
    const std::size_t before = to.size();
    to.resize(before + from.size());
    std::ranges::copy(from, to.begin() + before);
}

/// Takes out the elements at ascending indexes.
template <class T>
void takeOut(const std::vector<std::uint32_t>& indexes, Column<T>& from) {
    if (indexes.empty())
        return;
    T* to = from.begin() + indexes.front();
    for (std::size_t i = 0; i < indexes.size(); ++i) {
        T* end = i + 1 < indexes.size() ? from.begin() + indexes[i + 1] : from.end();
        to = std::copy(from.begin() + indexes[i] + 1, end, to);
    }
    from.resize(from.size() - indexes.size());
}

} // namespace

template <class Self, class Visit>
void Crowd::forSlotColumns(Self& self, Visit visit) {
    for (auto* motion : {&self.now, &self.next})
        for (auto* column : {&motion->x, &motion->y, &motion->vx, &motion->vy})
            visit(*column);
    for (auto* column : {&self.headingX, &self.headingY})
        visit(*column);
    if (self.headingIsSeen)
        for (auto* column : {&self.nextHeadingX, &self.nextHeadingY})
            visit(*column);
    if (self.turns)
        for (auto* column : {&self.facingX, &self.facingY})
            visit(*column);
    for (auto* body : {&self.radius, &self.perMass, &self.maxSpeed, &self.maxForce, &self.response,
                       &self.mass, &self.reaction})
        if (!body->isShared())
            visit(body->values());
    for (auto& column : self.memory)
        visit(column);
    if (self.tracksLeading)
        visit(self.leading);
    visit(self.ordinal);
    visit(self.rank);
}

void Crowd::add(const Population& newborns) {
    const std::size_t before = size();
    const std::size_t count = newborns.size();
    radius.append(newborns.radius, before);
    maxSpeed.append(newborns.maxSpeed, before);
    maxForce.append(newborns.maxForce, before);
    mass.append(newborns.mass, before);
    reaction.append(newborns.reaction, before);
    std::vector<double> inverse(count);
    std::ranges::transform(newborns.mass, inverse.begin(), [](double m) { return 1 / m; });
    perMass.append(inverse, before);
    std::ranges::transform(newborns.reaction, inverse.begin(), [](double t) { return 1 / t; });
    response.append(inverse, before);

    const auto firstRank = static_cast<std::uint32_t>(m_ordinals.size());
    append(newborns.homeX, homeX);
    append(newborns.homeY, homeY);
    append(newborns.life, life);
    append(newborns.contacts, contacts);
    append(newborns.ordinal, m_ordinals);
    nextOrdinal = newborns.nextOrdinal;
    hasLived = true;

    forSlotColumns(*this, [&](auto& column) { column.resize(before + count); });
    const auto put = [&](const std::vector<double>& from, Column<double>& to) {
        std::ranges::copy(from, to.begin() + before);
    };
    for (Motion* motion : {&now, &next}) {
        put(newborns.x, motion->x);
        put(newborns.y, motion->y);
        put(newborns.vx, motion->vx);
        put(newborns.vy, motion->vy);
    }
    put(newborns.headingX, headingX);
    put(newborns.headingY, headingY);
    if (turns) {
        put(newborns.headingX, facingX);
        put(newborns.headingY, facingY);
    }
    if (tracksLeading)
        std::fill_n(leading.begin() + before, count, Population::nobody);
    m_slots.resize(m_ordinals.size());
    m_stirs.resize(blockCount(before + count));
    for (std::size_t i = 0; i < count; ++i) {
        ordinal[before + i] = newborns.ordinal[i];
        rank[before + i] = firstRank + static_cast<std::uint32_t>(i);
        m_slots[firstRank + i] = static_cast<std::uint32_t>(before + i);
        m_strays.push_back(static_cast<std::uint32_t>(before + i));
    }
}

void Crowd::remove(std::span<const std::size_t> slots) {
    std::size_t last = size();
    for (const std::size_t slot : slots) {
        --last;
        const std::uint32_t dead = rank[slot];
        m_dead.push_back(dead);
        if (m_slotsKnown) {
            m_slots[rank[last]] = static_cast<std::uint32_t>(slot);
            m_slots[dead] = nowhere;
        }
        rank[slot] = rank[last]; // below once more, which changes nothing
        m_stirs[slot / blockSize] |= m_stirs[last / blockSize];
        m_strays.push_back(static_cast<std::uint32_t>(slot));
    }
    forSlotColumns(*this, [&](auto& column) {
        std::size_t from = column.size();
        for (const std::size_t slot : slots)
            column[slot] = column[--from];
        column.resize(last);
    });
    hasLived = true;
}

void Crowd::settle(std::size_t gaps) {
    m_slots.resize(m_ordinals.size());
    if (m_dead.size() <= gaps)
        return;
    m_slotsKnown = false;
    std::ranges::sort(m_dead);
    // By old rank: how many below it died.
    m_spare.resize(0);
    m_spare.resize(m_ordinals.size());
    for (const std::uint32_t dead : m_dead)
        m_spare[dead] = 1;
    std::uint32_t below = 0;
    for (std::uint32_t& each : m_spare)
        below += std::exchange(each, below);
    for (std::uint32_t& each : rank)
        each -= m_spare[each];
    takeOut(m_dead, homeX);
    takeOut(m_dead, homeY);
    takeOut(m_dead, life);
    takeOut(m_dead, contacts);
    takeOut(m_dead, m_ordinals);
    m_slots.resize(size());
    m_dead.clear();
}

std::size_t Crowd::bytes() const {
    std::size_t bytes = grid.bytes() + m_ends.capacity() * sizeof(std::uint32_t);
    for (const auto* column : {&life, &contacts, &m_ordinals, &m_slots, &m_sources, &m_spare})
        bytes += column->bytes();
    for (const auto* column : {&homeX, &homeY})
        bytes += column->bytes();
    forSlotColumns(*this, [&](const auto& column) { bytes += column.bytes(); });
    for (const BodyColumn* body :
         {&radius, &perMass, &maxSpeed, &maxForce, &response, &mass, &reaction})
        if (body->isShared())
            bytes += body->bytes();
    return bytes;
}

} // namespace tiller
