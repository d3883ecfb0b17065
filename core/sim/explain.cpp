#include "core/model/registry.h"
#include "core/sim/compile/program_numbers.h"
#include "core/sim/explanation.h"
#include "core/sim/running_world.h"
#include "core/sim/simulation.h"

#include <algorithm>
#include <array>

namespace tiller {

namespace {

/// What a node gave the first agent of the block that the workspace was last used for.
NodeExplanation explanationOf(const Program& program, std::size_t index, const Workspace& workspace,
                              Vec2 position, double gain) {
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
        result.weight = gain;
        if (result.active && node.type->output()->type != PortType::heading)
            result.force = {out.x[0], out.y[0]};
        break;
    case NodeKind::target:
        if (result.active && isOnePlace(node))
            result.target = position + Vec2{out.x[0], out.y[0]};
        break;
    case NodeKind::number:
        if (result.active)
            result.number = out.x[0];
        break;
    default:
        break;
    }
    for (std::size_t i = 0; i < node.code->memory.size(); ++i)
        result.memory.push_back(*workspace.memory[node.memory + i]);
    return result;
}

/// What a wire carried for that agent.
LinkExplanation explanationOf(const CompiledLink& link, const Workspace& workspace) {
    const Signal& from = workspace.outputs[link.link.from];
    LinkExplanation result{.link = link.id};
    const bool on = (from.on & 1) != 0;
    if (on)
        result.force = Vec2{from.x[0], from.y[0]} * weightAt(link.link, from, 0);
    const bool reaches = !link.to || (workspace.outputs[*link.to].used & 1) != 0;
    result.used = on && reaches && (workspace.taken[link.link.taken] & 1) != 0;
    return result;
}

/// What formulas may read of the first agent of a block.
TermValues quantitiesOf(const Explanation& explanation, const Block& block) {
    return {{"position", explanation.position}, {"velocity", explanation.velocity},
            {"heading", block.heading(0)},      {"facing", block.facing(0)},
            {"maxSpeed", explanation.maxSpeed}, {"maxForce", explanation.maxForce},
            {"mass", explanation.mass},         {"bodyRadius", explanation.radius},
            {"t'", 1 / block.response[0]},      {"response", block.response[0]},
            {"tick", block.moment->tickLength}, {"wanted", explanation.wanted}};
}

/// Whether one of the values is a place at the mouse, on whatever side of a wrapping world it is.
bool holdsCursor(const TermValues& quantities, const Moment& moment) {
    constexpr double near = 1e-6;
    return moment.cursor && std::ranges::any_of(quantities, [&](const auto& each) {
               const Vec2* held = std::get_if<Vec2>(&each.second);
               return held && length(moment.offset(*held, *moment.cursor)) < near;
           });
}

/// Writes what a node contributes to the agents of a block.
/// @param programs of these agents  @param gains by lane, then by node; empty: those of the
/// programs
/// @param ranks of these agents
void addContributions(std::span<const Program* const> programs, std::size_t index,
                      const Signal& out, std::span<const std::vector<double>> gains,
                      std::span<const std::uint32_t> ranks, PopulationForces::Column& to) {
    const CompiledNode& node = programs[0]->nodes[index];
    const NodeKind kind = node.type->kind;
    const bool isSwitch = kind == NodeKind::condition || kind == NodeKind::target ||
                          kind == NodeKind::action || kind == NodeKind::number;
    const bool isForce = !isSwitch && node.type->output()->type != PortType::heading;
    for (std::size_t lane = 0; lane < ranks.size(); ++lane) {
        const bool on = ((isSwitch ? out.on : out.used) >> lane & 1) != 0;
        to.on[ranks[lane]] = on;
        if (!on || !isForce)
            continue;
        const double gain =
            gains[lane].empty() ? programs[lane]->nodes[index].gain : gains[lane][index];
        to.x[ranks[lane]] = out.x[lane] * gain;
        to.y[ranks[lane]] = out.y[lane] * gain;
    }
}

} // namespace

