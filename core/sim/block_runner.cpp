#include "core/sim/block_runner.h"

#include <algorithm>
#include <ranges>

namespace tiller {

namespace {

constexpr double hugeForce = 1e100; // weights of nested combiners multiply; no force may overflow

void passUsed(const Signal& from, const InputPort& to, std::size_t count) {
    for (const InputLink& link : to.links)
        for (std::size_t lane = 0; lane < count; ++lane)
            if (from.used[lane])
                link.signal->used[lane] = 1;
}

} // namespace

NodeRun BlockRunner::runOf(const CompiledNode& node) const {
    return {m_block,
            node.settings.get(),
            node.inputs,
            node.shape ? &*node.shape : nullptr,
            node.random,
            m_program.forceBound,
            m_memory.subspan(node.memory, node.code->memoryCount),
            *node.out};
}

void BlockRunner::forEach(NodeCode::Step NodeCode::*step) const {
    for (const CompiledNode& node : m_program.nodes)
        if (node.code->*step)
            (node.code->*step)(runOf(node));
}

void BlockRunner::evaluate(const CompiledNode& node) const {
    node.code->evaluate(runOf(node));
    Signal& out = *node.out;
    if (node.when) {
        const Signal& when = *node.when->links[0].signal;
        for (std::size_t lane = 0; lane < m_block.count; ++lane)
            out.on[lane] &= when.on[lane];
    }
    if (node.type->kind == NodeKind::combiner)
        for (std::size_t lane = 0; lane < m_block.count; ++lane) {
            out.x[lane] = std::clamp(out.x[lane], -hugeForce, hugeForce);
            out.y[lane] = std::clamp(out.y[lane], -hugeForce, hugeForce);
        }
}

void BlockRunner::markUsed(const CompiledNode& node) const {
    if (node.code->markUsed) {
        node.code->markUsed(runOf(node));
        if (node.when)
            passUsed(*node.out, *node.when, m_block.count);
        return;
    }
    for (const InputPort& input : node.inputs)
        passUsed(*node.out, input, m_block.count);
}

void BlockRunner::decide(Lanes& forceX, Lanes& forceY) const {
    for (const CompiledNode& node : m_program.nodes) {
        evaluate(node);
        node.out->used.fill(0);
    }
    forceX.fill(0);
    forceY.fill(0);
    for (const InputLink& link : m_program.steering)
        for (std::size_t lane = 0; lane < m_block.count; ++lane) {
            if (!link.signal->on[lane])
                continue;
            forceX[lane] += link.signal->x[lane] * link.weight;
            forceY[lane] += link.signal->y[lane] * link.weight;
            link.signal->used[lane] = 1;
        }
    for (const CompiledNode& node : m_program.nodes | std::views::reverse)
        markUsed(node);
}

std::uint16_t BlockRunner::leading(std::size_t lane) const {
    std::uint16_t best = 0xffff;
    double most = -1;
    for (std::size_t i = 0; i < m_program.behaviors.size(); ++i) {
        const CompiledNode& node = m_program.nodes[m_program.behaviors[i]];
        if (!node.out->used[lane])
            continue;
        const double size = length(Vec2{node.out->x[lane], node.out->y[lane]}) * node.gain;
        if (size > most) {
            most = size;
            best = static_cast<std::uint16_t>(i);
        }
    }
    return best;
}

} // namespace tiller
