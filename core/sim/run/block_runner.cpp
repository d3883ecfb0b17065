#include "core/sim/run/block_runner.h"

#include "core/base/simd.h"
#include "core/conditions/meter.h"
#include "core/nodes/actions.h"
#include "core/nodes/lane_runs.h"
#include "core/scene/geometry.h"
#include "core/sim/compile/program_numbers.h"
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
            const Pack weight = weightPack(link, in, lane);
            total.x = addWhere(on, total.x, loadPack(&in.x[lane]) * weight);
            total.y = addWhere(on, total.y, loadPack(&in.y[lane]) * weight);
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

bool areEqual(std::span<const Lanes> values, std::size_t a, std::size_t b) {
    return std::ranges::all_of(values, [&](const Lanes& each) { return each[a] == each[b]; });
}

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
    driven.resize(std::max(driven.size(), program.nodes.size()));
}

BlockRunner::BlockRunner(const Program& program, std::span<const Candidates> world,
                         const Block& block, Workspace& workspace, NodeTimes* times)
    : m_program(program), m_world(world), m_block(block), m_workspace(workspace), m_times(times) {
    m_workspace.makeRoomFor(program);
}

std::size_t BlockRunner::indexOf(const CompiledNode& node) const {
    return static_cast<std::size_t>(&node - m_program.nodes.data());
}

/// Those of this block; none without driven settings, and before drive().
std::span<const DrivenSettings::Group> BlockRunner::groupsOf(const CompiledNode& node) const {
    if (node.drives.empty() || node.code->onlySums)
        return {};
    const DrivenSettings& of = m_workspace.driven[indexOf(node)];
    return of.like == node.settings ? std::span(of.groups)
                                    : std::span<const DrivenSettings::Group>();
}

NodeRun BlockRunner::runOf(const CompiledNode& node, std::size_t lane) const {
    const void* settings = node.settings.get();
    for (const DrivenSettings::Group& group : groupsOf(node))
        if (group.lanes >> lane & 1)
            settings = group.settings;
    return runOf(node, settings, out(node),
                 std::span(m_workspace.memory).subspan(node.memory, node.code->memory.size()));
}

NodeRun BlockRunner::runOf(const CompiledNode& node, const void* settings, Signal& to,
                           std::span<double* const> memory) const {
    const std::size_t index = indexOf(node);
    LaneBits when = m_block.lanes();
    if (node.when)
        when &= m_workspace.outputs[node.when->links[0].from].on;
    return {m_block,
            settings,
            node.inputs,
            node.geometry.get(),
            node.code->draws ? &node.random : nullptr,
            node.shared,
            m_program.forceBound,
            memory,
            m_workspace.memory,
            m_workspace.outputs,
            m_workspace.taken,
            node.query ? &m_workspace.sums[node.sums] : nullptr,
            node.settlers,
            when,
            m_workspace.events[index],
            to};
}

std::span<const Lanes> BlockRunner::drivenValues(const CompiledNode& node) const {
    static thread_local std::vector<Lanes> room;
    std::vector<Lanes>& values = room; // looked up once
    values.resize(std::max(values.size(), node.drives.size()));
    for (std::size_t i = 0; i < node.drives.size(); ++i) {
        const auto& [setting, from] = node.drives[i];
        const Signal& number = m_workspace.outputs[from];
        const double own = numberOf(setting->load(node.settings.get()));
        for (std::size_t lane = 0; lane < m_block.count; ++lane)
            values[i][lane] = number.on >> lane & 1 ? drivenValue(*setting, number.x[lane]) : own;
    }
    return std::span(values).first(node.drives.size());
}

/// A copy of a node's settings that a block may change.
void* BlockRunner::copyOf(const CompiledNode& node, std::size_t number) const {
    DrivenSettings& of = m_workspace.driven[indexOf(node)];
    if (of.like != node.settings) {
        of.like = node.settings;
        of.made.clear();
    }
    while (of.made.size() <= number)
        of.made.push_back(node.code->makeFresh(node.settings.get()));
    return of.made[number].get();
}

