#pragma once

#include "core/model/project.h"
#include "core/nodes/node_code.h"

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
    std::optional<Shape> shape;
    RandomStream random;
    std::size_t memory = 0; ///< its first column among the agents' memory
    double gain = 0;        ///< weights on the way to the steering, multiplied; ways added up
    Signal* out = nullptr;
};

/// A wire into a force input, as explain() names it.
struct CompiledLink {
    Id id;
    InputLink link;
    const CompiledNode* to = nullptr; ///< null: the steering
    std::uint16_t index = 0;          ///< place in the order of its input
};

/// The part of a project that steers one agent type, flat: nodes in the order in which they run.
/// It owns the signals between them, so one thread runs it at a time.
struct Program {
    std::vector<CompiledNode> nodes;
    std::vector<std::unique_ptr<Signal>> signals;
    std::vector<InputLink> steering;
    std::vector<CompiledLink> forceLinks;
    std::vector<std::size_t> behaviors; ///< indexes of nodes
    std::size_t memoryCount = 0;
    double forceBound = 0;
};

/// Agent types by id: their index is their population's.
using PopulationIndex = std::map<Id, std::uint32_t>;

/// @param project resolved, without errors  @param agentType one of its agent types
/// @param agentCounts by population
[[nodiscard]] Program compile(const Project& project, const Node& agentType,
                              const PopulationIndex& populations,
                              const std::vector<std::size_t>& agentCounts);

} // namespace tiller
