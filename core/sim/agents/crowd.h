#pragma once

#include "core/sim/agents/body_column.h"
#include "core/sim/agents/grid.h"
#include "core/sim/population.h"
#include "core/sim/run/workers.h"
#include "core/steering/motion.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace tiller {

/// The agents of one type while they move, as a structure of arrays. An agent's ordinal never
/// changes. Its slot, the place where it is stored, does: agents are kept sorted by place, so that
/// those near each other in the world are near each other in memory. Its rank is its place among
/// the living by ordinal: it changes when an older agent dies. Columns are by slot unless they say
/// otherwise.
class Crowd {
public:
    /// One position and velocity per agent.
    struct Motion {
        Column<double> x, y, vx, vy;
        void resize(std::size_t size);
        void swap(Motion& other) noexcept;
    };

    Motion now;
    /// Written by the tick that is being computed. Afterward, with `keepsPrevious`, x and y are the
    /// positions before that tick.
    Motion next;
    Column<double> headingX, headingY;         ///< of the motion
    Column<double> nextHeadingX, nextHeadingY; ///< empty unless `headingIsSeen`
    Column<double> facingX, facingY; ///< where agents look; empty if that is always the heading
    BodyColumn radius, perMass, maxSpeed, maxForce, response;
    BodyColumn mass, reaction;          ///< perMass and response are 1 over these
    std::vector<Column<double>> memory; ///< one column per value that the program remembers
    Column<std::uint16_t> leading;      ///< as Population::leading; empty unless tracked
    Column<std::uint32_t> ordinal;
    Column<std::uint32_t> rank;

    /// @name By rank
    /// @{
    Column<double> homeX, homeY;
    Column<std::uint32_t> life;     ///< as Population::life
    Column<std::uint32_t> contacts; ///< how many each agent has had
    /// @}

    Id type;
    std::vector<Id> behaviors;
    std::vector<std::string> names;

    Grid grid;
    double drift = 0; ///< how far on an axis any agent may have moved since the last sort

    /// @name What programs need of these agents
    /// @{
    double reach = 0;           ///< from how far away they are searched for
    bool isSorted = true;       ///< somebody searches for them, or they search for others
    bool isRemembered = false;  ///< nodes remember some of them, and look them up
    bool headingIsSeen = false; ///< other agents read their heading
    bool keepsPrevious = false; ///< contacts compare positions with those before the tick
    bool turns = false;         ///< they may look elsewhere than they go
    MotionLimits limits;
    bool tracksLeading = false;
    /// @}

    /// Where the tick that is being computed writes headings. If other agents read them, they must
    /// not change before the tick ends.
    [[nodiscard]] double* nextHeading(Column<double>& current, Column<double>& coming) const {
        return headingIsSeen ? coming.data() : current.data();
    }

    std::uint32_t nextOrdinal = 0; ///< as in Population
    LifeCounts lives;
    bool hasLived = false;

    /// Replaces all agents; slots are ranks. @param memory per value, by rank
    void assign(const Population& population, const std::vector<std::vector<double>>& memory);

    void setMemory(const std::vector<std::vector<double>>& memory); ///< @pre slots are ranks

    [[nodiscard]] Population population() const;
    [[nodiscard]] std::vector<std::vector<double>> memoryByRank() const;

    [[nodiscard]] std::size_t size() const { return now.x.size(); }
    /// Where an agent is stored; nothing if it does not live.
    [[nodiscard]] std::optional<std::size_t> slotOf(std::uint32_t agent) const;

