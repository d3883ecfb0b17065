#include "core/sim/explain.h"

#include <algorithm>

namespace tiller {

namespace {

/// A target that is each of several gives no place of its own.
bool isEach(const CompiledNode& node) {
    return node.code->eachWithin && node.code->eachWithin(node.settings.get());
}

/// Others are geometry, which is no one place.
bool givesPlace(PortType type) {
    return type == PortType::point || type == PortType::agent;
}

} // namespace

bool isOnePlace(const CompiledNode& node) {
    return node.type->kind == NodeKind::target && givesPlace(node.type->output()->type) &&
           !isEach(node);
}

NodeExplanation explanationOf(const Program& program, std::size_t index, const Workspace& workspace,
                              Vec2 position) {
    const CompiledNode& node = program.nodes[index];
    const Signal& out = workspace.outputs[index];
    NodeExplanation result;
    result.node = node.id;
    result.active = (out.on & 1) != 0;
    result.used = (out.used & 1) != 0;
    switch (node.type->kind) {
    case NodeKind::behavior:
    case NodeKind::combiner:
    case NodeKind::mode:
        result.weight = node.gain;
        if (result.active && node.type->output()->type != PortType::heading)
            result.force = {out.x[0], out.y[0]};
        break;
    case NodeKind::target:
        if (result.active && isOnePlace(node))
            result.target = position + Vec2{out.x[0], out.y[0]};
        break;
    default:
        break;
    }
    for (std::size_t i = 0; i < node.code->memoryCount; ++i)
        result.memory.push_back(*workspace.memory[node.memory + i]);
    return result;
}

LinkExplanation explanationOf(const CompiledLink& link, const Workspace& workspace) {
    const Signal& from = workspace.outputs[link.link.from];
    LinkExplanation result{.link = link.id};
    const bool on = (from.on & 1) != 0;
    if (on)
        result.force = Vec2{from.x[0], from.y[0]} * link.link.weight;
    const bool reaches = !link.to || (workspace.outputs[*link.to].used & 1) != 0;
    result.used = on && reaches && (workspace.taken[link.link.taken] & 1) != 0;
    return result;
}

TermValues quantitiesOf(const Explanation& explanation, const Block& block) {
    return {{"position", explanation.position}, {"velocity", explanation.velocity},
            {"heading", block.heading(0)},      {"facing", block.facing(0)},
            {"maxSpeed", explanation.maxSpeed}, {"maxForce", explanation.maxForce},
            {"mass", explanation.mass},         {"bodyRadius", explanation.radius},
            {"t'", 1 / block.response[0]},      {"tick", block.moment->tickLength},
            {"wanted", explanation.wanted}};
}

bool holdsCursor(const TermValues& quantities, const Moment& moment) {
    constexpr double near = 1e-6;
    return moment.cursor && std::ranges::any_of(quantities, [&](const auto& each) {
               const Vec2* held = std::get_if<Vec2>(&each.second);
               return held && length(moment.offset(*held, *moment.cursor)) < near;
           });
}

void addContributions(const CompiledNode& node, const Signal& out,
                      std::span<const std::uint32_t> ordinals, PopulationForces::Column& to) {
    const NodeKind kind = node.type->kind;
    const bool isSwitch = kind == NodeKind::condition || kind == NodeKind::target;
    const bool isForce = !isSwitch && node.type->output()->type != PortType::heading;
    for (std::size_t lane = 0; lane < ordinals.size(); ++lane) {
        const bool on = ((isSwitch ? out.on : out.used) >> lane & 1) != 0;
        to.on[ordinals[lane]] = on;
        if (!on || !isForce)
            continue;
        to.x[ordinals[lane]] = out.x[lane] * node.gain;
        to.y[ordinals[lane]] = out.y[lane] * node.gain;
    }
}

} // namespace tiller
