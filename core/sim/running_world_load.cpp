#include "core/base/lattice.h"
#include "core/model/agent_type.h"
#include "core/model/registry.h"
#include "core/model/resolve.h"
#include "core/nodes/describe.h"
#include "core/scene/way_lanes.h"
#include "core/sim/agents/spawn.h"
#include "core/sim/compile/program_numbers.h"
#include "core/sim/compile/wiring.h"
#include "core/sim/running_world.h"

#include <algorithm>
#include <limits>
#include <set>
#include <utility>

/// How a RunningWorld takes in a project: at the start, after an edit, and from a snapshot.
namespace tiller {

namespace {

/// Who was led by a behavior that is there no more is led by nobody.
void takeBehaviors(std::vector<Id> behaviors, Population& population) {
    std::vector<std::uint16_t> now;
    for (const Id& before : population.behaviors) {
        const auto found = std::ranges::find(behaviors, before);
        now.push_back(found == behaviors.end()
                          ? Population::nobody
                          : static_cast<std::uint16_t>(found - behaviors.begin()));
    }
    for (std::uint16_t& leading : population.leading)
        leading = leading < now.size() ? now[leading] : Population::nobody;
    population.behaviors = std::move(behaviors);
}

} // namespace

bool bears(const Project& project) {
    return std::ranges::any_of(project.nodes,
                               [](const Node& node) { return bears(*findNodeType(node.type)); });
}

std::vector<const Node*> agentTypesById(const Project& project) {
    std::vector<const Node*> types;
    for (const Node& node : project.nodes)
        if (findNodeType(node.type)->kind == NodeKind::agentType)
            types.push_back(&node);
    std::ranges::sort(types, {}, &Node::id);
    return types;
}

void RunningWorld::load(const Project& of) {
    static_cast<RunState&>(*this) = {};
    crowds.clear();
    programs.clear();
    happened.clear();
    isHeld = false;
    held.clear();
    moment = {};
    ways.setCounts({});
    grounds.clear();
    continueWith(of);
    contacts.previous.reset(); // bodies that touch from the start do not begin to touch
}

Bodies RunningWorld::bodies() const {
    Bodies all;
    all.edges = moment.edges;
    all.worldSize = moment.worldSize;
    for (const Crowd& crowd : crowds) {
        Bodies::Of& of = all.populations.emplace_back();
        of.ordinal.resize(crowd.size());
        for (auto* column : {&of.x, &of.y, &of.radius})
            column->resize(crowd.size());
        for (std::size_t slot = 0; slot < crowd.size(); ++slot) {
            const std::size_t i = crowd.rank[slot];
            of.ordinal[i] = crowd.ordinal[slot];
            of.x[i] = crowd.now.x[slot];
            of.y[i] = crowd.now.y[slot];
            of.radius[i] = crowd.radius.of(slot);
        }
    }
    return all;
}

void RunningWorld::rememberBodies() {
    if (contacts.previous)
        return;
    closeGaps();
    contacts.previous = bodies();
}

void RunningWorld::continueWith(const Project& edited) {
    closeGaps();
    rememberBodies();
    m_touching.reset();
    held.clear(); // by crowd, and these may be others now
    m_waysAreOld = false;
    project = resolveDrivable(edited);
    Moment now(project.worldSettings());
    now.tick = moment.tick;
    now.cursor = moment.cursor;
    now.click = moment.click;
    now.externals = moment.externals;
    now.surroundings = &view;
    if (options.goesOn)
        now.goesOn = &options.goesOn;
    moment = now;
    planGrounds();

    std::vector<const Node*> types = agentTypesById(project);
    dropLostOwn();
    planSeen(types);
    for (std::size_t i = 0; i < types.size(); ++i)
        types[i] = seenByCrowd(i).node(types[i]->id);
    const Previous previous = setAside(types);
    isLiving = isLiving || bears(project);
    findGoalPlaces();
    takeVariables();
    Wiring wiring(project, ways, grounds, goalPlaces, variables);
    compileAll(wiring);
    spawners.clear();
    for (std::size_t i = 0; i < types.size(); ++i)
        spawners.emplace_back(wiring, *types[i], moment, ownBodies(i));
    m_bornIn = m_seen;
    fillCrowds(types, previous);
    for (std::size_t i = 0; i < types.size(); ++i)
        dropGoalsFrom(i, crowds[i].nextOrdinal);
    view.update();
    fillMemory(previous);
    std::vector<std::uint32_t> ends;
    for (const Crowd& crowd : crowds)
        ends.push_back(crowd.nextOrdinal);
    contacts.renumber(previous.renumbered, ends);
    planSearches();
    planThreads();
    planParts();
    sortAll();
    if (std::erase_if(own, [this](const OwnValue& each) { return isLost(each); }) > 0)
        continueWith(project);
}

/// Variables of the world and summaries keep their values; new ones start.
void RunningWorld::takeVariables() {
    Variables now;
    m_summaries.clear();
    for (const Node& node : project.nodes) {
        const auto was = variables.find(node.id);
        if (node.type == summaryTypeId) {
            const auto settings =
                settingsFrom<SummarySettings>(findNodeType(node.type)->settings, node.values);
            SummaryNode& summary = m_summaries.emplace_back(node.id, settings);
            for (const Link* link : project.linksInto(node.id, "agents"))
                summary.types.insert(link->from.node);
            if (settings.what == SummaryKind::events)
                for (const Link* link : project.linksInto(node.id, "events"))
                    summary.nodes.push_back(link->from.node);
            const double first = settings.countsEvents() ? 0 : noSummary;
            now.emplace(node.id, was == variables.end() ? first : was->second);
        }
        if (node.type != variableTypeId)
            continue;
        const auto settings =
            settingsFrom<VariableSettings>(findNodeType(node.type)->settings, node.values);
        if (settings.perAgent)
            continue;
        now.emplace(node.id, settings.taken(was == variables.end() ? settings.start : was->second));
    }
    variables = std::move(now);
}

/// Makes the grounds of the project. One whose cells and start are as before goes on.
void RunningWorld::planGrounds() {
    const Grounds before = std::exchange(grounds, {});
    const WorldSettings world = project.worldSettings();
    for (const SceneItem& item : project.scene) {
        if (item.type != "ground")
            continue;
        const auto settings =
            settingsFrom<GroundGeometry>(findSceneType(item.type)->settings, item.values);
        const auto found = before.find(item.id);
        const bool goesOn = found != before.end() && found->second->takes(settings, world);
        grounds[item.id] = goesOn ? found->second : std::make_shared<GroundMap>(settings, world);
    }
}

/// Whether an edit has taken away the agent that has a value. Another one may get its ordinal.
bool RunningWorld::isLost(const OwnValue& of) const {
    const auto crowd = find(of.scope.type);
    return of.scope.ordinal && (!crowd || *of.scope.ordinal >= crowds[*crowd].nextOrdinal);
}

/// Takes the crowds out of the world before an edit; counts and sources stay with their types.
RunningWorld::Previous RunningWorld::setAside(const std::vector<const Node*>& types) {
    Previous previous{
        std::move(crowds), std::move(programs), std::move(events), std::move(sources), {}, {}};
    crowds = std::vector<Crowd>(types.size());
    programs.clear();
    events.assign(types.size(), {});
    sources.assign(types.size(), {});
    previous.origin.assign(types.size(), previous.crowds.size());
    for (std::size_t i = 0; i < previous.crowds.size(); ++i) {
        const auto found = std::ranges::find(types, previous.crowds[i].type, &Node::id);
        const auto to = static_cast<std::size_t>(found - types.begin());
        previous.renumbered.push_back(found == types.end() ? AgentRef::none
                                                           : static_cast<std::uint32_t>(to));
        if (found == types.end())
            continue;
        previous.origin[to] = i;
        events[to] = previous.events[i];
        sources[to] = previous.sources[i];
        crowds[to].hasLived = previous.crowds[i].hasLived;
        crowds[to].nextOrdinal = previous.crowds[i].nextOrdinal;
    }
    return previous;
}

/// No more agents of all types ever live.
double RunningWorld::mostOfAll() const {
    return isLiving ? static_cast<double>(mostAgents()) : std::numeric_limits<double>::infinity();
}

/// Compiles the programs of all crowds, with room in sums for all that may live.
void RunningWorld::compileAll(Wiring& wiring) {
    const std::vector<const Node*> types = agentTypesById(project);
    PopulationIndex index;
    m_facts.clear();
    for (std::size_t i = 0; i < types.size(); ++i) {
        index.emplace(types[i]->id, static_cast<std::uint32_t>(i));
        m_facts.push_back(factsOfType(seenByCrowd(i), types[i]->id));
    }
    for (std::size_t i = 0; i < types.size(); ++i)
        if (isLiving)
            m_facts[i].most = mostAgents();
        else if (crowds[i].hasLived)
            m_facts[i].most = std::max<std::size_t>(m_facts[i].count, crowds[i].nextOrdinal);
    programs.clear();
    for (std::size_t i = 0; i < types.size(); ++i) {
        const Id& id = types[i]->id;
        const Project& seen = seenByCrowd(i);
        const std::set<Id> kept = keptLinks(project, owned, id);
        if (m_seen[i] || !kept.empty()) {
            Wiring ownWiring(seen, ways, grounds, goalPlaces, variables, kept);
            programs.push_back(compile(ownWiring, *seen.node(id), index, m_facts, mostOfAll()));
        } else {
            programs.push_back(compile(wiring, *types[i], index, m_facts, mostOfAll()));
        }
    }
    findAnswers(programs);
    findSettlers(programs, m_facts);
    planOwnPrograms();
    m_hasSources = std::ranges::any_of(
        programs, [](const Program& program) { return !program.sources.empty(); });
}

/// Fills all crowds. New agents that are solid keep clear of those that are there, and of those
/// that are placed by hand.
void RunningWorld::fillCrowds(const std::vector<const Node*>& types, const Previous& previous) {
    double largest = 0;
    for (const CrowdFacts& of : m_facts)
        if (of.solid != Solid::nothing)
            largest = std::max(largest, of.largest);
    StartRoom room(moment, largest);
    std::vector<Population> populations(types.size());
    for (std::size_t i = 0; i < types.size(); ++i) {
        const std::size_t origin = previous.origin[i];
        if (origin < previous.crowds.size()) {
            populations[i] = previous.crowds[origin].population();
            spawners[i].addAll(populations[i], room);
        } else {
            spawners[i].addPlaced(room);
        }
    }
    for (std::size_t i = 0; i < types.size(); ++i)
        fillCrowd(i, *types[i], std::move(populations[i]), room);
}

/// Memory follows later: nodes fill it when they can see all crowds.
void RunningWorld::fillCrowd(std::size_t index, const Node& type, Population population,
                             StartRoom& room) {
    const Program& program = programs[index];
    population.type = type.id;
    spawners[index].populate(m_facts[index].count, program.facing.has_value(), nextLife, population,
                             room);
    std::vector<Id> behaviors;
    for (const std::size_t behavior : program.behaviors)
        behaviors.push_back(program.nodes[behavior].id);
    takeBehaviors(std::move(behaviors), population);
    crowds[index].assign(population, {});
}

void RunningWorld::fillMemory(const Previous& previous) {
    for (std::size_t i = 0; i < crowds.size(); ++i) {
        AgentMemory memory =
            freshMemory(crowds[i], programs[i], view, moment, static_cast<std::uint32_t>(i));
        const std::size_t origin = previous.origin[i];
        if (origin >= previous.crowds.size())
            continue;
        copyMemory(previous.programs[origin], previous.crowds[origin].memoryByRank(), programs[i],
                   memory, previous.renumbered);
        crowds[i].setMemory(memory);
    }
}

/// Notes what the programs need of each crowd: whether and from how far it is searched, whether its
/// agents are remembered, whether their headings are read.
/// @param isSameScene since the last call, only numbers of programs and bodies have changed
void RunningWorld::planSearches(bool isSameScene) {
    closeGaps();
    const bool anyBody =
        std::ranges::any_of(m_facts, [](const CrowdFacts& of) { return of.largest > 0; });
    std::vector<std::optional<double>> reaches(crowds.size());
    bool anyMemory = false; // of agents
    bool anyHeading = false;
    for (const OwnPrograms& ofCrowd : ownPrograms)
        ofCrowd.forPrograms([&](const Program& program) { widenReaches(program, reaches); });
    for (const Program& program : programs) {
        widenReaches(program, reaches);
        for (const CompiledNode& node : program.nodes) {
            anyMemory |= node.code->remembersAgent() || node.code->readsHeadings;
            anyHeading |= node.code->readsHeadings;
        }
    }
    for (std::size_t i = 0; i < crowds.size(); ++i) {
        Crowd& crowd = crowds[i];
        crowd.isRemembered = anyMemory;
        crowd.headingIsSeen = anyHeading;
        const bool looks = std::ranges::any_of(programs[i].nodes, [](const CompiledNode& node) {
            return node.code->settles || groundOf(node.geometry.get()) ||
                   std::ranges::any_of(node.inputs,
                                       [](const InputPort& in) { return !in.group.empty(); });
        });
        crowd.reach = std::min(reaches[i].value_or(0), coordinateLimit);
        crowd.isSorted = reaches[i] || looks || anyBody;
        crowd.keepsPrevious = anyBody;
        crowd.nextHeadingX.resize(crowd.headingIsSeen ? crowd.size() : 0);
        crowd.nextHeadingY.resize(crowd.nextHeadingX.size());
        crowd.turns = programs[i].facing.has_value();
        crowd.limits = programs[i].limits;
        crowd.tracksLeading = options.trackLeading;
        crowd.leading.resize(options.trackLeading ? crowd.size() : 0);
    }
    planSolids(isSameScene);
    makeHerds(anyBody);
    noteRanks();
}

/// Notes which memory is of actions, and whether a tick needs ranks without gaps.
void RunningWorld::noteRanks() {
    m_needsRanks = !herds.empty();
    for (std::size_t i = 0; i < crowds.size(); ++i) {
        crowds[i].isOfAction.assign(programs[i].memoryCount, false);
        for (const CompiledNode& node : programs[i].nodes) {
            m_needsRanks |= node.code->prepare != nullptr;
            if (node.type->kind == NodeKind::action)
                std::fill_n(crowds[i].isOfAction.begin() + static_cast<std::ptrdiff_t>(node.memory),
                            node.code->memory.size(), true);
        }
    }
}

/// Agents are searched from as far as one more program needs. A reach that is too long costs time
/// and changes nothing.
void RunningWorld::widenSearches(const Program& program) {
    std::vector<std::optional<double>> reaches(crowds.size());
    widenReaches(program, reaches);
    for (std::size_t i = 0; i < crowds.size(); ++i)
        crowds[i].reach =
            std::max(crowds[i].reach, std::min(reaches[i].value_or(0), coordinateLimit));
}

/// Notes which agents are solid, and to what.
void RunningWorld::planSolids(bool isSameScene) {
    std::vector<SolidBodies::Kind> kinds;
    double most = 0;
    for (std::size_t i = 0; i < crowds.size(); ++i) {
        kinds.push_back({m_facts[i].solid, m_facts[i].largest, m_facts[i].fastest});
        most += static_cast<double>(m_facts[i].most);
    }
    if (isLiving)
        most = static_cast<double>(mostAgents());
    m_solids.plan(
        std::move(kinds), [this] { return obstacleListOf(project, {}); }, moment, most,
        isSameScene);
}

bool RunningWorld::takeScene(const Project& edited) {
    Project next = resolveDrivable(edited);
    next.scene.swap(project.scene);
    const bool isOnlyScene = next == project;
    next.scene.swap(project.scene);
    if (!isOnlyScene)
        return false;
    Project before, after;
    before.scene = project.scene;
    after.scene = std::move(next.scene);
    const std::vector<Replacement<SceneItem>> steps = difference(before, after).scene;
    if (steps.empty())
        return false;
    std::size_t size = before.scene.size();
    for (const Replacement<SceneItem>& step : steps) {
        if (!isLightItem(step) || (!step.before && step.index != size))
            return false;
        size += (step.before ? 0 : 1);
        size -= (step.after ? 0 : 1);
    }
    Project then = std::move(before);
    apply({.scene = steps}, then);
    if (then.scene != after.scene) // or they are in another order
        return false;
    for (const Replacement<SceneItem>& step : steps)
        (void)takeItem(step);
    return true;
}

bool RunningWorld::isLightItem(const Replacement<SceneItem>& step) const {
    const SceneItem& item = step.after ? *step.after : *step.before;
    if (step.before && step.after && step.before->type != item.type)
        return false;
    if (item.type == "obstacle")
        return !step.before || !step.after ||
               valueOf(*step.before, "group") == valueOf(item, "group");
    if (!step.before || !step.after)
        return !isUsed(project, item);
    if (item.type != "point" && item.type != "region" && item.type != "path")
        return false;
    for (const Node& node : project.nodes) // the start of agents, and goals that they start with
        if (node.type == agentTypeId && sceneItemsOf(node).contains(item.id))
            return false;
    return geometryOf(project, *step.before) && geometryOf(project, item);
}

/// Calls `visit(geometry)` for all that programs and sources have, some of it more than once.
template <class Visit>
void RunningWorld::forGeometry(Visit visit) {
    const auto see = [&](const std::shared_ptr<const Geometry>& geometry) {
        if (geometry)
            visit(const_cast<Geometry&>(*geometry)); // only its makers, and this, know it
    };
    const auto seeAll = [&](const Program& program) {
        for (const CompiledNode& node : program.nodes)
            see(node.geometry);
    };
    for (const Program& program : programs) {
        seeAll(program);
        for (const CompiledSource& source : program.sources) {
            std::ranges::for_each(source.places, see);
            if (source.numbers)
                seeAll(*source.numbers);
        }
    }
}

bool RunningWorld::takeItem(const Replacement<SceneItem>& step) {
    if (!isLightItem(step))
        return false;
    const SceneItem item = step.after ? *step.after : *step.before;
    if (!isUsed(project, item) || step.before == step.after)
        return true;
    apply({.scene = {step}}, project);
    if (std::ranges::any_of(m_seen, [](const auto& seen) { return seen != nullptr; }))
        planSeen(agentTypesById(project));
    projectHash.reset();
    if (step.before && step.after && step.before->values == item.values)
        return true; // only its name or its properties are others
    for (Spawner& spawner : spawners)
        spawner.forgetGround();
    std::set<const Geometry*> taken;
    const auto isNew = [&](const Geometry& of) { return taken.insert(&of).second; };
    if (item.type != "obstacle") {
        const auto made = geometryOf(project, item);
        forGeometry([&](Geometry& of) {
            if (of.of == item.id && of.content.index() == made->content.index() && isNew(of))
                of.content = made->content;
        });
        for (const auto& [type, lists] : goals)
            for (const auto& [ordinal, given] : lists)
                if (std::ranges::find(given.list, item.id, &AgentGoal::item) != given.list.end())
                    goalPlaces.at(type)[ordinal] = placesOf(project, type, ordinal, given.list);
        return true;
    }
    std::optional<ObstacleGeometry> now;
    if (step.after)
        now = obstacleOf(project, *step.after);
    const ObstacleGeometry* shape = now ? &*now : nullptr;
    const std::string& group = textOf(valueOf(item, "group"));
    forGeometry([&](Geometry& of) {
        auto* obstacles = std::get_if<Obstacles>(&of.content);
        if (obstacles && (of.of.empty() || of.of == group) && isNew(of) &&
            !obstacles->take(item.id, shape, !step.before))
            *obstacles = Obstacles(obstacleListOf(project, of.of));
    });
    forgetPaths(group);
    if (m_solids.any()) {
        m_solids.takeObstacle(
            item.id, shape, !step.before, [this] { return obstacleListOf(project, {}); }, moment);
        planSolids(true);
    }
    return true;
}

/// Finds the ways around the obstacles as they are now.
void RunningWorld::renewWays() {
    if (!std::exchange(m_waysAreOld, false))
        return;
    for (std::size_t i = 0; i < programs.size(); ++i) {
        std::optional<Wiring> wiring;
        for (const CompiledNode& node : programs[i].nodes) {
            if (!wayOf(node.geometry.get()))
                continue;
            const Project& seen = seenByCrowd(i);
            if (!wiring)
                wiring.emplace(seen, ways, grounds, goalPlaces, variables,
                               keptLinks(project, owned, crowds[i].type));
            const auto made = wiring->wayOf(*seen.node(node.id), m_facts[i].largest,
                                            static_cast<double>(m_facts[i].most));
            const Way& now = **made->as<std::shared_ptr<Way>>();
            Way& way = **node.geometry->as<std::shared_ptr<Way>>();
            if (way.fields != now.fields)
                way = now;
        }
    }
}

/// The paths that were found around a group of obstacles lead nowhere anymore.
void RunningWorld::forgetPaths(const std::string& group) {
    for (std::size_t i = 0; i < programs.size(); ++i)
        for (const CompiledNode& node : programs[i].nodes) {
            if (!wayOf(node.geometry.get()))
                continue;
            m_waysAreOld = true;
            const bool sees = std::ranges::any_of(project.links, [&](const Link& link) {
                const bool leadsIn = link.to == PortRef{node.id, "obstacles"};
                const Node* from = leadsIn ? project.node(link.from.node) : nullptr;
                const std::string of = from ? textOf(valueOf(*from, "group")) : "";
                return from && (of.empty() || of == group);
            });
            for (std::size_t k = 0; sees && k < node.code->memory.size(); ++k)
                std::ranges::fill(crowds[i].memory[node.memory + k], node.code->memory[k].initial);
        }
}

void RunningWorld::restoreAgents(const std::vector<Population>& populations,
                                 const std::vector<AgentMemory>& memories) {
    for (std::size_t i = 0; i < crowds.size(); ++i)
        crowds[i].assign(populations[i], memories[i]);
    m_touching.reset();
    findGoalPlaces();
    Wiring wiring(project, ways, grounds, goalPlaces, variables);
    compileAll(wiring); // how many may live may differ
    planSearches();
    planParts();
    sortAll();
}

} // namespace tiller