/// Calls `note(settings, lanes)` for agents with the same settings that are next to each other.
template <class Note>
void BlockRunner::noteEach(const CompiledNode& node, Note note) const {
    const std::span<const Lanes> values = drivenValues(node);
    void* made = copyOf(node, 0);
    for (std::size_t first = 0, lane = 0; lane < m_block.count; first = lane) {
        LaneBits same = 0;
        for (; lane < m_block.count && areEqual(values, first, lane); ++lane)
            same |= LaneBits{1} << lane;
        for (std::size_t i = 0; i < values.size(); ++i)
            node.drives[i].setting->numberIn(made) = values[i][first];
        note(made, same);
    }
}

void BlockRunner::drive(const CompiledNode& node) const {
    const std::span<const Lanes> values = drivenValues(node);
    std::vector<DrivenSettings::Group>& groups = m_workspace.driven[indexOf(node)].groups;
    groups.clear();
    for (LaneBits left = m_block.lanes(); left != 0;) {
        const auto first = static_cast<std::size_t>(std::countr_zero(left));
        void* made = copyOf(node, groups.size());
        LaneBits same = 0;
        forLanes(left, [&](std::size_t lane) {
            same |= LaneBits{areEqual(values, first, lane)} << lane;
        });
        for (std::size_t i = 0; i < node.drives.size(); ++i)
            node.drives[i].setting->numberIn(made) = values[i][first];
        groups.push_back({same, made});
        left &= ~same;
    }
}

template <class Visit>
void BlockRunner::forGroups(const CompiledNode& node, bool evaluates, Visit visit) const {
    const std::size_t index = indexOf(node);
    const std::span<const DrivenSettings::Group> groups = groupsOf(node);
    if (groups.size() < 2)
        return visit(runOf(node), m_block.lanes());
    static thread_local Signal scratch;
    static thread_local std::vector<Lanes> columns;
    static thread_local std::vector<LaneBits> taken;
    static thread_local std::vector<double*> copies;
    const std::size_t count = node.code->memory.size();
    const std::span real = std::span(m_workspace.memory).subspan(node.memory, count);
    columns.resize(std::max(columns.size(), count));
    copies.clear();
    for (std::size_t i = 0; i < count; ++i)
        copies.push_back(columns[i].data());
    taken.assign(m_workspace.taken.size(), 0);
    const bool takes = evaluates && combines(*node.type);
    Signal& to = out(node);
    const LaneBits used = to.used;
    LaneBits on = 0, happened = m_workspace.events[index];
    for (const auto& [lanes, settings] : groups) {
        m_workspace.events[index] = 0;
        to.used = used & lanes;
        for (std::size_t i = 0; i < count && !evaluates; ++i)
            std::copy_n(real[i], m_block.count, copies[i]);
        visit(runOf(node, settings, evaluates ? scratch : to,
                    evaluates ? std::span<double* const>(real) : copies),
              lanes);
        happened |= m_workspace.events[index] & lanes;
        on |= scratch.on & lanes;
        forLanes(lanes, [&](std::size_t lane) {
            for (std::size_t i = 0; i < count && !evaluates; ++i)
                real[i][lane] = copies[i][lane];
            if (!evaluates)
                return;
            for (Lanes Signal::*part : {&Signal::x, &Signal::y, &Signal::vx, &Signal::vy})
                (to.*part)[lane] = (scratch.*part)[lane];
            to.agent[lane] = scratch.agent[lane];
        });
        for (std::size_t i = 0; takes && i < node.inputs[0].links.size(); ++i) {
            const std::uint32_t link = node.inputs[0].links[i].taken;
            taken[link] |= m_workspace.taken[link] & lanes;
        }
    }
    to.used = used;
    m_workspace.events[index] = happened;
    if (evaluates)
        to.on = on;
    for (std::size_t i = 0; takes && i < node.inputs[0].links.size(); ++i) {
        const std::uint32_t link = node.inputs[0].links[i].taken;
        m_workspace.taken[link] = taken[link];
    }
}

