#include "core/sim/running_world.h"

#include "core/base/lattice.h"
#include "core/model/registry.h"
#include "core/model/resolve.h"
#include "core/model/world.h"
#include "core/sim/edges.h"
#include "core/sim/spawn.h"
#include "core/steering/motion-inl.h"

#include <algorithm>

namespace tiller {

namespace {

using Columns = RunningWorld::Columns;

Moment momentOf(const Project& project) {
    const auto world = settingsFrom<WorldSettings>(worldDescription().settings, project.world);
    Moment moment;
    moment.tickLength = world.tick;
    moment.worldSize = lattice(Vec2{world.width, world.height});
    moment.edges = world.edges;
    return moment;
}

std::vector<const Node*> agentTypesById(const Project& project) {
    std::vector<const Node*> types;
    for (const Node& node : project.nodes)
        if (findNodeType(node.type)->kind == NodeKind::agentType)
            types.push_back(&node);
    std::ranges::sort(types, {}, &Node::id);
    return types;
}

/// Pointers to a block's part of the agents' memory.
std::vector<double*> memoryAt(Columns& memory, std::size_t first) {
    std::vector<double*> pointers;
    for (auto& column : memory)
        pointers.push_back(&column[first]);
    return pointers;
}

std::size_t bytesOf(const Population& of) {
    std::size_t bytes = of.leading.capacity() * sizeof(std::uint16_t);
    for (const auto* column :
         {&of.x, &of.y, &of.vx, &of.vy, &of.headingX, &of.headingY, &of.homeX, &of.homeY, &of.mass,
          &of.radius, &of.maxSpeed, &of.maxForce, &of.reaction})
        bytes += column->capacity() * sizeof(double);
    return bytes;
}

} // namespace

Block RunningWorld::blockAt(std::size_t population, std::size_t first) const {
    const Population& of = populations[population];
    return {&moment,
            static_cast<std::uint32_t>(population),
            static_cast<std::uint32_t>(first),
            std::min(blockSize, of.size() - first),
            &of.x[first],
            &of.y[first],
            &of.vx[first],
            &of.vy[first],
            &of.headingX[first],
            &of.headingY[first],
            &of.homeX[first],
            &of.homeY[first],
            &of.maxSpeed[first],
            &of.reaction[first]};
}

std::vector<Id> RunningWorld::typeIds() const {
    std::vector<Id> ids;
    for (const Population& of : populations)
        ids.push_back(of.type);
    return ids;
}

std::optional<std::size_t> RunningWorld::find(const Id& type) const {
    const auto found = std::ranges::find(populations, type, &Population::type);
    if (found == populations.end())
        return {};
    return static_cast<std::size_t>(found - populations.begin());
}

void RunningWorld::load(const Project& of) {
    populations.clear();
    programs.clear();
    memory.clear();
    contacts = {};
    moment = {};
    goOnWith(of);
    contacts.touching = view.touches(); // who touches at the start has not begun to
    std::ranges::sort(contacts.touching);
}

/// Takes over a project; agents and memory of what stays are kept.
void RunningWorld::goOnWith(const Project& of) {
    project = resolve(of);
    Moment now = momentOf(project);
    now.tick = moment.tick;
    now.cursor = moment.cursor;
    now.click = moment.click;
    now.surroundings = &view;
    moment = now;

    const std::vector<Population> oldPopulations = std::move(populations);
    const std::vector<Program> oldPrograms = std::move(programs);
    const std::vector<Columns> oldMemory = std::move(memory);
    populations.clear();

    const std::vector<const Node*> types = agentTypesById(project);
    PopulationIndex index;
    std::vector<std::size_t> counts;
    for (const Node* type : types) {
        index.emplace(type->id, static_cast<std::uint32_t>(index.size()));
        counts.push_back(tiller::agentCount(*type));
    }

    std::vector<std::uint32_t> renumbered; // old population -> new, or AgentRef::none
    std::vector<std::size_t> cameFrom(types.size(), oldPopulations.size());
    for (std::size_t i = 0; i < oldPopulations.size(); ++i) {
        const auto found = index.find(oldPopulations[i].type);
        renumbered.push_back(found == index.end() ? AgentRef::none : found->second);
        if (found != index.end())
            cameFrom[found->second] = i;
    }

    programs.clear();
    for (std::size_t i = 0; i < types.size(); ++i) {
        const bool stays = cameFrom[i] < oldPopulations.size();
        Population population = stays ? oldPopulations[cameFrom[i]] : Population{};
        population.type = types[i]->id;
        populate(project, *types[i], moment, counts[i], population);
        programs.push_back(compile(project, *types[i], index, counts));
        population.behaviors.clear();
        for (const std::size_t behavior : programs[i].behaviors)
            population.behaviors.push_back(programs[i].nodes[behavior].id);
        populations.push_back(std::move(population));
    }
    view.update();

    memory.assign(types.size(), {});
    for (std::size_t i = 0; i < types.size(); ++i) {
        fillMemory(i);
        if (cameFrom[i] < oldPopulations.size())
            keepMemory(i, oldPrograms[cameFrom[i]], oldMemory[cameFrom[i]], renumbered);
    }
    forceX.assign(types.size(), {});
    forceY.assign(types.size(), {});

    std::erase_if(contacts.touching, [&](Touch& touch) {
        for (AgentRef* agent : {&touch.first, &touch.second}) {
            agent->population = renumbered[agent->population];
            if (!agent->exists() || agent->ordinal >= counts[agent->population])
                return true;
        }
        return false;
    });
}

/// Memory as new agents have it, for all.
void RunningWorld::fillMemory(std::size_t population) {
    const Population& of = populations[population];
    memory[population].assign(programs[population].memoryCount, std::vector<double>(of.size()));
    for (std::size_t first = 0; first < of.size(); first += blockSize) {
        const Block block = blockAt(population, first);
        const std::vector<double*> at = memoryAt(memory[population], first);
        BlockRunner(programs[population], block, at).remember();
    }
}

/// What nodes that were there before remember of agents that were there before.
void RunningWorld::keepMemory(std::size_t population, const Program& old, const Columns& kept,
                              const std::vector<std::uint32_t>& renumbered) {
    std::map<Id, const CompiledNode*> before;
    for (const CompiledNode& node : old.nodes)
        before.emplace(node.id, &node);
    for (const CompiledNode& node : programs[population].nodes) {
        const auto found = before.find(node.id);
        if (found == before.end() || found->second->type != node.type)
            continue;
        for (std::size_t i = 0; i < node.code->memoryCount; ++i) {
            const auto& from = kept[found->second->memory + i];
            auto& to = memory[population][node.memory + i];
            std::copy_n(from.begin(), std::min(from.size(), to.size()), to.begin());
        }
        if (!node.code->remembersAgent)
            continue;
        for (double& value : memory[population][node.memory]) {
            AgentRef agent = fromMemory(value);
            if (agent.exists())
                agent.population = renumbered.at(agent.population);
            value = toMemory(agent);
        }
    }
}

void RunningWorld::decide(std::size_t population) {
    Population& of = populations[population];
    forceX[population].resize(of.size());
    forceY[population].resize(of.size());
    Lanes x, y;
    for (std::size_t first = 0; first < of.size(); first += blockSize) {
        const Block block = blockAt(population, first);
        const std::vector<double*> at = memoryAt(memory[population], first);
        const BlockRunner runner(programs[population], block, at);
        runner.refill();
        runner.decide(x, y);
        runner.commit();
        for (std::size_t lane = 0; lane < block.count; ++lane) {
            forceX[population][first + lane] = x[lane];
            forceY[population][first + lane] = y[lane];
            of.leading[first + lane] = runner.leading(lane);
        }
    }
}

void RunningWorld::move(std::size_t population) {
    Population& of = populations[population];
    for (std::size_t i = 0; i < of.size(); ++i) {
        Vec2 velocity = nextVelocity(Vec2{of.vx[i], of.vy[i]},
                                     Vec2{forceX[population][i], forceY[population][i]},
                                     of.maxForce[i], of.mass[i], of.maxSpeed[i], moment.tickLength);
        Vec2 position = nextPosition(Vec2{of.x[i], of.y[i]}, velocity, moment.tickLength);
        keepInside(moment, position, velocity);
        const Vec2 heading = nextHeading(Vec2{of.headingX[i], of.headingY[i]}, velocity);
        of.x[i] = position.x;
        of.y[i] = position.y;
        of.vx[i] = velocity.x;
        of.vy[i] = velocity.y;
        of.headingX[i] = heading.x;
        of.headingY[i] = heading.y;
    }
}

void RunningWorld::step() {
    for (std::size_t i = 0; i < populations.size(); ++i)
        decide(i);
    for (std::size_t i = 0; i < populations.size(); ++i)
        move(i);
    ++moment.tick;
    view.update();
    contacts.update(view.touches(), typeIds());
}

RunningWorld::Trial RunningWorld::tryTick(std::size_t population, std::size_t first,
                                          std::size_t count) const {
    Trial trial{.block = blockAt(population, first), .memory = {}, .forceX = {}, .forceY = {}};
    trial.block.count = std::min(trial.block.count, count);
    for (const auto& column : memory[population]) {
        const auto begin = column.begin() + static_cast<std::ptrdiff_t>(first);
        trial.memory.emplace_back(begin, begin + static_cast<std::ptrdiff_t>(trial.block.count));
    }
    const std::vector<double*> at = memoryAt(trial.memory, 0);
    const BlockRunner runner(programs[population], trial.block, at);
    runner.refill();
    runner.decide(trial.forceX, trial.forceY);
    return trial;
}

std::size_t RunningWorld::agentCount() const {
    std::size_t count = 0;
    for (const Population& of : populations)
        count += of.size();
    return count;
}

std::size_t RunningWorld::bytes() const {
    std::size_t bytes = view.bytes() + contacts.touching.capacity() * sizeof(Touch);
    for (std::size_t i = 0; i < populations.size(); ++i) {
        bytes += bytesOf(populations[i]);
        for (const auto& column : memory[i])
            bytes += column.capacity() * sizeof(double);
        bytes += (forceX[i].capacity() + forceY[i].capacity()) * sizeof(double);
    }
    return bytes;
}

} // namespace tiller
