#pragma once

#include "core/actions/source.h"
#include "core/model/agent_type.h"
#include "core/model/project.h"
#include "core/modes/agent_mode.h"
#include "core/scene/geometry.h"
#include "core/sim/compile/wiring.h"
#include "core/sim/search/neighbor_query.h"
#include "core/steering/motion.h"

#include <cstdint>
#include <map>

namespace tiller {

/// A number that drives a setting of a node.
struct Drive {
    const Setting* setting = nullptr;
    std::uint32_t from = 0; ///< index of the node that gives the number
};

/// A node of an agent type's program.
struct CompiledNode {
    Id id;
    const NodeType* type = nullptr;
    const NodeCode* code = nullptr;
    std::shared_ptr<const void> settings;
    std::vector<InputPort> inputs;   ///< in the order of the type's input ports
    Settlers settlers;               ///< as NodeRun::settlers
    const InputPort* when = nullptr; ///< the input `when`, if it is wired
    std::shared_ptr<const Geometry> geometry;
    RandomStream random;
    const double* shared = nullptr;   ///< as NodeRun::shared
    std::size_t memory = 0;           ///< index of its first column in the memory of the agents
    double gain = 0;                  ///< product of the weights on the way to the steering,
                                      ///< summed over all ways
    std::optional<std::size_t> query; ///< index of the query that adds up its neighbors
    std::size_t sums = 0;             ///< index of those sums in Workspace::sums
    std::vector<Drive> drives = {};
    std::optional<std::uint32_t> weightFrom = {}; ///< the node whose number drives its weights
    double mostWeight = 0;                        ///< of its links, where they have no number
    bool isDeep = false; ///< so many combiners come before it that its force could overflow
};

/// Whether a node is a target that stands for one place, not for geometry or for each agent of a
/// group.
[[nodiscard]] bool isOnePlace(const CompiledNode& node);

/// A wire into a force input, as an explanation names it.
struct CompiledLink {
    Id id;
    InputLink link;
    std::optional<std::size_t> to; ///< index of the combiner; none: the steering
};

/// An action of an agent type.
struct CompiledAction {
    std::size_t node = 0; ///< index of the node
    Act act = Act::none;
    const Setting* amount = nullptr;     ///< the setting that NodeCode::amount names
    std::vector<std::size_t> touching;   ///< the Touching nodes on the way to its condition
    std::optional<std::size_t> variable; ///< of Set and Add: index of the node
    std::uint32_t type = AgentRef::none; ///< the population at Into or Of
    std::optional<std::size_t> where;    ///< of Spawn: the node that says where
    const Region* region = nullptr;      ///< of Spawn
};

/// A Summary that takes numbers of these agents.
struct CompiledSummary {
    std::size_t index = 0;             ///< among those of the project
    std::optional<std::uint32_t> from; ///< the node that gives the number; nothing: each counts 1
};

struct Program;

/// A source of births of an agent type.
struct CompiledSource {
    Id node;
    std::shared_ptr<const SourceSettings> settings;
    std::vector<std::shared_ptr<const Geometry>> places; ///< by input; null if it is not wired
    std::vector<Drive> drives;                           ///< by nodes of `numbers`
    std::shared_ptr<Program> numbers; ///< what gives them, without an agent; null without drives
};

/// The nodes and links of a project that steer one agent type. Nodes come in the order in which
/// they run.
struct Program {
    std::vector<CompiledNode> nodes;
    std::vector<NeighborQuery> queries;
    std::size_t sumsCount = 0;       ///< neighborhoods of all queries
    std::vector<InputLink> steering; ///< wires into the steering, and one from every mode
    std::vector<CompiledLink> forceLinks;
    std::vector<std::size_t> behaviors;  ///< indexes of the nodes that are behaviors with a force
    std::vector<CompiledAction> actions; ///< in the order in which their requests are carried out
    std::vector<CompiledSource> sources; ///< in the order of their links
    std::vector<CompiledSummary> summaries;
    bool hasDrivenWeights = false; ///< numbers drive weights of links
    ModeMachine machine;
    std::optional<std::size_t> facing; ///< index of the node that says where agents look
    std::size_t memoryCount = 0;       ///< values that its nodes remember per agent
    double forceBound = 0;             ///< no force of a wanted velocity is longer
    MotionLimits limits;
};

/// Calls `visit(port, i)` for the i-th input port of a type.
template <class Visit>
void forInputs(const NodeType& type, Visit visit) {
    std::size_t input = 0;
    for (const Port& port : type.ports)
        if (port.isInput)
            visit(port, input++);
}

/// Widens, by population, from how far away its agents are searched for, to what this program
/// needs: 0 if it looks only for the nearest. Populations that it does not search stay as they are.
void widenReaches(const Program& program, std::vector<std::optional<double>>& reaches);

/// The index of each agent type's population, by the type's id.
using PopulationIndex = std::map<Id, std::uint32_t>;

/// What a program must know about the agents of a population.
struct CrowdFacts {
    std::size_t count = 0; ///< authored
    std::size_t most = 0;  ///< no more of them ever live
    double fastest = 0;    ///< no agent of the type is faster
    double largest = 0;    ///< and none has a larger radius
    double quickest = 0;   ///< and none has a shorter response time
    Solid solid = Solid::nothing;
};

/// Compiles the part of a project that steers an agent type.
/// @param agentType one of the project's  @param crowds by population
/// @param mostAgents no more agents of all types ever live
[[nodiscard]] Program compile(Wiring& wiring, const Node& agentType,
                              const PopulationIndex& populations,
                              const std::vector<CrowdFacts>& crowds, double mostAgents);

} // namespace tiller