void BlockRunner::forEach(NodeCode::Step NodeCode::*step) const {
    for (const CompiledNode& node : m_program.nodes)
        if (node.code->*step)
            forGroups(node, false, [&](const NodeRun& run, LaneBits) { (node.code->*step)(run); });
}

/// Notes the weights that a number gives. With 0, the force counts as inactive.
void BlockRunner::weigh(const CompiledNode& node) const {
    const Signal& number = m_workspace.outputs[*node.weightFrom];
    Signal& to = out(node);
    to.weight.fill(-1);
    LaneBits none = node.mostWeight > 0 ? 0 : ~number.on;
    forLanes(number.on, [&](std::size_t lane) {
        to.weight[lane] = smaller(larger(number.x[lane], 0.0), maxWeight);
        none |= LaneBits{to.weight[lane] == 0} << lane;
    });
    to.on &= ~none;
}

void BlockRunner::remember() const {
    for (const CompiledNode& node : m_program.nodes)
        for (std::size_t i = 0; i < node.code->memory.size(); ++i)
            if (const double initial = node.code->memory[i].initial; initial != 0)
                std::fill_n(m_workspace.memory[node.memory + i], m_block.count, initial);
    for (const CompiledNode& node : m_program.nodes)
        if (node.code->remember) // there are no numbers yet
            node.code->remember(runOf(
                node, node.settings.get(), out(node),
                std::span(m_workspace.memory).subspan(node.memory, node.code->memory.size())));
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
    m_workspace.summed[index] = true;
    const NeighborQuery& query = m_program.queries[index];
    if (std::ranges::any_of(query.neighborhoods, &Neighborhood::isDriven))
        return addUpDriven(index);
    addUpNeighbors(
        query, m_world, m_block,
        std::span(m_workspace.sums).subspan(query.firstSums, query.neighborhoods.size()));
}

/// The same where numbers drive radii or view angles.
void BlockRunner::addUpDriven(std::size_t index) const {
    static thread_local NeighborQuery own;
    static thread_local std::vector<LaneNeeds> needs;
    own = m_program.queries[index];
    needs.resize(std::max(needs.size(), own.neighborhoods.size()));
    for (const CompiledNode& node : m_program.nodes) {
        if (node.query != index || node.drives.empty())
            continue;
        Neighborhood& of = own.neighborhoods[node.sums - own.firstSums];
        LaneNeeds& lanes = needs[node.sums - own.firstSums];
        lanes.radius.fill(0);
        of.need.radius = 0;
        const auto note = [&](const void* settings, LaneBits members) {
            const NeighborNeed need = node.code->neighbors(settings);
            of.need.radius = std::max(of.need.radius, need.radius);
            of.allRound = of.allRound && need.viewAngle >= 360;
            const double viewBound = Neighborhood::boundOf(need.viewAngle);
            forLanes(members, [&](std::size_t lane) {
                lanes.radius[lane] = need.radius;
                lanes.viewBound[lane] = viewBound;
            });
        };
        if (!node.code->onlySums)
            for (const auto& [members, settings] : groupsOf(node))
                note(settings, members);
        else
            noteEach(node, note);
        of.lanes = &lanes;
        of.exactOffsets = ExactSum(own.agents, of.need.radius).keepsLattice();
        for (std::size_t lane = 0; !of.exactOffsets && lane < m_block.count; ++lane) {
            const ExactSum sum(own.agents, lanes.radius[lane]);
            lanes.bound[lane] = sum.bound();
            lanes.anchor[lane] = sum.anchor();
        }
    }
    own.planReaches();
    addUpNeighbors(own, m_world, m_block,
                   std::span(m_workspace.sums).subspan(own.firstSums, own.neighborhoods.size()));
}

