#pragma once

#include "core/base/platform.h"
#include "core/scene/region.h"
#include "core/scene/way_field.h"
#include "core/scene/way_paths.h"

#include <atomic>
#include <cstdint>
#include <map>

namespace tiller {

inline constexpr const char* wayId = "way"; ///< the node type that finds them

struct WaySettings {
    double clearance = 10; ///< it keeps so far from obstacles; at least the radius of the bodies
    double cell = 5;       ///< the sides of its cells
    double crowds = 0;     ///< how much longer it takes to cross a cell, per agent in it
    double refresh = 30;   ///< ticks between two counts of the agents
};

/// How many agents were in each cell of the world when they were last counted.
struct WayCounts {
    std::uint32_t columns = 1;
    std::uint32_t rows = 1;
    std::uint32_t refresh = 1;         ///< they are counted at ticks that are multiples of it
    std::vector<std::uint32_t> counts; ///< by WayCells::index

    friend bool operator==(const WayCounts&, const WayCounts&) = default;
};

/// The ways on one map to any goals. Fields are kept while there is room; those that were asked for
/// last stay. Which are kept costs time, and never changes a bit.
class WayFields {
public:
    struct Rules {
        WayMap::Terrain terrain;
        double crowdCost = 0;      ///< as WayField::Crowds::cost
        std::uint32_t refresh = 1; ///< ticks between two counts of the agents

        friend bool operator==(const Rules&, const Rules&) = default;
    };
    static constexpr std::size_t defaultRoom = std::size_t{256} << 20; ///< bytes

    explicit WayFields(Rules rules, std::size_t room = defaultRoom);
    ~WayFields();
    WayFields(const WayFields&) = delete;
    WayFields& operator=(const WayFields&) = delete;

    [[nodiscard]] const Rules& rules() const { return m_rules; }
    [[nodiscard]] const WayCells& cells() const { return m_rules.terrain.cells; }

    /// Begins a tick: fields of other counts are forgotten, and if there was no room, those that
    /// were not asked for since the last tick.
    /// @param counts of agents, by cell; null where nobody was counted
    /// @param isTrial the tick is only tried
    void begin(const std::shared_ptr<const WayCounts>& counts, bool isTrial = false);

    /// The ways to the nearest of some goals. @param goals in ascending order, each once
    [[nodiscard]] std::shared_ptr<const WayField> toNearest(const std::vector<WayCell>& goals);

    /// The ways to one goal; valid until the next begin(). Several threads may call it at a time.
    [[nodiscard]] std::shared_ptr<const WayField> to(WayCell goal);

    /// The corners of the same map, for paths. They are found once. One thread may ask at a time.
    [[nodiscard]] std::shared_ptr<const WayCorners> corners();

    /// How many fields it has found since the start.
    [[nodiscard]] std::size_t found() const { return m_found; }

private:
    struct ToSeveral {
        std::shared_ptr<const WayField> field;
        std::uint32_t asked = 0; ///< the tick in which it was asked for last, as m_now counts
    };
    struct ToOne {
        std::atomic<const WayField*> field = nullptr;
        std::atomic<std::uint32_t> asked = 0;
    };

    [[nodiscard]] WayField find(std::span<const WayCell> goals);
    void forget();
    void makeRoom();

    Rules m_rules;
    std::size_t m_room;
    std::shared_ptr<const WayMap> m_map;
    std::shared_ptr<const WayCorners> m_corners;
    std::shared_ptr<const WayCounts> m_counts;
    std::map<std::vector<WayCell>, ToSeveral> m_toSeveral;
    std::vector<ToOne> m_toOne; ///< by WayCells::index; empty until needed
    Once m_madeRoom;
    std::uint32_t m_now = 1; ///< counts ticks
    std::atomic<std::size_t> m_bytes = 0;
    std::atomic<std::size_t> m_found = 0;
    std::atomic<bool> m_isFull = false; ///< there was no room since the last tick
};

/// The ways of a world, for all nodes that ask for the same rules.
class Ways {
public:
    /// Shared with whoever asked for the same rules.
    [[nodiscard]] std::shared_ptr<WayFields> find(const WayFields::Rules& rules);

    PathQueue paths; ///< that agents wait for in this tick

    /// Begins a tick, or a trial of one.
    /// @param forAgents forAgents(visit) calls visit(place) for every agent
    /// @param isTrial the tick is only tried: counts that nobody needs now are kept, because an
    /// edit before the tick may need them again
    template <class ForAgents>
    void begin(std::uint64_t tick, ForAgents forAgents, bool isTrial) {
        if (m_fields.empty())
            return;
        if (!isTrial)
            dropUnused();
        for (const auto& fields : m_fields) {
            const WayFields::Rules& rules = fields->rules();
            std::shared_ptr<const WayCounts> counts;
            if (rules.crowdCost > 0) {
                if (tick % rules.refresh == 0) {
                    WayCounts fresh = noCounts(rules);
                    forAgents([&](Vec2 place) {
                        ++fresh.counts[fields->cells().index(fields->cells().cellAt(place))];
                    });
                    keep(std::move(fresh));
                }
                counts = countsFor(rules);
            }
            fields->begin(counts, isTrial);
        }
    }

    [[nodiscard]] std::vector<WayCounts> counts() const;
    void setCounts(const std::vector<WayCounts>& counts);

private:
    [[nodiscard]] static WayCounts noCounts(const WayFields::Rules& rules);
    [[nodiscard]] std::shared_ptr<const WayCounts> countsFor(const WayFields::Rules& rules) const;
    void keep(WayCounts counts);
    void dropUnused();

    std::vector<std::shared_ptr<WayFields>> m_fields;
    std::vector<std::shared_ptr<const WayCounts>> m_counts; ///< by grid and refresh, each once
};

/// The ways that a node gives the agents of one type.
struct Way {
    /// No more fields to own goals than that have so many cells in all; then paths lead there. A
    /// goal that moves counts as several.
    static constexpr double mostCells = 2'000'000;
    static constexpr double goalsOfMoving = 64;

    std::shared_ptr<WayFields> fields;
    std::shared_ptr<const WayCorners>
        corners; ///< of the paths to own goals; null: fields lead there
    PathQueue* queue = nullptr;
    std::vector<double*> memory;            ///< of the agents, during a tick, where paths lead
    std::shared_ptr<const WayField> shared; ///< to the goals that are the same for all agents

    /// A goal that is the same for all agents.
    struct Goal {
        Vec2 place;
        const Region* region = nullptr; ///< instead of the place
    };
    std::vector<Goal> goals;
    std::vector<std::pair<WayCell, std::uint32_t>> goalCells; ///< and the index of their goal

    /// The exact place of the goal in a cell.
    [[nodiscard]] Vec2 placeOf(const Moment& moment, WayCell goal, Vec2 from) const;
};

} // namespace tiller
