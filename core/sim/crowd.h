#pragma once

#include "core/base/column.h"
#include "core/sim/grid.h"
#include "core/sim/population.h"
#include "core/sim/workers.h"

#include <array>
#include <span>

namespace tiller {

/// What bodies of a type have: one number for all of them, or one for each.
class BodyColumn {
public:
    /// @param perAgent by where they are stored; kept only where they differ
    void assign(std::span<const double> perAgent);

    [[nodiscard]] bool isShared() const { return m_shared; }
    [[nodiscard]] const double* at(std::size_t first) const {
        return m_values.data() + (m_shared ? 0 : first);
    }
    [[nodiscard]] double of(std::size_t slot) const { return m_values[m_shared ? 0 : slot]; }
    [[nodiscard]] double largest() const;
    [[nodiscard]] Column<double>& values() { return m_values; }
    [[nodiscard]] std::size_t bytes() const { return m_values.bytes(); }

private:
    Column<double> m_values;
    bool m_shared = true;
};

/// The agents of one type while they move, as a structure of arrays. Where an agent is stored, its
/// slot, changes: those near each other are kept next to each other. Who it is, its ordinal, stays.
class Crowd {
public:
    /// One position and velocity per agent.
    struct Motion {
        Column<double> x, y, vx, vy;
        void resize(std::size_t size);
        void swap(Motion& other) noexcept;
    };

    Motion now;
    Motion next;                               ///< where the tick that is being computed puts them
    Column<double> headingX, headingY;         ///< of the motion
    Column<double> nextHeadingX, nextHeadingY; ///< empty unless others look at the heading
    Column<double> facingX, facingY; ///< empty unless they are turned apart from their motion
    Column<double> homeX, homeY;     ///< by ordinal
    BodyColumn radius, perMass, maxSpeed, maxForce, response;
    BodyColumn mass, reaction; ///< as the project has them
    std::vector<Column<double>> memory;
    Column<std::uint16_t> leading; ///< empty unless asked for
    Column<std::uint32_t> ordinal; ///< by slot

    Id type;
    std::vector<Id> behaviors;
    std::vector<std::string> names;

    Grid grid;
    double drift = 0;         ///< how far an agent may have moved on an axis since it was sorted
    bool sorted = true;       ///< whether they are kept sorted at all: somebody looks for them
    bool kept = false;        ///< whether nodes remember some of them
    double reach = 0;         ///< how far they are searched from
    bool headingSeen = false; ///< whether others ask for their heading

    /// Where the tick that is being computed puts headings.
    [[nodiscard]] double* nextHeading(Column<double>& current, Column<double>& coming) const {
        return headingSeen ? coming.data() : current.data();
    }

    /// In the order of ordinals, not sorted. @param memory per value, by ordinal
    void assign(const Population& population, const std::vector<std::vector<double>>& memory);

    void setMemory(const std::vector<std::vector<double>>& memory); ///< @pre not sorted yet

    [[nodiscard]] Population population() const;
    [[nodiscard]] std::vector<std::vector<double>> memoryByOrdinal() const;

    [[nodiscard]] std::size_t size() const { return now.x.size(); }
    [[nodiscard]] std::size_t slotOf(std::uint32_t agent) const;

    /// Makes `next` the state, and sorts the agents by place.
    void sortNext(const Moment& moment, double cellShare, const Workers& workers);

    /// Makes `next` the state; every agent stays in its slot.
    void takeNext() { now.swap(next); }

    /// After a tick, before either of them: headings that others look at change only then.
    void takeHeadings();

    [[nodiscard]] std::size_t bytes() const;

private:
    void findTargets(const Workers& workers);
    void permute(Column<double>& column, const Workers& workers);
    template <class T>
    void scatter(const Column<T>& from, Column<T>& to, const Workers& workers) const;
    void forBands(const Workers& workers,
                  const std::function<void(std::size_t, std::size_t, std::size_t)>& work) const;

    Column<std::uint32_t> m_slots; ///< by ordinal; while sorting, the new slot by the old one
    bool m_slotsKnown = false;
    Column<std::uint32_t> m_spare;     ///< ordinals while sorting
    std::vector<std::uint32_t> m_ends; ///< while sorting: per band of agents, per cell
};

} // namespace tiller
