#include "core/sim/explain.h"

namespace tiller {

NodeExplanation explanationOf(const CompiledNode& node,
                              const std::vector<std::vector<double>>& memory, Vec2 position) {
    const Signal& out = *node.out;
    NodeExplanation result;
    result.node = node.id;
    result.active = out.on[0] != 0;
    result.used = out.used[0] != 0;
    switch (node.type->kind) {
    case NodeKind::behavior:
    case NodeKind::combiner:
        result.weight = node.gain;
        if (result.active)
            result.force = {out.x[0], out.y[0]};
        break;
    case NodeKind::target:
        if (result.active && node.type->output()->type != PortType::region)
            result.target = position + Vec2{out.x[0], out.y[0]};
        break;
    default:
        break;
    }
    for (std::size_t i = 0; i < node.code->memoryCount; ++i)
        result.memory.push_back(memory[node.memory + i][0]);
    return result;
}

LinkExplanation explanationOf(const CompiledLink& link) {
    const Signal& from = *link.link.signal;
    LinkExplanation result{.link = link.id};
    if (from.on[0])
        result.force = Vec2{from.x[0], from.y[0]} * link.link.weight;
    const bool reaches = !link.to || link.to->out->used[0];
    const bool chosen = !link.to || !link.to->type->picksOne || link.to->out->pick[0] == link.index;
    result.used = from.on[0] && reaches && chosen;
    return result;
}

} // namespace tiller
