#include "core/behaviors/packs.h"
#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"
#include "core/scene/geometry.h"

#include <array>
#include <span>

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

/// The highest weight * min(1, |u| / maxSpeed) * dot(unit u, direction) over the active inputs,
/// with u the velocity that a force asks for.
HWY_FLATTEN void findInterest(const NodeRun& run, std::span<const Vec2> ways, Lanes* ring) {
    const Block& block = run.block;
    const Pack none(0.0);
    for (std::size_t lane = 0; lane < block.count; lane += packLanes) {
        const Vector<Pack> velocity = loadVector(block.vx + lane, block.vy + lane);
        const Pack time = Pack(1.0) / loadPack(block.response + lane);
        const Pack maxSpeed = loadPack(block.maxSpeed + lane);
        for (std::size_t i = 0; i < ways.size(); ++i)
            storePack(none, &ring[i][lane]);
        for (const InputLink& link : run.inputs[0].links) {
            const Signal& in = run.signal(link);
            const Mask on = maskOf(in.on, lane);
            const Vector<Pack> asked = velocity + loadVector(&in.x[lane], &in.y[lane]) * time;
            const Pack speed = length(asked);
            const Pack scale =
                select(on & (speed > none), Pack(link.weight) / larger(speed, maxSpeed), none);
            const Vector<Pack> u{select(on, asked.x * scale, none),
                                 select(on, asked.y * scale, none)};
            for (std::size_t i = 0; i < ways.size(); ++i) {
                const Pack along = u.x * Pack(ways[i].x) + u.y * Pack(ways[i].y);
                storePack(larger(along, loadPack(&ring[i][lane])), &ring[i][lane]);
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

/// Writes the danger of each direction. Returns whether anything can be one.
bool findDanger(const NodeRun& run, std::span<const Vec2> ways, Ring& danger) {
    const auto& settings = run.as<Settings>();
    const Block& block = run.block;
    const Obstacles* walls = geometryAt<Obstacles>(run, obstacles);
    if (run.inputs[agents].group.empty() && !walls && run.inputs[points].links.empty())
        return false;
    for (std::size_t i = 0; i < ways.size(); ++i)
        danger[i].fill(0);
    forLanes(block.lanes(), [&](std::size_t lane) {
        const double body = block.radius[lane];
        const double reach = body + settings.range;
        if (!run.inputs[agents].group.empty())
            for (const Seen& seen : agentsWithin(block, run.inputs[agents].group, lane,
                                                 reach + run.inputs[agents].largest))
                addDanger(run, lane, ways, seen.offset, length(seen.offset) - body - seen.radius,
                          settings.agentWeight, danger);
        if (walls)
            walls->forEachEdge(*block.moment, block.position(lane), reach,
                               [&](std::uint32_t, const Segment& edge, double away) {
                                   const auto near = Obstacles::nearestOf(edge, {});
                                   addDanger(run, lane, ways, near.offset, away - body,
                                             settings.obstacleWeight, danger);
                               });
        for (const InputLink& link : run.inputs[points].links)
            if (const Signal& in = run.signal(link); in.on >> lane & 1) {
                const Vec2 offset{in.x[lane], in.y[lane]};
                addDanger(run, lane, ways, offset, length(offset) - body, settings.pointWeight,
                          danger);
            }
    });
    return true;
}

/// Takes all active inputs.
void evaluate(const NodeRun& run) {
    static thread_local Ring ring, danger;
    const std::span<const Vec2> ways = waysOf(run);
    run.out.on = 0;
    for (const InputLink& link : run.inputs[interest].links) {
        run.taken[link.taken] = run.signal(link).on;
        run.out.on |= run.signal(link).on;
    }
    HWY_DYNAMIC_DISPATCH(findInterest)(run, ways, ring.data());
    const auto close = HWY_DYNAMIC_DISPATCH(closeWays);
    if (findDanger(run, ways, danger))
        close(run.block, danger.data(), ways.size(), run.as<Settings>().tolerance, ring.data());
    HWY_DYNAMIC_DISPATCH(chooseWay)(run, ring.data(), ways.size());
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

Setting dangerWeight(double Settings::*member, std::string_view id, std::string_view title,
                     std::string_view help) {
    return numberSetting(member, id, title, help, Unit::none, {0, 100, 2});
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Context";
    type.help = "Compares directions: of those with the least danger it takes the one that the "
                "forces want most. Forces that would cancel each other do not stop it.";
    type.words = {"context steering", "context map", "interest", "danger", "dead end", "trap"};
    type.source = "Fray 2015, Context Steering (Game AI Pro 2, chapter 18)";
    type.steps = {{"force", "(chosen - velocity) / t'"}};
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
        countSetting(&Settings::directions, "directions", "Directions",
                     "How many directions it compares.", {8, mostDirections, mostDirections}),
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
                     "How dangerous the points are.")};
    setHandles(type, {{"range", around("position", "bodyRadius")}});
    setCode<Settings>(type, {.evaluate = evaluate, .markUsed = markUsed, .inspect = inspect});
}

} // namespace tiller::context_node

#endif
