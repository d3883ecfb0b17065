#pragma once

#include "core/sim/program.h"

namespace tiller {

/// Runs a program over one block of agents.
class BlockRunner {
public:
    /// @param memory one pointer per value the program remembers, to the block's first agent
    BlockRunner(const Program& program, const Block& block, std::span<double* const> memory)
        : m_program(program), m_block(block), m_memory(memory) {}

    void remember() const { forEach(&NodeCode::remember); }
    void refill() const { forEach(&NodeCode::refill); }

    /// Evaluates every node, adds up the steering, and marks what was used.
    void decide(Lanes& forceX, Lanes& forceY) const;

    void commit() const { forEach(&NodeCode::commit); }

    /// The used behavior with the longest weighted force, the first of equals; 0xffff for none.
    [[nodiscard]] std::uint16_t leading(std::size_t lane) const;

private:
    [[nodiscard]] NodeRun runOf(const CompiledNode& node) const;
    void forEach(NodeCode::Step NodeCode::*step) const;
    void evaluate(const CompiledNode& node) const;
    void markUsed(const CompiledNode& node) const;

    const Program& m_program;
    const Block& m_block;
    std::span<double* const> m_memory;
};

} // namespace tiller
