#pragma once

#include "core/actions/source.h"
#include "core/nodes/setting.h"
#include "core/numbers/variable.h"
#include "core/scene/ground.h"
#include "core/scene/ways.h"
#include "core/sim/compile/own_values.h"
#include "core/sim/contact/contacts.h"
#include "core/sim/events.h"
#include "core/sim/population.h"

#include <cstdint>
#include <optional>

namespace tiller {

struct RunningWorld;

/// The goals that an agent was given while the world ran.
struct GoalsInRun {
    std::vector<AgentGoal> list;
    std::uint32_t order = 0; ///< the number of the order that gave them; 0: none did

    bool operator==(const GoalsInRun&) const = default;
};
/// Base velocities of agents, by type and ordinal.
using CarriedAgents = std::map<Id, std::map<std::uint32_t, Vec2>>;
using RunGoals = std::map<Id, std::map<std::uint32_t, GoalsInRun>>; ///< by type and ordinal

/// What a running world and its snapshots hold alike.
struct RunState {
    Contacts contacts;
    std::vector<EventCounts> events; ///< by crowd
    LifeRecords lives;
    std::optional<RunEnd> runEnd;
    Variables variables;               ///< of the world; its programs point into it
    std::vector<SourceStates> sources; ///< by crowd
    std::uint32_t nextLife = 0;
    bool isLiving = false; ///< agents may be born: sums have room for all that may live
    RunGoals goals;
    CarriedAgents carried; ///< base velocities of living agents; never (0, 0)
    OwnValues own;         ///< of parameters, of types and agents
    /// Pairs (parameter, type) that ever had an agent's own value; bounds cover the whole range.
    std::set<std::pair<Id, Id>> owned;
};

/// The complete state of a running world. A Simulation of the same project can go back to it;
/// others refuse it.
struct Snapshot : RunState {
    std::uint64_t project = 0; ///< tells projects apart
    std::uint64_t tick = 0;
    std::optional<Vec2> cursor, click;
    std::vector<Population> populations;
    std::vector<std::vector<std::vector<double>>> memory; ///< by population, value and rank
    std::vector<External> externals;
    std::vector<WayCounts> ways; ///< the agents as ways last counted them
    PackedGrounds grounds;
    std::vector<Value> parameters; ///< in the order of the project
};

/// FNV-1a 64 over ids, positions and velocities, in the order of ids.
/// @param grounds follow, in the order of their ids
[[nodiscard]] std::uint64_t stateHash(const std::vector<Population>& populations,
                                      const Grounds& grounds = {});

/// As stateHash, with headings and memory.
[[nodiscard]] std::uint64_t hashOf(const Snapshot& snapshot);

/// Tells projects apart that may run differently. @param project resolved
[[nodiscard]] std::uint64_t hashOf(const Project& project);

/// Why a world cannot take a snapshot, as the end of a sentence: a part of it does not have the
/// shape or the range that every snapshot of this world has. Nothing if it can.
[[nodiscard]] std::optional<std::string> findProblem(const Snapshot& snapshot,
                                                     const RunningWorld& world);

} // namespace tiller