void BlockRunner::evaluate(const CompiledNode& node) const {
    Signal& to = out(node);
    LaneBits when = m_block.lanes();
    if (node.when)
        when = m_workspace.outputs[node.when->links[0].from].on;
    if (!node.drives.empty() && !node.code->onlySums)
        drive(node); // also where it is off: it may commit
    if (when == 0) {
        to.on = 0;
        return;
    }
    if (node.code->act != Act::none)
        return; // its signal says what was done before
    if (node.query)
        addUpQuery(*node.query);
    const Stopwatch watch(m_times ? &m_times->nodes[indexOf(node)] : nullptr);
    forGroups(node, true, [&](const NodeRun& run, LaneBits) { node.code->evaluate(run); });
    to.on &= when;
    if (node.weightFrom)
        weigh(node);
    if (node.isDeep)
        for (std::size_t lane = 0; lane < m_block.count; ++lane) {
            to.x[lane] = std::clamp(to.x[lane], -hugeForce, hugeForce);
            to.y[lane] = std::clamp(to.y[lane], -hugeForce, hugeForce);
        }
}

void BlockRunner::markUsed(const CompiledNode& node) const {
    const LaneBits used = out(node).used;
    for (const Drive& each : node.drives)
        m_workspace.outputs[each.from].used |= used;
    if (node.weightFrom)
        m_workspace.outputs[*node.weightFrom].used |= used;
    if (node.code->markUsed) {
        forGroups(node, false, [&](const NodeRun& run, LaneBits) { node.code->markUsed(run); });
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
    Request request{of.act, self, action, self, m_block.first + lane};
    if (of.amount) {
        const void* settings =
            groupsOf(node).empty() ? node.settings.get() : runOf(node, lane).settings;
        request.amount = of.amount->numberIn(const_cast<void*>(settings));
    }
    if (happensToAgents(of.act) &&
        static_cast<const FiringAt*>(node.settings.get())->whom == Whom::touched) {
        m_workspace.touched.clear();
        for (const std::size_t touching : of.touching)
            findTouched(runOf(m_program.nodes[touching], lane), lane, m_workspace.touched);
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
        const bool isNumber = port.type == PortType::number;
        const Signal* seen = isPlace || isNumber ? targetAt(run, input) : nullptr;
        if (!seen || !(seen->on & 1))
            return;
        if (isNumber) {
            to[port.id] = seen->x[0];
            return;
        }
        const Sight<double> sight = sightAt(*seen, 0);
        to[port.id] = m_block.position(0) + sight.offset;
        to[port.id + "Velocity"] = sight.velocity;
        if (node.code->readsHeadings)
            to[port.id + "Heading"] = leaderHeading(run, *seen, 0);
    });
    if (node.weightFrom && out(node).weight[0] >= 0)
        to[weightSocket] = out(node).weight[0];
    const std::span<const Lanes> values = drivenValues(node);
    for (std::size_t i = 0; i < values.size(); ++i)
        to[node.drives[i].setting->id] = values[i][0];
    if (node.code->neighbors)
        inspectNeighbors(run, node.code->neighbors(run.settings), to);
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

std::vector<double> BlockRunner::gains(std::size_t lane) const {
    return gainsOf(m_program, [&](const InputLink& link) {
        return weightAt(link, m_workspace.outputs[link.from], lane);
    });
}

std::uint16_t BlockRunner::leading(std::size_t lane) const {
    std::uint16_t best = Population::nobody;
    double most = -1;
    const std::vector<double> driven =
        m_program.hasDrivenWeights ? gains(lane) : std::vector<double>();
    for (std::size_t i = 0; i < m_program.behaviors.size(); ++i) {
        const CompiledNode& node = m_program.nodes[m_program.behaviors[i]];
        const Signal& from = out(node);
        if (!(from.used >> lane & 1))
            continue;
        const double gain = driven.empty() ? node.gain : driven[indexOf(node)];
        const double size = length(Vec2{from.x[lane], from.y[lane]}) * gain;
        if (size > most) {
            most = size;
            best = static_cast<std::uint16_t>(i);
        }
    }
    return best;
}

bool isSteeredByLast(const Program& program, const Workspace& workspace, std::size_t lane) {
    return std::ranges::any_of(program.nodes, [&](const CompiledNode& node) {
        const auto index = static_cast<std::size_t>(&node - program.nodes.data());
        return node.type->comesLast && (workspace.outputs[index].used >> lane & 1) != 0;
    });
}

} // namespace tiller

#endif
