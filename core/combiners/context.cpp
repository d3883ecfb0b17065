#include "core/behaviors/packs.h"
#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"
#include "core/scene/geometry.h"

#include <algorithm>
#include <array>
#include <span>

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

/// The highest weight * min(1, |u| / maxSpeed) * dot(unit u, direction) over the active inputs,
/// with u the velocity that a force asks for.
HWY_FLATTEN void findInterest(const NodeRun& run, std::span<const Vec2> ways, Lanes* ring) {
    constexpr std::size_t most = 8; // links at a time: what they ask for stays in the cache
    const Block& block = run.block;
    const auto& links = run.inputs[0].links;
    const Pack none(0.0);
    for (std::size_t lane = 0; lane < block.count; lane += packLanes) {
        const Vector<Pack> velocity = loadVector(block.vx + lane, block.vy + lane);
        const Pack time = Pack(1.0) / loadPack(block.response + lane);
        const Pack maxSpeed = loadPack(block.maxSpeed + lane);
        for (std::size_t i = 0; i < ways.size(); ++i)
            storePack(none, &ring[i][lane]);
        for (std::size_t first = 0; first < links.size(); first += most) {
            const std::size_t count = links.size() - first < most ? links.size() - first : most;
            Vector<Pack> asks[most];
            for (std::size_t k = 0; k < count; ++k) {
                const InputLink& link = links[first + k];
                const Signal& in = run.signal(link);
                const Mask on = maskOf(in.on, lane);
                const Vector<Pack> asked = velocity + loadVector(&in.x[lane], &in.y[lane]) * time;
                const Pack speed = length(asked);
                const Pack scale =
                    select(on & (speed > none),
                           weightPack(link, in, lane) / larger(speed, maxSpeed), none);
                asks[k] = {select(on, asked.x * scale, none), select(on, asked.y * scale, none)};
            }
            for (std::size_t i = 0; i < ways.size(); ++i) {
                Pack best = loadPack(&ring[i][lane]);
                for (std::size_t k = 0; k < count; ++k)
                    best = larger(asks[k].x * Pack(ways[i].x) + asks[k].y * Pack(ways[i].y), best);
                storePack(best, &ring[i][lane]);
            }
        }
    }
}

/// Closes directions with more danger than the least and a tolerance: their interest becomes -1.
HWY_FLATTEN void closeWays(const Block& block, const Lanes* danger, std::size_t count,
                           double tolerance, Lanes* ring) {
    for (std::size_t lane = 0; lane < block.count; lane += packLanes) {
        Pack least(noLimit);
        for (std::size_t i = 0; i < count; ++i)
            least = smaller(loadPack(&danger[i][lane]), least);
        const Pack most = least + Pack(tolerance);
        for (std::size_t i = 0; i < count; ++i)
            storePack(
                select(loadPack(&danger[i][lane]) <= most, loadPack(&ring[i][lane]), Pack(-1.0)),
                &ring[i][lane]);
    }
}

