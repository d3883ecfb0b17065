#include "core/sim/run/block_runner.h"

#include "core/base/simd.h"
#include "core/conditions/touching.h"
#include "core/nodes/actions.h"
#include "core/nodes/lane_runs.h"
#include "core/scene/geometry.h"
#include "core/sim/search/nearest_search.h"

#include <algorithm>
#include <ranges>

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

#include "core/nodes/lanes-inl.h"

void addSteering(std::span<const InputLink> links, std::span<const Signal> outputs,
                 std::size_t count, Lanes& forceX, Lanes& forceY) {
    for (std::size_t lane = 0; lane < count; lane += packLanes) {
        Vector<Pack> total;
        for (const InputLink& link : links) {
            const Signal& in = outputs[link.from];
            const Mask on = maskOf(in.on, lane);
            total.x = addWhere(on, total.x, loadPack(&in.x[lane]) * Pack(link.weight));
            total.y = addWhere(on, total.y, loadPack(&in.y[lane]) * Pack(link.weight));
        }
        storePack(total.x, &forceX[lane]);
        storePack(total.y, &forceY[lane]);
    }
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tiller {

HWY_EXPORT(addSteering);

namespace {

constexpr double hugeForce = 1e100; // limits the product of the weights of nested combiners

void inspectNeighbors(const NodeRun& run, const NeighborNeed& need, TermValues& to) {
    const double count = run.neighbors ? run.neighbors->count[0] : 0;
    to["neighbors"] = count;
    if (count == 0)
        return;
    const NeighborSums& sums = *run.neighbors;
    if (need.offsets)
        to["neighborPosition"] =
            run.block.position(0) + Vec2{sums.offsetX[0], sums.offsetY[0]} / count;
    if (need.velocities)
        to["neighborVelocity"] = Vec2{sums.velocityX[0], sums.velocityY[0]} / count;
    if (need.falloff)
        to["away"] = Vec2{sums.awayX[0], sums.awayY[0]};
}

} // namespace

void Workspace::makeRoomFor(const Program& program) {
    outputs.resize(std::max(outputs.size(), program.nodes.size()));
    taken.resize(std::max(taken.size(), program.forceLinks.size()));
    sums.resize(std::max(sums.size(), program.sumsCount));
    summed.resize(std::max(summed.size(), program.queries.size()));
    events.resize(std::max(events.size(), program.nodes.size()));
}

BlockRunner::BlockRunner(const Program& program, std::span<const Candidates> world,
                         const Block& block, Workspace& workspace, NodeTimes* times)
    : m_program(program), m_world(world), m_block(block), m_workspace(workspace), m_times(times) {
    m_workspace.makeRoomFor(program);
}

NodeRun BlockRunner::runOf(const CompiledNode& node) const {
    const auto index = static_cast<std::size_t>(&node - m_program.nodes.data());
    LaneBits when = m_block.lanes();
    if (node.when)
        when &= m_workspace.outputs[node.when->links[0].from].on;
    return {m_block,
            node.settings.get(),
            node.inputs,
            node.geometry.get(),
            node.code->draws ? &node.random : nullptr,
            m_program.forceBound,
            std::span(m_workspace.memory).subspan(node.memory, node.code->memory.size()),
            m_workspace.memory,
            m_workspace.outputs,
            m_workspace.taken,
            node.query ? &m_workspace.sums[node.sums] : nullptr,
            node.settlers,
            when,
            m_workspace.events[index],
            out(node)};
}

void BlockRunner::forEach(NodeCode::Step NodeCode::*step) const {
    for (const CompiledNode& node : m_program.nodes)
        if (node.code->*step)
            (node.code->*step)(runOf(node));
}

void BlockRunner::remember() const {
    for (const CompiledNode& node : m_program.nodes)
        for (std::size_t i = 0; i < node.code->memory.size(); ++i)
            if (const double initial = node.code->memory[i].initial; initial != 0)
                std::fill_n(m_workspace.memory[node.memory + i], m_block.count, initial);
    forEach(&NodeCode::remember);
}

void BlockRunner::refill(bool actionsRest) const {
    for (const CompiledNode& node : m_program.nodes)
        if (actionsRest && node.type->kind == NodeKind::action)
            out(node).on = 0;
        else if (node.code->refill)
            node.code->refill(runOf(node));
    if (!m_program.machine.empty())
        m_program.machine.settle(m_workspace.memory, m_block.count);
}

void BlockRunner::commit() const {
    forEach(&NodeCode::commit);
    if (!m_program.machine.empty())
        m_program.machine.change(m_workspace.outputs, m_workspace.memory, m_block.count,
                                 m_block.moment->tickLength, m_workspace.events);
}

/// Adds up the neighbors of a query, once per block.
void BlockRunner::addUpQuery(std::size_t index) const {
    if (m_workspace.summed[index])
        return;
    const Stopwatch watch(m_times ? &m_times->queries[index] : nullptr);
    const NeighborQuery& query = m_program.queries[index];
    addUpNeighbors(
        query, m_world, m_block,
        std::span(m_workspace.sums).subspan(query.firstSums, query.neighborhoods.size()));
    m_workspace.summed[index] = true;
}

void BlockRunner::evaluate(const CompiledNode& node) const {
    Signal& to = out(node);
    LaneBits when = m_block.lanes();
    if (node.when)
        when = m_workspace.outputs[node.when->links[0].from].on;
    if (when == 0) {
        to.on = 0;
        return;
    }
    if (node.query)
        addUpQuery(*node.query);
    const auto index = static_cast<std::size_t>(&node - m_program.nodes.data());
    const Stopwatch watch(m_times ? &m_times->nodes[index] : nullptr);
    node.code->evaluate(runOf(node));
    to.on &= when;
    if (node.isDeep)
        for (std::size_t lane = 0; lane < m_block.count; ++lane) {
            to.x[lane] = std::clamp(to.x[lane], -hugeForce, hugeForce);
            to.y[lane] = std::clamp(to.y[lane], -hugeForce, hugeForce);
        }
}

void BlockRunner::markUsed(const CompiledNode& node) const {
    const LaneBits used = out(node).used;
    if (node.code->markUsed) {
        node.code->markUsed(runOf(node));
        if (node.when)
            m_workspace.outputs[node.when->links[0].from].used |= used;
        return;
    }
    for (const InputPort& input : node.inputs)
        for (const InputLink& link : input.links)
            m_workspace.outputs[link.from].used |= used;
}

void BlockRunner::decide() const {
    m_workspace.summed.assign(m_workspace.summed.size(), false);
    std::ranges::fill(m_workspace.taken, 0);
    for (const CompiledNode& node : m_program.nodes) {
        if (node.query && m_block.moment->isStopped())
            break; // adding up a pile takes long
        evaluate(node);
        out(node).used = 0;
    }
    HWY_DYNAMIC_DISPATCH(addSteering)
    (m_program.steering, m_workspace.outputs, m_block.count, m_workspace.forceX,
     m_workspace.forceY);
    for (const InputLink& link : m_program.steering) {
        Signal& in = m_workspace.outputs[link.from];
        m_workspace.taken[link.taken] = in.on;
        in.used |= in.on;
    }
    for (const CompiledAction& action : m_program.actions)
        m_workspace.outputs[action.node].used = m_block.lanes();
    if (m_program.facing)
        m_workspace.outputs[*m_program.facing].used = m_workspace.outputs[*m_program.facing].on;
    for (const CompiledNode& node : m_program.nodes | std::views::reverse)
        markUsed(node);
}

bool BlockRunner::act(std::vector<Request>& requests, LaneBits whose, bool actionsRest) const {
    const auto isOn = [this](const CompiledNode& node) {
        const auto& links = node.inputs[0].links;
        return !links.empty() && m_workspace.outputs[links[0].from].on != 0;
    };
    bool rest = actionsRest;
    for (std::uint32_t i = 0; i < m_program.actions.size(); ++i) {
        const CompiledNode& node = m_program.nodes[m_program.actions[i].node];
        if (actionsRest && !isOn(node))
            continue;
        rest = false;
        forLanes(node.code->firing(runOf(node)) & whose,
                 [&](std::size_t lane) { ask(i, lane, requests); });
    }
    return rest;
}

void BlockRunner::ask(std::uint32_t action, std::size_t lane,
                      std::vector<Request>& requests) const {
    const CompiledAction& of = m_program.actions[action];
    const CompiledNode& node = m_program.nodes[of.node];
    const AgentRef self = m_block.agent(lane);
    Request request{self, action, self, m_block.first + lane};
    if ((of.act == Act::remove || of.act == Act::become) &&
        static_cast<const FiringAt*>(node.settings.get())->whom == Whom::touched) {
        m_workspace.touched.clear();
        for (const std::size_t touching : of.touching)
            findTouched(runOf(m_program.nodes[touching]), lane, m_workspace.touched);
        for (const Seen& seen : m_workspace.touched) {
            request.whom = seen.agent;
            requests.push_back(request);
        }
        return;
    }
    if (of.where) {
        const Signal& place = m_workspace.outputs[*of.where];
        if (!(place.on >> lane & 1))
            return; // there is no such place now
        request.place = m_block.position(lane) + Vec2{place.x[lane], place.y[lane]};
    }
    requests.push_back(request);
}

void BlockRunner::inspect(std::size_t index, TermValues& to) const {
    const CompiledNode& node = m_program.nodes[index];
    const NodeRun run = runOf(node);
    forInputs(*node.type, [&](const Port& port, std::size_t input) {
        const bool isPlace = port.type == PortType::point || port.type == PortType::agent;
        const Signal* seen = isPlace ? targetAt(run, input) : nullptr;
        if (!seen || !(seen->on & 1))
            return;
        const Sight<double> sight = sightAt(*seen, 0);
        to[port.id] = m_block.position(0) + sight.offset;
        to[port.id + "Velocity"] = sight.velocity;
        if (node.code->readsHeadings)
            to[port.id + "Heading"] = leaderHeading(run, *seen, 0);
    });
    if (node.code->neighbors)
        inspectNeighbors(run, node.code->neighbors(node.settings.get()), to);
    if (node.code->inspect)
        node.code->inspect(run, to);
}

std::optional<DirectionMap> BlockRunner::inspectMap(std::size_t index) const {
    const CompiledNode& node = m_program.nodes[index];
    if (!node.code->inspectMap || !(out(node).on & 1))
        return {};
    DirectionMap map;
    node.code->inspectMap(runOf(node), map);
    return map;
}

ActionExplanation BlockRunner::inspectAction(std::size_t action) const {
    const CompiledNode& node = m_program.nodes[m_program.actions[action].node];
    const NodeRun run = runOf(node);
    const auto& firing = *static_cast<const Firing*>(node.settings.get());
    ActionExplanation result;
    result.isOn = !run.inputs[0].links.empty() && (run.signal(run.inputs[0].links[0]).on & 1) != 0;
    const bool waits =
        firing.fires == Fires::regularly && result.isOn && run.memory[actionWasOn][0] != 0;
    if (waits)
        result.wait = std::max(0.0, run.memory[actionWait][0] - m_block.moment->tickLength);
    result.fires = (node.code->firing(run) & 1) != 0;
    if (result.fires)
        result.wait = 0;
    return result;
}

std::uint16_t BlockRunner::leading(std::size_t lane) const {
    std::uint16_t best = Population::nobody;
    double most = -1;
    for (std::size_t i = 0; i < m_program.behaviors.size(); ++i) {
        const CompiledNode& node = m_program.nodes[m_program.behaviors[i]];
        const Signal& from = out(node);
        if (!(from.used >> lane & 1))
            continue;
        const double size = length(Vec2{from.x[lane], from.y[lane]}) * node.gain;
        if (size > most) {
            most = size;
            best = static_cast<std::uint16_t>(i);
        }
    }
    return best;
}

} // namespace tiller

#endif
