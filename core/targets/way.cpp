#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"
#include "core/scene/geometry.h"
#include "core/scene/way_lanes.h"

#include <algorithm>
#include <limits>
#include <string>

namespace tiller::way_node {
namespace {

/// The cells whose centers lie in the region; or else the one of the region's center.
void addRegion(Way& way, const Moment& moment, const Region& region) {
    const WayCells& cells = way.fields->cells();
    const auto goal = static_cast<std::uint32_t>(way.goals.size());
    way.goals.push_back({{}, &region});
    bool any = false;
    for (std::uint32_t row = 0; row < cells.rows(); ++row)
        for (std::uint32_t column = 0; column < cells.columns(); ++column) {
            const WayCell cell = WayCells::cell(column, row);
            if (!region.contains(region.seen(moment, cells.center(cell))))
                continue;
            way.goalCells.emplace_back(cell, goal);
            any = true;
        }
    if (!any)
        way.goalCells.emplace_back(cells.cellAt(region.center()), goal);
}

void addPlace(Way& way, const WayCells& cells, Vec2 place) {
    way.goalCells.emplace_back(cells.cellAt(place), static_cast<std::uint32_t>(way.goals.size()));
    way.goals.push_back({place});
}

/// Whether the goals of a link are the same for all agents.
bool isShared(const InputLink& link) {
    return link.geometry && (link.geometry->as<Vec2>() || link.geometry->as<Region>());
}

/// Finds the goals that are the same for all agents: points, regions, and, where fields lead to
/// them, agents.
void findGoals(Way& way, const CrowdRun& run) {
    const WayCells& cells = way.fields->cells();
    way.goals.clear();
    way.goalCells.clear();
    for (const InputLink& link : run.inputs[0].links) {
        if (!isShared(link))
            continue;
        if (const auto* place = link.geometry->as<Vec2>())
            addPlace(way, cells, *place);
        else
            addRegion(way, run.moment, *link.geometry->as<Region>());
    }
    std::vector<Seen> agents;
    if (!way.corners)
        run.moment.surroundings->all(run.inputs[0].group, agents);
    std::ranges::sort(agents, {}, &Seen::agent); // the first in a cell is the goal there
    for (const Seen& agent : agents)
        addPlace(way, cells, agent.offset);
    std::ranges::sort(way.goalCells);
    const auto rest =
        std::ranges::unique(way.goalCells, {}, [](const auto& of) { return of.first; });
    way.goalCells.erase(rest.begin(), rest.end());
}

/// Lists the agents that wait for a path.
void askForPaths(Way& way, const CrowdRun& run) {
    if (!way.corners)
        return;
    way.memory.assign(run.memory.begin(), run.memory.end());
    for (std::size_t i = 0; i < run.count; ++i) {
        const auto goal = openCellAt(*way.corners, run.memory[pathGoal][i]);
        const WayCell start =
            way.corners->nearestOpen(way.fields->cells().cellAt({run.x[i], run.y[i]}));
        if (run.memory[pathSince][i] >= 0 && goal)
            way.queue->add({run.memory[pathSince][i], run.population, run.ordinal[i], start, *goal,
                            way.corners.get(), way.memory, i});
    }
}

void prepare(const CrowdRun& run) {
    const auto* of = run.geometry ? run.geometry->as<std::shared_ptr<Way>>() : nullptr;
    if (!of)
        return;
    Way& way = **of;
    if (!run.memory.empty())
        return askForPaths(way, run);
    findGoals(way, run);
    static thread_local std::vector<WayCell> cells;
    cells.clear();
    for (const auto& [cell, goal] : way.goalCells)
        cells.push_back(cell);
    way.shared = cells.empty() ? nullptr : way.fields->toNearest(cells);
}

/// The nearest of the goals of one agent, in time along the way.
void chooseGoal(const NodeRun& run, const Way& way, std::size_t lane) {
    constexpr double never = std::numeric_limits<double>::infinity();
    const Vec2 position = run.block.position(lane);
    double best = never;
    if (way.shared)
        best = way.shared->timeFrom(position).value_or(never);
    run.out.vx[lane] = sharedGoals;
    if (run.block.moment->isStopped())
        return; // a way to a new goal takes long
    for (const InputLink& link : run.inputs[0].links) {
        const Signal& seen = run.signal(link);
        if (isShared(link) || !(seen.on >> lane & 1))
            continue;
        const Vec2 offset{seen.x[lane], seen.y[lane]};
        const WayCell goal = way.fields->cells().cellAt(position + offset);
        const double time = way.fields->to(goal)->timeFrom(position).value_or(never);
        if (time >= best)
            continue;
        best = time;
        run.out.vx[lane] = goal;
        run.out.x[lane] = offset.x;
        run.out.y[lane] = offset.y;
    }
    run.out.on |= LaneBits{best < never} << lane;
}

void evaluate(const NodeRun& run) {
    const Way* way = wayOf(run.geometry);
    run.out.on = 0;
    run.out.agent.fill({});
    if (!way || run.inputs[0].each)
        return; // it needs one goal at a time
    if (!std::ranges::all_of(run.inputs[0].links, isShared)) {
        forLanes(run.block.lanes(), [&](std::size_t lane) { chooseGoal(run, *way, lane); });
        return;
    }
    run.out.on = way->shared ? run.block.lanes() : 0;
    run.out.vx.fill(sharedGoals);
}

/// The agent's own goal that is nearest as the crow flies.
std::optional<Vec2> nearestOwn(const NodeRun& run, const Signal& agents, std::size_t lane) {
    std::optional<Vec2> best;
    const auto consider = [&](const Signal& seen) {
        const Vec2 offset{seen.x[lane], seen.y[lane]};
        if ((seen.on >> lane & 1) && (!best || length(offset) < length(*best)))
            best = offset;
    };
    for (const InputLink& link : run.inputs[0].links)
        if (!isShared(link))
            consider(run.signal(link));
    consider(agents);
    return best;
}

void evaluatePaths(const NodeRun& run) {
    const Way* way = wayOf(run.geometry);
    if (!way || !way->corners || run.inputs[0].each)
        return evaluate(run);
    static thread_local Signal agents;
    agents.on = 0;
    if (!run.inputs[0].group.empty())
        run.block.moment->surroundings->nearest(run.inputs[0].group, run.block, run.block.lanes(),
                                                noLimit, agents);
    run.out.on = 0;
    run.out.agent.fill({});
    run.out.vx.fill(sharedGoals);
    for (std::size_t lane = 0; lane < run.block.count; ++lane) {
        const Vec2 position = run.block.position(lane);
        const auto time = way->shared ? way->shared->timeFrom(position) : std::nullopt;
        run.out.on |= LaneBits{time.has_value()} << lane;
        const auto own = nearestOwn(run, agents, lane);
        if (!own)
            continue;
        const PathStep step = lookAlong(*way->corners, run.memory, lane, position, position + *own);
        if (!step.leads || (time && *time <= step.left))
            continue;
        const Vec2 offset = way->fields->cells().offset(position, step.goal);
        run.out.on |= LaneBits{1} << lane;
        run.out.x[lane] = offset.x;
        run.out.y[lane] = offset.y;
        run.out.vx[lane] = flagsOf(step);
        run.out.vy[lane] = step.left;
        run.out.agent[lane].ordinal = step.next;
    }
}

/// The places where the path of an agent turns, "turn 1" and so on, its goal, and whether the agent
/// waits for a path.
void inspectPath(const NodeRun& run, TermValues& to) {
    const Way* way = wayOf(run.geometry);
    if (!way || !way->corners || !(run.out.on & 1) || run.out.vx[0] > byPath)
        return;
    const PathStep step = stepWithFlags(run.out.vx[0]);
    const Vec2 position = run.block.position(0);
    const Vec2 goal = position + Vec2{run.out.x[0], run.out.y[0]};
    const WayCells& cells = way->fields->cells();
    const WayCell last = way->corners->nearestOpen(cells.cellAt(goal));
    std::size_t turns = 0;
    for (std::size_t i = pathAhead + step.passed; i < pathEnd && !step.isSeen; ++i) {
        const auto cell = openCellAt(*way->corners, run.memory[i][0]);
        if (!cell || *cell == last)
            break;
        to["turn " + std::to_string(++turns)] =
            position + cells.offset(position, way->corners->site(*cell));
    }
    to["goal"] = goal;
    to["waits"] = step.waits;
}

void commitPaths(const NodeRun& run) {
    const Way* way = wayOf(run.geometry);
    if (!way || !way->corners)
        return;
    const LaneBits used = run.out.used & run.out.on;
    for (std::size_t lane = 0; lane < run.block.count; ++lane) {
        if (!(used >> lane & 1) || run.out.vx[lane] > byPath) {
            forgetWaiting(run.memory, lane);
            continue;
        }
        const Vec2 goal = run.block.position(lane) + Vec2{run.out.x[lane], run.out.y[lane]};
        PathStep step = stepWithFlags(run.out.vx[lane]);
        step.goalCell = way->corners->nearestOpen(way->fields->cells().cellAt(goal));
        keepStep(*way->corners, run.memory, lane, step, run.block.moment->tick);
    }
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    using S = WaySettings;
    type.title = "Way";
    type.help = "The shortest way around obstacles to the nearest of its goals, for Go to and "
                "Follow field. Many agents with goals of their own, and goals that move in a large "
                "world, get a path for each agent.";
    type.words = {"path finding",  "pathfinding", "route",    "navigation", "maze", "flow field",
                  "shortest path", "a star",      "navigate", "way out",    "exit"};
    type.source = "Sethian 1996, fast marching; Treuille, Cooper, Popovic 2006, crowds";
    type.ports = {{.id = "goals",
                   .title = "Goals",
                   .type = PortType::point,
                   .help = "Points, regions, agents or the cursor. The nearest along the way "
                           "counts; of goals that get paths, the nearest in a straight line.",
                   .oneOnly = true,
                   .several = true},
                  {.id = "obstacles",
                   .title = "Obstacles",
                   .type = PortType::obstacles,
                   .help = "What it leads around.",
                   .optional = true},
                  {"field", "Way", PortType::field, false, "Wire it to a Go to or Follow field."}};
    type.settings = {
        lengthSetting(&S::clearance, "clearance", "Clearance",
                      "The way keeps so far from obstacles; at least the radius of the bodies.",
                      100),
        numberSetting(&S::cell, "cell", "Cell",
                      "The way is found on cells of this size. Smaller ones fit through "
                      "narrower doors and take longer.",
                      Unit::length, {0.01, coordinateLimit, 50}),
        numberSetting(&S::crowds, "crowds", "Crowds",
                      "How much longer it takes to cross a cell, for each agent in it: 1 is "
                      "twice as long for one agent. 0: crowds do not count. Nor do they for "
                      "paths of single agents.",
                      Unit::none, {0, 1000, 5}),
        countSetting(&S::refresh, "refresh", "Refresh",
                     "After how many ticks the agents are counted again.", {1, 100'000, 120})};
    NodeCode& code = setCode<S>(type);
    code.prepare = prepare;
    code.evaluate = evaluate;
    setVariant(type, {}, // of a Way with own goals
               {.memory = pathMemory(),
                .prepare = prepare,
                .evaluate = evaluatePaths,
                .commit = commitPaths,
                .inspect = inspectPath});
}

} // namespace tiller::way_node
