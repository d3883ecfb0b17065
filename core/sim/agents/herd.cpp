#include "core/sim/agents/herd.h"

#include <algorithm>

namespace tiller {

namespace {

template <class T>
void append(const std::vector<T>& from, std::vector<T>& to) {
    to.insert(to.end(), from.begin(), from.end());
}

} // namespace

void Herd::gather(const std::vector<Crowd>& crowds, const Moment& moment, double cellShare,
                  const Workers& workers) {
    Population all;
    m_agents.clear();
    m_crowd.reach = 0;
    m_crowd.keepsPrevious = false;
    m_crowd.limits = crowds[m_members.front()].limits;
    for (const std::uint32_t member : m_members) {
        const Population of = crowds[member].population();
        for (const std::uint32_t ordinal : of.ordinal)
            m_agents.push_back({member, ordinal});
        append(of.ordinal, all.ordinal);
        append(of.life, all.life);
        append(of.contacts, all.contacts);
        for (const auto column :
             {&Population::x, &Population::y, &Population::vx, &Population::vy,
              &Population::headingX, &Population::headingY, &Population::homeX, &Population::homeY,
              &Population::mass, &Population::radius, &Population::maxSpeed, &Population::maxForce,
              &Population::reaction})
            append(of.*column, all.*column);
        m_crowd.reach = std::max(m_crowd.reach, crowds[member].reach);
        m_crowd.keepsPrevious |= crowds[member].keepsPrevious;
    }
    m_crowd.assign(all, {});
    findSlots(crowds);
    m_crowd.next = m_crowd.now;
    if (m_crowd.keepsPrevious)
        takePrevious(crowds);
    m_crowd.sortNext(moment, cellShare, workers);
    sorted();
}

/// Takes the positions before the last tick for those of now, so that the sort keeps them.
/// @pre slots are ranks
void Herd::takePrevious(const std::vector<Crowd>& crowds) {
    std::size_t rank = 0;
    for (const std::uint32_t member : m_members) {
        const Crowd::Motion& from = crowds[member].next;
        for (const std::size_t end = rank + crowds[member].size(); rank < end; ++rank) {
            m_crowd.now.x[rank] = from.x[m_slots[rank]];
            m_crowd.now.y[rank] = from.y[m_slots[rank]];
        }
    }
}

void Herd::findSlots(const std::vector<Crowd>& crowds) {
    m_slots.resize(m_agents.size());
    std::size_t first = 0;
    for (const std::uint32_t member : m_members) {
        const Crowd& of = crowds[member];
        for (std::uint32_t slot = 0; slot < of.size(); ++slot)
            m_slots[first + of.rank[slot]] = slot;
        first += of.size();
    }
}

/// Notes where the herd stores its agents.
void Herd::sorted() {
    m_places.resize(m_crowd.size());
    for (std::uint32_t slot = 0; slot < m_crowd.size(); ++slot)
        m_places[m_crowd.rank[slot]] = slot;
}

void Herd::moveMembers(std::vector<Crowd>& crowds) {
    const Crowd::Motion& from = m_crowd.next;
    m_moved.resize(m_crowd.size());
    for (std::size_t place = 0; place < m_crowd.size(); ++place)
        m_moved[m_crowd.rank[place]] = {from.x[place],           from.y[place],
                                        from.vx[place],          from.vy[place],
                                        m_crowd.headingX[place], m_crowd.headingY[place]};
    std::size_t first = 0;
    for (const std::uint32_t member : m_members) {
        Crowd& of = crowds[member];
        Crowd::Motion& to = of.next;
        double* headingX = of.nextHeading(of.headingX, of.nextHeadingX);
        double* headingY = of.nextHeading(of.headingY, of.nextHeadingY);
        for (std::size_t i = 0; i < of.size(); ++i) {
            const Moved& moved = m_moved[first + i];
            const std::size_t slot = m_slots[first + i];
            to.x[slot] = moved.x;
            to.y[slot] = moved.y;
            to.vx[slot] = moved.vx;
            to.vy[slot] = moved.vy;
            headingX[slot] = moved.headingX;
            headingY[slot] = moved.headingY;
        }
        first += of.size();
    }
}

void Herd::follow(const std::vector<Crowd>& crowds) {
    Crowd::Motion& to = m_crowd.next;
    std::size_t rank = 0;
    for (const std::uint32_t member : m_members) {
        const Crowd::Motion& from = crowds[member].now;
        for (const std::size_t end = rank + crowds[member].size(); rank < end; ++rank) {
            const std::size_t place = m_places[rank];
            const std::size_t slot = m_slots[rank];
            to.x[place] = from.x[slot];
            to.y[place] = from.y[slot];
            to.vx[place] = from.vx[slot];
            to.vy[place] = from.vy[slot];
        }
    }
}

void Herd::takeNext(const Moment& moment, double cellShare, const Workers& workers, bool mustSort) {
    if (!mustSort)
        return m_crowd.takeNext();
    m_crowd.sortNext(moment, cellShare, workers);
    sorted();
}

Candidates Herd::candidates(std::uint32_t index) const {
    return {.population = index,
            .x = m_crowd.now.x.data(),
            .y = m_crowd.now.y.data(),
            .vx = m_crowd.now.vx.data(),
            .vy = m_crowd.now.vy.data(),
            .ordinal = m_crowd.ordinal.data(),
            .count = m_crowd.size(),
            .grid = &m_crowd.grid,
            .radius = &m_crowd.radius,
            .drift = m_crowd.drift,
            .herd = this};
}

} // namespace tiller
