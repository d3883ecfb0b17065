#pragma once

#include "core/model/project.h"
#include "core/modes/agent_mode.h"
#include "core/scene/geometry.h"
#include "core/sim/neighborhoods.h"

#include <map>

namespace tiller {

/// A node of an agent type's program.
struct CompiledNode {
    Id id;
    const NodeType* type = nullptr;
    const NodeCode* code = nullptr;
    std::shared_ptr<const void> settings;
    std::vector<InputPort> inputs;   ///< in the order of the type's input ports
    const InputPort* when = nullptr; ///< among them, if it is wired
    std::shared_ptr<const Geometry> geometry;
    RandomStream random;
    std::size_t memory = 0; ///< its first column among the agents' memory
    double gain = 0;        ///< weights on the way to the steering, multiplied; ways added up
    std::optional<std::size_t> query; ///< whose sums it reads
    std::size_t sums = 0;             ///< which of the program's
    bool isDeep = false;              ///< so many combiners before it that a force could overflow
};

/// A wire into a force input, as explain() names it.
struct CompiledLink {
    Id id;
    InputLink link;
    std::optional<std::size_t> to; ///< the combiner; none: the steering
};

/// The part of a project that steers one agent type, flat: nodes in the order in which they run.
struct Program {
    std::vector<CompiledNode> nodes;
    std::vector<NeighborQuery> queries;
    std::size_t sumsCount = 0;
    std::vector<InputLink> steering; ///< and the modes
    std::vector<CompiledLink> forceLinks;
    std::vector<std::size_t> behaviors; ///< indexes of nodes
    ModeMachine machine;
    std::optional<std::size_t> facing; ///< the node that turns them apart from their motion
    std::size_t memoryCount = 0;
    double forceBound = 0;
};

/// How far the agents of a population are searched from by this program; nothing where they are
/// not. 0: only the nearest is sought.
[[nodiscard]] std::optional<double> reachInto(const Program& program, std::uint32_t population);

/// Agent types by id: their index is their population's.
using PopulationIndex = std::map<Id, std::uint32_t>;

/// What a program must know of agents others than its own.
struct CrowdFacts {
    std::size_t count = 0;
    double fastest = 0; ///< no agent of the type is faster,
    double largest = 0; ///< or has a larger body
};

/// @param project resolved, without errors  @param agentType one of its agent types
/// @param crowds by population
[[nodiscard]] Program compile(const Project& project, const Node& agentType,
                              const PopulationIndex& populations,
                              const std::vector<CrowdFacts>& crowds);

} // namespace tiller