/// Takes the highest interest, and refines it by a parabola through its neighbors. A neighbor that
/// is closed does not draw it.
HWY_FLATTEN void chooseWay(const NodeRun& run, const Lanes* ring, std::size_t count) {
    const Block& block = run.block;
    const Pack none(0.0);
    const Pack step(360.0 / static_cast<double>(count));
    for (std::size_t lane = 0; lane < block.count; lane += packLanes) {
        Pack best(-1.0), index = none, before = none, after = none;
        Pack left = loadPack(&ring[count - 1][lane]);
        Pack value = loadPack(&ring[0][lane]);
        for (std::size_t i = 0; i < count; ++i) {
            const Pack right = loadPack(&ring[i + 1 < count ? i + 1 : 0][lane]);
            const Mask isBetter = value > best;
            index = select(isBetter, Pack(static_cast<double>(i)), index);
            before = select(isBetter, left, before);
            after = select(isBetter, right, after);
            best = larger(value, best);
            left = value;
            value = right;
        }
        before = larger(before, none);
        after = larger(after, none);
        const Pack bend = before - best - best + after;
        const Mask isPeak = bend < none;
        const Pack shift =
            select(isPeak, Pack(0.5) * (before - after) / select(isPeak, bend, Pack(-1.0)), none);
        const Pack moved = smaller(larger(shift, Pack(-0.5)), Pack(0.5));
        const Pack top = best - Pack(0.25) * (before - after) * moved;
        const Vector<Pack> way = direction((index + moved) * step);
        const Pack speed = smaller(larger(top, none), Pack(1.0)) * loadPack(block.maxSpeed + lane);
        const Vector<Pack> force = (way * speed - loadVector(block.vx + lane, block.vy + lane)) *
                                   loadPack(block.response + lane);
        storePack(force.x, &run.out.x[lane]);
        storePack(force.y, &run.out.y[lane]);
    }
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tiller::context_node {
namespace {

struct Settings {
    double directions = 16;    ///< how many it compares
    double range = 60;         ///< danger counts within this distance of the body
    double tolerance = 0.05;   ///< directions with so much more danger than the least may be taken
    double agentWeight = 1;    ///< of the danger of agents
    double obstacleWeight = 1; ///< and of obstacles
    double pointWeight = 1;    ///< and of points
    double smoothing = 0;      ///< how much each direction takes over from its neighbors
    bool blends = false;       ///< with the interest and danger of the ticks before
    double blendTime = 0.2;    ///< how long those count
};

enum Input : std::size_t { interest, agents, obstacles, points };

constexpr std::size_t mostDirections = 32;
using Ring = std::array<Lanes, mostDirections>; ///< a value for each direction and agent

HWY_EXPORT(findInterest);
HWY_EXPORT(closeWays);
HWY_EXPORT(chooseWay);

/// The directions that it compares. They stay until the next call.
std::span<const Vec2> waysOf(const NodeRun& run) {
    static thread_local std::array<Vec2, mostDirections> ways;
    const auto count = static_cast<std::size_t>(run.as<Settings>().directions);
    for (std::size_t i = 0; i < count; ++i)
        ways[i] = direction(360.0 * static_cast<double>(i) / static_cast<double>(count));
    return {ways.data(), count};
}

/// Raises the danger of the directions that lead to something.
void addDanger(const NodeRun& run, std::size_t lane, std::span<const Vec2> ways, Vec2 offset,
               double gap, double weight, Ring& danger) {
    const double near = weight * larger(1 - larger(gap, 0.0) / run.as<Settings>().range, 0.0);
    const Vec2 toward = unit(offset);
    for (std::size_t i = 0; i < ways.size(); ++i)
        danger[i][lane] = larger(near * dot(toward, ways[i]), danger[i][lane]);
}

/// Whether something is at an input that says what is dangerous.
bool isWired(const NodeRun& run, Input input) {
    return !run.inputs[input].group.empty() || !run.inputs[input].links.empty();
}

/// Raises the danger of each direction by what one agent sees at one input.
void addDangers(const NodeRun& run, Input input, std::size_t lane, std::span<const Vec2> ways,
                Ring& danger) {
    const auto& settings = run.as<Settings>();
    const Block& block = run.block;
    const double body = block.radius[lane];
    const double reach = body + settings.range;
    if (const InputPort& of = run.inputs[input]; input == agents && !of.group.empty())
        for (const Seen& seen : agentsWithin(block, of.group, lane, reach + of.largest))
            addDanger(run, lane, ways, seen.offset, length(seen.offset) - body - seen.radius,
                      settings.agentWeight, danger);
    if (const auto* walls = input == obstacles ? geometryAt<Obstacles>(run, obstacles) : nullptr)
        walls->forEachEdge(*block.moment, block.position(lane), reach,
                           [&](std::uint32_t, const Segment& edge, double away) {
                               const auto near = Obstacles::nearestOf(edge, {});
                               addDanger(run, lane, ways, near.offset, away - body,
                                         settings.obstacleWeight, danger);
                           });
    if (input == points)
        for (const InputLink& link : run.inputs[points].links)
            if (const Signal& in = run.signal(link); in.on >> lane & 1) {
                const Vec2 offset{in.x[lane], in.y[lane]};
                addDanger(run, lane, ways, offset, length(offset) - body, settings.pointWeight,
                          danger);
            }
}

/// The interest and the danger of each direction.
struct Maps {
    Ring interest, danger;
    bool hasDanger = false; ///< without, `danger` is not written
};

/// Each direction takes over a share from the mean of its neighbors.
void smooth(Ring& ring, std::size_t ways, std::size_t count, double smoothing) {
    const double share = 0.25 * smoothing;
    const Lanes first = ring[0];
    Lanes before = ring[ways - 1];
    for (std::size_t i = 0; i < ways; ++i) {
        const Lanes& after = i + 1 < ways ? ring[i + 1] : first;
        for (std::size_t lane = 0; lane < count; ++lane) {
            const double own = ring[i][lane];
            ring[i][lane] = own + share * (before[lane] - own - own + after[lane]);
            before[lane] = own;
        }
    }
}

/// What nodes that blend remember: whether they have maps of the tick before, and those.
enum Memory : std::size_t {
    hasMaps,
    interestBefore,
    dangerBefore = interestBefore + mostDirections
};

/// A map counts as much as its age says: after blendTime about a third of it is left.
void blend(const NodeRun& run, Ring& ring, std::size_t ways, Memory memory) {
    const double time = run.as<Settings>().blendTime;
    const double kept = time / (time + run.block.moment->tickLength);
    for (std::size_t i = 0; i < ways; ++i)
        for (std::size_t lane = 0; lane < run.block.count; ++lane)
            ring[i][lane] = ring[i][lane] + kept * run.memory[hasMaps][lane] *
                                                (run.memory[memory + i][lane] - ring[i][lane]);
}

/// They stay until the next call.
Maps& mapsOf(const NodeRun& run, std::span<const Vec2> ways) {
    static thread_local Maps maps;
    const auto& settings = run.as<Settings>();
    const std::size_t count = run.block.count;
    const bool blends = settings.blends && !run.memory.empty();
    HWY_DYNAMIC_DISPATCH(findInterest)(run, ways, maps.interest.data());
    maps.hasDanger = blends;
    for (const Input input : {agents, obstacles, points})
        maps.hasDanger = maps.hasDanger || isWired(run, input);
    if (maps.hasDanger) {
        for (std::size_t i = 0; i < ways.size(); ++i)
            maps.danger[i].fill(0);
        forLanes(run.block.lanes(), [&](std::size_t lane) {
            for (const Input input : {agents, obstacles, points})
                addDangers(run, input, lane, ways, maps.danger);
        });
    }
    for (Ring* ring : {&maps.interest, &maps.danger}) {
        if (ring == &maps.danger && !maps.hasDanger)
            continue;
        if (settings.smoothing > 0)
            smooth(*ring, ways.size(), count, settings.smoothing);
        if (blends)
            blend(run, *ring, ways.size(), ring == &maps.danger ? dangerBefore : interestBefore);
    }
    return maps;
}

/// Takes all active inputs.
void evaluate(const NodeRun& run) {
    const std::span<const Vec2> ways = waysOf(run);
    run.out.on = 0;
    for (const InputLink& link : run.inputs[interest].links) {
        run.taken[link.taken] = run.signal(link).on;
        run.out.on |= run.signal(link).on;
    }
    Maps& maps = mapsOf(run, ways);
    Lanes* ring = maps.interest.data();
    const auto close = HWY_DYNAMIC_DISPATCH(closeWays);
    if (maps.hasDanger)
        close(run.block, maps.danger.data(), ways.size(), run.as<Settings>().tolerance, ring);
    HWY_DYNAMIC_DISPATCH(chooseWay)(run, ring, ways.size());
}

/// Remembers the maps of the agents that used the node.
void commit(const NodeRun& run) {
    const std::span<const Vec2> ways = waysOf(run);
    const Maps* maps = run.out.used != 0 ? &mapsOf(run, ways) : nullptr;
    for (std::size_t lane = 0; lane < run.block.count; ++lane) {
        const bool isUsed = (run.out.used >> lane & 1) != 0;
        run.memory[hasMaps][lane] = isUsed ? 1 : 0;
        for (std::size_t i = 0; i < mostDirections; ++i) {
            const bool counts = isUsed && i < ways.size();
            run.memory[interestBefore + i][lane] = counts ? maps->interest[i][lane] : 0;
            run.memory[dangerBefore + i][lane] = counts ? maps->danger[i][lane] : 0;
        }
    }
}

void markUsed(const NodeRun& run) {
    markTakenLinks(run);
    for (const Input input : {obstacles, points})
        for (const InputLink& link : run.inputs[input].links)
            run.signal(link).used |= run.out.used;
}

void inspect(const NodeRun& run, TermValues& to) {
    to["chosen"] = run.block.velocity(0) + Vec2{run.out.x[0], run.out.y[0]} / run.block.response[0];
}

/// The direction that is nearest to a wanted one.
std::size_t nearestTo(std::span<const Vec2> ways, Vec2 wanted) {
    const auto along = [&](Vec2 way) { return dot(way, wanted); };
    return static_cast<std::size_t>(std::ranges::max_element(ways, {}, along) - ways.begin());
}

void inspectMap(const NodeRun& run, DirectionMap& to) {
    const std::span<const Vec2> ways = waysOf(run);
    const Maps& maps = mapsOf(run, ways);
    for (std::size_t i = 0; i < ways.size(); ++i)
        to.directions.push_back({maps.interest[i][0], maps.hasDanger ? maps.danger[i][0] : 0.0});
    to.mostDanger =
        std::ranges::min(to.directions, {}, &Appeal::danger).danger + run.as<Settings>().tolerance;
    for (const InputLink& link : run.inputs[interest].links) {
        const Signal& in = run.signal(link);
        const Vec2 asked = run.block.velocity(0) + Vec2{in.x[0], in.y[0]} / run.block.response[0];
        const double speed = length(asked);
        if ((in.on & 1) != 0 && speed > 0)
            to.byLink[link.taken] = {weightAt(link, in, 0) * speed /
                                         larger(speed, run.block.maxSpeed[0]),
                                     to.directions[nearestTo(ways, asked)].danger};
    }
    static thread_local Ring own;
    using Named = std::pair<const char*, Input>;
    for (const auto& [port, input] :
         {Named{"agents", agents}, {"obstacles", obstacles}, {"points", points}}) {
        for (std::size_t i = 0; i < ways.size(); ++i)
            own[i][0] = 0;
        addDangers(run, input, 0, ways, own);
        std::size_t most = 0;
        for (std::size_t i = 0; i < ways.size(); ++i)
            if (own[i][0] > own[most][0])
                most = i;
        const double danger = own[most][0];
        to.byPort[port] = {danger > 0 ? to.directions[most].interest : 0, danger};
    }
}

Setting dangerWeight(double Settings::*member, const char* id, const char* title, HelpView help) {
    return numberSetting(member, id, title, help, Unit::none, {0, 100, 2});
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Context";
    type.help = "Compares directions: of those with the least danger it takes the one that the "
                "forces want most. Forces that would cancel each other do not stop it.";
    type.words = {"context steering", "context map", "interest", "danger", "dead end", "trap"};
    type.source = "Fray 2015, Context Steering (Game AI Pro 2, chapter 18)";
    type.steps = {{"force", "(chosen - velocity) * response"}};
    type.symbols = {
        {"chosen", "the direction with the highest interest, among those whose danger is at most "
                   "the least + tolerance, times min(1, its interest) * maxSpeed; refined by a "
                   "parabola through its neighbors"},
        {"interest", "of a direction: the highest weight * min(1, |u| / maxSpeed) * dot(unit(u), "
                     "direction) of a force, with u = velocity + force * t'"},
        {"danger", "of a direction: for each thing within range weight * (1 - gap / range) * "
                   "dot(unit(offset), direction); the highest counts"}};
    Port dangerous{"points", "Dangerous points",         PortType::point,
                   true,     "Points to keep clear of.", true};
    dangerous.several = true;
    type.ports = {{"interest", "Interest", PortType::force, true,
                   "The forces that say where the agent wants to go, by weight."},
                  optional({"agents", "Dangerous agents", PortType::agents, true,
                            "The agents to keep clear of."}),
                  optional(obstaclesInput()),
                  dangerous,
                  whenInput(),
                  forceOutput()};
    type.picksOne = true;
    type.settings = {
        fixed(countSetting(&Settings::directions, "directions", "Directions",
                           "How many directions it compares.",
                           {8, mostDirections, mostDirections})),
        numberSetting(&Settings::range, "range", "Range",
                      "What is closer to the body than this is a danger.", Unit::length,
                      {0.001, coordinateLimit, 300}),
        shareSetting(&Settings::tolerance, "tolerance", "Tolerance",
                     "Directions with so much more danger than the least may be taken, too."),
        dangerWeight(&Settings::agentWeight, "agentWeight", "Weight of agents",
                     "How dangerous agents are."),
        dangerWeight(&Settings::obstacleWeight, "obstacleWeight", "Weight of obstacles",
                     "How dangerous obstacles are."),
        dangerWeight(&Settings::pointWeight, "pointWeight", "Weight of points",
                     "How dangerous the points are."),
        optional(shareSetting(&Settings::smoothing, "smoothing", "Smoothing",
                              "How much each direction takes over from the two beside it: narrow "
                              "gaps close.")),
        optional(flagSetting(&Settings::blends, "blends", "Blends",
                             "Interest and danger are blended with those of the ticks before, so "
                             "that the agent changes its mind less often.")),
        optional(onlyWhen(timeSetting(&Settings::blendTime, "blendTime", "Blend time",
                                      "How long the ticks before count.", 2),
                          "blends", true))};
    setHandles(type, {{"range", around("position", "bodyRadius")}});
    const NodeCode code{
        .evaluate = evaluate, .markUsed = markUsed, .inspect = inspect, .inspectMap = inspectMap};
    setCode<Settings>(type, code);
    NodeCode blending = code;
    blending.memory = {flagMemory("has maps")};
    constexpr double most = 1e12; // more than any weight
    blending.memory.resize(dangerBefore, {.name = "interest", .min = -most, .max = most});
    blending.memory.resize(dangerBefore + mostDirections,
                           {.name = "danger", .min = -most, .max = most});
    blending.commit = commit;
    setVariant(type, "blends", std::move(blending));
}

} // namespace tiller::context_node

#endif
