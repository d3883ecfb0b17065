#pragma once

#include "core/base/angle.h"
#include "core/nodes/formula.h"
#include "core/nodes/node_code.h"

#include <bit>

/// For nodes that search the world for each agent: they run one agent at a time, over doubles.
namespace tiller {

[[nodiscard]] inline Self<double> selfAt(const Block& block, std::size_t lane) {
    return {block.velocity(lane), block.heading(lane), block.maxSpeed[lane], block.response[lane]};
}

/// The target at an input, as an agent sees it. @pre the target exists for this agent
[[nodiscard]] inline Sight<double> sightAt(const Signal& target, std::size_t lane) {
    return {{target.x[lane], target.y[lane]}, {target.vx[lane], target.vy[lane]}};
}

/// The one target at an input; null if there is none, or "each" of several.
[[nodiscard]] inline const Signal* targetAt(const NodeRun& run, std::size_t input) {
    const InputPort& port = run.inputs[input];
    return port.links.empty() || port.each ? nullptr : &run.signal(port.links[0]);
}

/// The agents of a group with distance <= range, without the one that looks and those behind
/// obstacles, in no particular order. They stay until the next call.
[[nodiscard]] inline std::vector<Seen>& agentsWithin(const Block& block, const Group& group,
                                                     std::size_t lane, double range,
                                                     const Geometry* obstacles = nullptr) {
    static thread_local std::vector<Seen> found;
    found.clear();
    block.moment->surroundings->within(group, block, lane, range, obstacles, found);
    return found;
}

/// Each of several, as one agent sees them.
[[nodiscard]] inline std::vector<Seen>& agentsOf(const EachOf& each, const Block& block,
                                                 std::size_t lane) {
    return agentsWithin(block, *each.group, lane, each.range, each.obstacles->geometry);
}

/// Calls `visit(lane)` for each agent whose bit is set.
template <class Visit>
void forLanes(LaneBits lanes, Visit visit) {
    for (; lanes != 0; lanes &= lanes - 1)
        visit(static_cast<std::size_t>(std::countr_zero(lanes)));
}

/// Gives each agent whose bit is set the force `formula(lane, self)`.
template <class Formula>
void runLanes(const NodeRun& run, LaneBits lanes, Formula formula) {
    run.out.on = 0;
    forLanes(lanes & run.enabled, [&](std::size_t lane) {
        const Force<double> force = formula(lane, selfAt(run.block, lane));
        run.out.x[lane] = force.value.x;
        run.out.y[lane] = force.value.y;
        run.out.on |= LaneBits{force.active} << lane;
    });
}

/// Turns a direction toward another one, by at most @p degrees. A half turn goes to the left. Both
/// directions have length 1.
[[nodiscard]] Vec2 turnedToward(Vec2 from, Vec2 wanted, double degrees);

/// Lets each agent whose bit is set look in the direction `facing(lane)`.
template <class Facing>
void faceLanes(const NodeRun& run, LaneBits lanes, Facing facing) {
    run.out.on = lanes & run.enabled;
    forLanes(run.out.on, [&](std::size_t lane) {
        const Vec2 direction = facing(lane);
        run.out.x[lane] = direction.x;
        run.out.y[lane] = direction.y;
    });
}

/// The number of the current interval, for values that are drawn once per interval. An interval no
/// longer than a tick counts ticks.
[[nodiscard]] inline std::uint64_t drawRound(double interval, const Moment& now) {
    if (interval <= now.tickLength)
        return now.tick;
    return static_cast<std::uint64_t>(floorOf(now.time() / interval));
}

/// The direction in which an agent's leader moves. Places around the leader are relative to it.
[[nodiscard]] inline Vec2 leaderHeading(const NodeRun& run, const Signal& leader,
                                        std::size_t lane) {
    if (leader.agent[lane].exists())
        return run.block.moment->surroundings->heading(leader.agent[lane]);
    const Vec2 velocity{leader.vx[lane], leader.vy[lane]};
    return dot(velocity, velocity) > 0 ? unit(velocity) : Vec2{1, 0};
}

/// An offset from a leader: a distance ahead of it and one to its left.
[[nodiscard]] inline Vec2 inFrame(Vec2 heading, double ahead, double left) {
    return heading * ahead + turnLeft(heading) * left;
}

/// Marks the inputs that a combiner took as used, for the agents for which it took them.
inline void markTakenLinks(const NodeRun& run) {
    for (const InputLink& link : run.inputs[0].links)
        run.signal(link).used |= run.out.used & run.taken[link.taken];
}

/// How many neighbors an agent has: of the agents at the first input, within the view angle, and
/// with no obstacle of the second input between. Fewer than @p least may be too many.
/// @pre NodeCode::neighbors asks for the same radius and angle
[[nodiscard]] double countNeighbors(const NodeRun& run, std::size_t lane, double radius,
                                    double viewAngle, double least = 1);

/// @name Targets
/// @{
/// The code of targets that stand for a whole path, region, field or group of obstacles: the target
/// exists if the geometry does. Behaviors read the geometry itself.
inline void evaluateGeometry(const NodeRun& run) {
    run.out.on = run.geometry ? run.block.lanes() : 0;
}

/// Writes the target that one agent sees; with nothing, the target is missing.
inline void setSighting(Signal& out, std::size_t lane, const std::optional<Seen>& seen) {
    const LaneBits bit = LaneBits{1} << lane;
    out.on = seen ? out.on | bit : out.on & ~bit;
    if (!seen)
        return;
    out.agent[lane] = seen->agent;
    out.x[lane] = seen->offset.x;
    out.y[lane] = seen->offset.y;
    out.vx[lane] = seen->velocity.x;
    out.vy[lane] = seen->velocity.y;
}

/// Makes a still place the target of every agent of the block; with nothing, it is missing.
void setPlace(const NodeRun& run, const std::optional<Vec2>& place);

/// Makes still places the targets, one for each agent of the block.
void setPlaces(const NodeRun& run, const double* x, const double* y);

/// The agents for which `holds(lane, offset of the target)`; with "each" of several, for any
/// target.
template <class Holds>
[[nodiscard]] LaneBits anyTarget(const NodeRun& run, Holds holds) {
    const InputPort& target = run.inputs[0];
    LaneBits on = 0;
    for (std::size_t lane = 0; lane < run.block.count; ++lane) {
        if (target.each) {
            for (const Seen& seen : agentsOf(*target.each, run.block, lane))
                on |= LaneBits{holds(lane, seen.offset)} << lane;
        } else if (!target.links.empty()) {
            const Signal& seen = run.signal(target.links[0]);
            if (seen.on >> lane & 1)
                on |= LaneBits{holds(lane, Vec2{seen.x[lane], seen.y[lane]})} << lane;
        }
    }
    return on;
}

/// The agents whose target is at least @p least and at most @p most away; with "each" of several,
/// any target.
[[nodiscard]] LaneBits targetWithin(const NodeRun& run, double least, double most);
/// @}

} // namespace tiller