std::optional<Explanation> Simulation::explain(const AgentName& agent) const {
    m_world->tidy();
    const RunningWorld& world = *m_world;
    const auto index = world.find(agent.type);
    const auto found = index ? world.crowds[*index].slotOf(agent.ordinal) : std::nullopt;
    if (!found)
        return {};
    const Crowd& of = world.crowds[*index];
    const std::size_t slot = *found;
    const Program& program = world.programOf(*index, slot);
    RunningWorld::Trial trial;
    world.tryTick(*index, slot, 1, trial);

    Explanation result;
    result.position = {of.now.x[slot], of.now.y[slot]};
    result.velocity = {of.now.vx[slot], of.now.vy[slot]};
    result.heading = trial.block.facing(0);
    result.mass = of.mass.of(slot);
    result.radius = of.radius.of(slot);
    result.maxSpeed = of.maxSpeed.of(slot);
    result.maxForce = of.maxForce.of(slot);
    const BlockRunner runner(program, world.view.world(), trial.block, trial.workspace);
    const std::vector<double> gains = runner.gains(0);
    for (std::size_t node = 0; node < program.nodes.size(); ++node) {
        result.nodes.push_back(
            explanationOf(program, node, trial.workspace, result.position, gains[node]));
        NodeExplanation& explained = result.nodes.back();
        runner.inspect(node, explained.quantities);
        explained.map = runner.inspectMap(node);
        explained.followsCursor = holdsCursor(explained.quantities, world.moment);
    }
    for (std::size_t i = 0; i < program.actions.size(); ++i)
        result.nodes[program.actions[i].node].action = runner.inspectAction(i);
    for (const CompiledLink& link : program.forceLinks) {
        LinkExplanation& explained =
            result.links.emplace_back(explanationOf(link, trial.workspace));
        const auto& map = link.to ? result.nodes[*link.to].map : std::nullopt;
        if (map && map->byLink.contains(link.link.taken))
            explained.appeal = map->byLink.at(link.link.taken);
    }
    if (const ModeMachine& machine = program.machine; !machine.empty())
        result.mode =
            program.nodes[machine.modes[machine.modeOf(trial.workspace.memory, 0)].node].id;
    result.wanted = {trial.workspace.forceX[0], trial.workspace.forceY[0]};
    result.steering = truncate(result.wanted, result.maxForce);
    result.cut = length(result.wanted) - length(result.steering);
    result.quantities = quantitiesOf(result, trial.block);
    return result;
}

PopulationForces Simulation::forces(std::size_t population) const {
    m_world->tidy();
    const RunningWorld& world = *m_world;
    if (population >= world.crowds.size())
        return {};
    const Crowd& of = world.crowds[population];
    const Program& program = world.programs[population];
    const std::vector<double> none(of.size());
    PopulationForces result{{none, none, none, none}, {}, {}, none, none, none, none};
    std::vector<PopulationForces::Column> columns;
    for (const CompiledNode& node : program.nodes)
        columns.push_back({node.id, none, none, std::vector<std::uint8_t>(of.size()), node.gain});

    RunningWorld::Trial trial;
    for (std::size_t first = 0; first < of.size(); first += blockSize) {
        world.tryTick(population, first, blockSize, trial);
        std::array<const Program*, blockSize> programs;
        std::array<std::vector<double>, blockSize> gains;
        for (std::size_t lane = 0; lane < trial.block.count; ++lane) {
            programs[lane] = &world.programOf(population, first + lane);
            if (program.hasDrivenWeights)
                gains[lane] = gainsOf(*programs[lane], [&](const InputLink& link) {
                    return weightAt(link, trial.workspace.outputs[link.from], lane);
                });
            const std::uint32_t rank = of.rank[first + lane];
            const Vec2 wanted{trial.workspace.forceX[lane], trial.workspace.forceY[lane]};
            const Vec2 steering = truncate(wanted, of.maxForce.of(first + lane));
            result.steeringX[rank] = steering.x;
            result.steeringY[rank] = steering.y;
            result.wantedX[rank] = wanted.x;
            result.wantedY[rank] = wanted.y;
            result.responseTime[rank] = 1 / trial.block.response[lane];
            result.wantedTime[rank] = isSteeredByLast(program, trial.workspace, lane)
                                          ? trial.block.moment->tickLength / trial.block.mass[lane]
                                          : result.responseTime[rank];
            result.desiredX[rank] = trial.block.vx[lane] + wanted.x * result.wantedTime[rank];
            result.desiredY[rank] = trial.block.vy[lane] + wanted.y * result.wantedTime[rank];
        }
        for (std::size_t i = 0; i < columns.size(); ++i)
            addContributions(programs, i, trial.workspace.outputs[i], gains,
                             {of.rank.data() + first, trial.block.count}, columns[i]);
    }
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const bool isBehavior = std::ranges::binary_search(program.behaviors, i);
        (isBehavior ? result.behaviors : result.others).push_back(std::move(columns[i]));
    }
    return result;
}

const NodeExplanation* find(const Explanation& explanation, std::string_view node) {
    const auto found = std::ranges::find(explanation.nodes, node, &NodeExplanation::node);
    return found == explanation.nodes.end() ? nullptr : &*found;
}

Terms termsOf(const Node& node, const Explanation& explanation) {
    const NodeType& type = *findNodeType(node.type);
    Terms terms{.known = settingsAsTerms(type, node.values), .steps = {}};
    // The agent's own values win over the settings of its type: with a spread they differ.
    const NodeExplanation* own = find(explanation, node.id);
    for (const TermValues* more : {own ? &own->quantities : nullptr, &explanation.quantities})
        if (more)
            for (const auto& [symbol, quantity] : *more)
                terms.known[symbol] = quantity;
    terms.steps = workOut(type, terms.known);
    return terms;
}

} // namespace tiller