    /// @name Birth and death
    /// Cost depends on the agents added or removed. Afterward some are in the wrong cell. Call
    /// `settle` after the last, then `sortNext` or `placeStrays`.
    /// @{
    /// Adds agents behind the last slot, with zeros as memory. Their ordinals and places follow
    /// those of the agents there are.
    void add(const Population& newborns);
    /// Takes the agents in some slots out; the last slots' agents move there.
    /// @param slots from the last to the first
    void remove(std::span<const std::size_t> slots);
    /// Closes the gaps in the ranks, if there are more than @p gaps of them. With gaps, ranks still
    /// ascend with the ordinals, but some of them are nobody's.
    void settle(std::size_t gaps = 0);
    void closeGaps() {
        if (!m_dead.empty())
            settle();
    }
    /// Makes `slotOf` fast until the next sort.
    void noteSlots();
    /// An agent in a slot was put elsewhere: it is in the wrong cell until the next sort.
    void noteStray(std::size_t slot) {
        if (m_strays.size() < size()) // else searches look at all
            m_strays.push_back(static_cast<std::uint32_t>(slot));
    }
    /// Slots whose agents came or were moved since the last sort; some twice, some not there.
    [[nodiscard]] std::span<const std::uint32_t> strays() const { return m_strays; }
    /// So many that a sort costs less than to place them.
    [[nodiscard]] bool hasManyStrays() const { return m_strays.size() * agentsPerStray > size(); }
    /// @}

    /// @name Actions
    /// What actions remember is 0 for nearly all agents, so most of it need not be touched.
    /// @{
    /// By value of `memory`: whether an action remembers it.
    std::vector<bool> isOfAction;
    /// Whether actions remember nothing but zeros of the agents in a block.
    [[nodiscard]] bool actionsRest(std::size_t first) const {
        return m_stirs[first / blockSize] == 0;
    }
    /// Call it after an action may have remembered something of an agent in the block.
    void noteAction(std::size_t first) { m_stirs[first / blockSize] = 1; }
    /// @}

    /// Makes `next` the state, and sorts the agents by place.
    void sortNext(const Moment& moment, double cellShare, const Workers& workers);

    /// Makes `next` the state; every agent stays in its slot.
    void takeNext() { now.swap(next); }

    /// Makes `next` the state, and puts the strays where they belong. With few of them that takes a
    /// third of the time of a sort.
    void placeStrays(const Workers& workers);

    /// Makes the next headings the state. Call it after a tick, before sortNext or takeNext.
    void takeHeadings();

    [[nodiscard]] std::size_t bytes() const;

private:
    static constexpr std::uint32_t nowhere = 0xffffffff; ///< the slot of an agent that was removed
    static constexpr std::size_t agentsPerStray = 32;

    struct Piece { ///< agents that stay side by side
        std::uint32_t from, to, count;
    };
    struct Place { ///< of a stray: from its slot to another
        std::uint32_t cell, from, to;
    };

    [[nodiscard]] static std::size_t blockCount(std::size_t agents) {
        return (agents + blockSize - 1) / blockSize;
    }
    void findPlaces();
    void findPieces();
    void moveStarts();
    template <class T>
    void place(Column<T>& column) const;
    void findSources(const Workers& workers);
    void permute(Column<double>& column, const Workers& workers);
    void permute(Column<double>& x, Column<double>& y, const Workers& workers);
    template <class T, std::size_t count>
    void gather(const std::array<const Column<T>*, count>& from,
                const std::array<Column<T>*, count>& to, const Workers& workers) const;
    [[nodiscard]] bool actionsRest() const;
    template <class Self, class Visit>
    static void forSlotColumns(Self& self, Visit visit);
    void forBands(const Workers& workers,
                  const std::function<void(std::size_t, std::size_t, std::size_t)>& work) const;

    Column<std::uint32_t> m_ordinals; ///< by rank: ascending
    Column<std::uint32_t> m_slots;    ///< by rank
    bool m_slotsKnown = false;
    std::vector<std::uint32_t> m_dead;   ///< ranks of agents that were removed since `settle`
    Column<std::uint32_t> m_sources;     ///< while sorting: by new slot, the old one
    Column<std::uint32_t> m_spare;       ///< while sorting
    std::vector<std::uint32_t> m_ends;   ///< while sorting: by band and cell, the next free slot
    std::vector<std::uint32_t> m_strays; ///< slots of those that came or were moved since the sort
    std::vector<Place> m_places;         ///< while placing strays: by cell
    std::vector<Piece> m_pieces;         ///< ascending; those that move
    std::vector<std::pair<std::uint32_t, int>> m_steps; ///< cells that gain or lose an agent
    std::vector<std::uint8_t> m_stirs; ///< by block: 0 if actions remember nothing but zeros
};

} // namespace tiller
