#include "core/base/lattice.h"
#include "core/model/registry.h"
#include "core/model/resolve.h"
#include "core/model/world.h"
#include "core/sim/running_world.h"
#include "core/sim/spawn.h"

#include <algorithm>

/// How a RunningWorld takes in a project: at the start, after an edit, and from a snapshot.
namespace tiller {

namespace {

Moment momentOf(const Project& project) {
    const auto world = settingsFrom<WorldSettings>(worldDescription().settings, project.world);
    Moment moment;
    moment.tickLength = world.tick;
    moment.worldSize = lattice(Vec2{world.width, world.height});
    moment.perWorldSize = {1 / moment.worldSize.x, 1 / moment.worldSize.y};
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

} // namespace

void RunningWorld::load(const Project& of) {
    crowds.clear();
    programs.clear();
    contacts = {};
    events.clear();
    moment = {};
    continueWith(of);
    contacts.previous.reset(); // bodies that touch from the start do not begin to touch
}

void RunningWorld::rememberBodies() {
    if (contacts.previous)
        return;
    Bodies& bodies = contacts.previous.emplace();
    bodies.edges = moment.edges;
    bodies.worldSize = moment.worldSize;
    for (const Crowd& crowd : crowds) {
        Bodies::Of& of = bodies.populations.emplace_back();
        for (auto* column : {&of.x, &of.y, &of.radius})
            column->resize(crowd.size());
        for (std::size_t slot = 0; slot < crowd.size(); ++slot) {
            of.x[crowd.ordinal[slot]] = crowd.now.x[slot];
            of.y[crowd.ordinal[slot]] = crowd.now.y[slot];
            of.radius[crowd.ordinal[slot]] = crowd.radius.of(slot);
        }
    }
}

void RunningWorld::continueWith(const Project& edited) {
    rememberBodies();
    project = resolveSound(edited);
    Moment now = momentOf(project);
    now.tick = moment.tick;
    now.cursor = moment.cursor;
    now.click = moment.click;
    now.externals = moment.externals;
    now.surroundings = &view;
    moment = now;

    const std::vector<const Node*> types = agentTypesById(project);
    PopulationIndex index;
    std::vector<CrowdFacts> facts;
    std::vector<std::size_t> sizes;
    for (const Node* type : types) {
        index.emplace(type->id, static_cast<std::uint32_t>(index.size()));
        facts.push_back(factsOf(*type));
        sizes.push_back(facts.back().count);
    }

    const Previous previous = setAside(index);
    Wiring wiring(project);
    for (std::size_t i = 0; i < types.size(); ++i) {
        const std::size_t origin = previous.origin[i];
        addCrowd(*types[i], origin < previous.crowds.size() ? &previous.crowds[origin] : nullptr,
                 index, facts, wiring);
    }
    view.update();
    fillMemory(previous);
    contacts.renumber(previous.renumbered, sizes);
    planSearches();
    planParts();
    sortAll();
}

/// Takes the crowds out of the world before an edit; the counts of events stay with their types.
RunningWorld::Previous RunningWorld::setAside(const PopulationIndex& index) {
    Previous previous{std::move(crowds), std::move(programs), std::move(events), {}, {}};
    crowds.clear();
    programs.clear();
    events.assign(index.size(), {});
    previous.origin.assign(index.size(), previous.crowds.size());
    for (std::size_t i = 0; i < previous.crowds.size(); ++i) {
        const auto found = index.find(previous.crowds[i].type);
        previous.renumbered.push_back(found == index.end() ? AgentRef::none : found->second);
        if (found == index.end())
            continue;
        previous.origin[found->second] = i;
        events[found->second] = previous.events[i];
    }
    return previous;
}

/// Adds the crowd and the program of an agent type. Memory follows later: nodes fill it when they
/// can see all crowds.
void RunningWorld::addCrowd(const Node& type, const Crowd* previous, const PopulationIndex& index,
                            const std::vector<CrowdFacts>& facts, Wiring& wiring) {
    const Program& program = programs.emplace_back(compile(wiring, type, index, facts));
    Population population = previous ? previous->population() : Population{};
    population.type = type.id;
    populate(wiring, type, moment, facts[crowds.size()].count, program.facing.has_value(),
             population);
    population.behaviors.clear();
    for (const std::size_t behavior : program.behaviors)
        population.behaviors.push_back(program.nodes[behavior].id);
    crowds.emplace_back().assign(population, {});
}

void RunningWorld::fillMemory(const Previous& previous) {
    for (std::size_t i = 0; i < crowds.size(); ++i) {
        AgentMemory memory =
            freshMemory(crowds[i], programs[i], view, moment, static_cast<std::uint32_t>(i));
        const std::size_t origin = previous.origin[i];
        if (origin >= previous.crowds.size())
            continue;
        copyMemory(previous.programs[origin], previous.crowds[origin].memoryByOrdinal(),
                   programs[i], memory, previous.renumbered);
        crowds[i].setMemory(memory);
    }
}

/// Notes what the programs need of each crowd: whether and from how far it is searched, whether its
/// agents are remembered, whether their headings are read.
void RunningWorld::planSearches() {
    const bool anyBody =
        std::ranges::any_of(crowds, [](const Crowd& crowd) { return crowd.radius.largest() > 0; });
    std::vector<std::optional<double>> reaches(crowds.size());
    bool anyMemory = false; // of agents
    bool anyHeading = false;
    for (const Program& program : programs) {
        widenReaches(program, reaches);
        for (const CompiledNode& node : program.nodes) {
            anyMemory |= node.code->remembersAgent || node.code->readsHeadings;
            anyHeading |= node.code->readsHeadings;
        }
    }
    for (std::size_t i = 0; i < crowds.size(); ++i) {
        Crowd& crowd = crowds[i];
        crowd.isRemembered = anyMemory;
        crowd.headingIsSeen = anyHeading;
        const bool looks = std::ranges::any_of(programs[i].nodes, [](const CompiledNode& node) {
            return std::ranges::any_of(node.inputs,
                                       [](const InputPort& in) { return !in.group.empty(); });
        });
        crowd.reach = std::min(reaches[i].value_or(0), coordinateLimit);
        crowd.isSorted = reaches[i] || looks || anyBody;
        crowd.keepsPrevious = anyBody;
        crowd.nextHeadingX.resize(crowd.headingIsSeen ? crowd.size() : 0);
        crowd.nextHeadingY.resize(crowd.nextHeadingX.size());
        crowd.leading.resize(options.trackLeading ? crowd.size() : 0);
    }
}

void RunningWorld::restoreAgents(const std::vector<Population>& populations,
                                 const std::vector<AgentMemory>& memories) {
    for (std::size_t i = 0; i < crowds.size(); ++i)
        crowds[i].assign(populations[i], memories[i]);
    planSearches();
    planParts();
    sortAll();
}

} // namespace tiller
