#pragma once

#include "core/sim/population.h"
#include "core/sim/profile.h"
#include "core/sim/program.h"

namespace tiller {

/// What one thread needs to run programs: what flows between the nodes of one block.
struct Workspace {
    std::vector<Signal> outputs;
    std::vector<LaneBits> taken;
    std::vector<NeighborSums> sums;
    std::vector<bool> summed; ///< by query
    std::vector<double*> memory;
    std::vector<std::uint64_t> events; ///< by node: how often something happened
    alignas(64) Lanes forceX, forceY;  ///< the steering

    void makeRoomFor(const Program& program);
};

/// Runs a program over one block of agents.
class BlockRunner {
public:
    /// @param world all agents, by population
    /// @param workspace its `memory` holds one pointer per value the program remembers, to the
    /// block's first agent
    BlockRunner(const Program& program, std::span<const Candidates> world, const Block& block,
                Workspace& workspace, NodeTimes* times = nullptr);

    void remember() const { forEach(&NodeCode::remember); }

    /// The start of a tick: meters fill up, and new agents enter their first mode.
    void refill() const;

    /// Evaluates every node, adds up the steering, and marks what was used.
    void decide() const;

    /// The end of a tick: what was used is remembered, and modes change.
    void commit() const;

    /// What a node's formula names, of the block's first agent; after decide().
    void inspect(std::size_t node, TermValues& to) const;

    /// The used behavior with the longest weighted force, the first of equals; 0xffff for none.
    [[nodiscard]] std::uint16_t leading(std::size_t lane) const;

private:
    [[nodiscard]] NodeRun runOf(const CompiledNode& node) const;
    void forEach(NodeCode::Step NodeCode::*step) const;
    void evaluate(const CompiledNode& node) const;
    void markUsed(const CompiledNode& node) const;
    void lookAround(std::size_t query) const;
    [[nodiscard]] Signal& out(const CompiledNode& node) const {
        return m_workspace.outputs[static_cast<std::size_t>(&node - m_program.nodes.data())];
    }

    const Program& m_program;
    std::span<const Candidates> m_world;
    const Block& m_block;
    Workspace& m_workspace;
    NodeTimes* m_times;
};

} // namespace tiller
