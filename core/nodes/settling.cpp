#include "core/nodes/settling.h"

#include "core/nodes/lane_runs.h"

#include <algorithm>
#include <limits>
#include <span>

namespace tiller {

namespace {

constexpr double contactShare = 1.15; // bodies this close touch: a share of their radii
constexpr double widerShare = 1.5;    // the same, of one that is held up for long
constexpr std::size_t mostContacts = 16;
constexpr double slowShare = 0.5;     // of maxSpeed: who is faster passes those it touches
constexpr double slowAvoiding = 0.15; // the same, of those that avoid each other
constexpr double heldUpShare = 0.2;   // of the wanted speed: who is slower is held up
constexpr double heldUpWidths = 8;  // it stays after the time that it takes to pass so many bodies
constexpr double stillShare = 0.02; // of maxSpeed: who is faster is still braking

Vec2 memoryAt(const NodeRun& run, std::size_t x, std::size_t lane) {
    return {run.memory[x][lane], run.memory[x + 1][lane]};
}

void setMemoryAt(const NodeRun& run, std::size_t x, std::size_t lane, Vec2 value) {
    run.memory[x][lane] = value.x;
    run.memory[x + 1][lane] = value.y;
}

/// The same number for all agents with the same goal.
Vec2 roundedGoal(const Moment& moment, Vec2 goal) {
    const Vec2 size = moment.worldSize;
    if (moment.edges == Edges::wrap)
        goal = goal - Vec2{size.x * floorOf(goal.x / size.x), size.y * floorOf(goal.y / size.y)};
    return lattice(goal);
}

/// Bodies whose centers are this close touch. @param share of their radii
double contact(const Spacing& spacing, double radii, double share) {
    return larger(radii * share + spacing.margin, spacing.centers);
}

/// Whether an arrived agent counts as arrived in the next tick, too. Its place is remembered when
/// it has stopped, unless it has a slot of its own: then nobody may push it away from there.
bool staysArrived(const NodeRun& run, std::size_t lane, Vec2 goal) {
    const Block& block = run.block;
    const Vec2 velocity = block.velocity(lane);
    const double still = block.maxSpeed[lane] * stillShare;
    const bool hasSlot = run.memory[crowdRoom][lane] == ownSlot;
    if (!hasSlot && dot(velocity, velocity) > still * still)
        setMemoryAt(run, arrivedAtX, lane, block.position(lane));
    const double radius = block.radius[lane];
    const double most = hasSlot ? radius : 2 * radius;
    const Vec2 moved = block.moment->offset(memoryAt(run, goalX, lane), goal);
    const Vec2 pushed = block.moment->offset(memoryAt(run, arrivedAtX, lane), block.position(lane));
    return dot(moved, moved) <= radius * radius && dot(pushed, pushed) <= most * most;
}

/// The nodes that settle in the program of the block, by where their memory begins.
std::span<const std::size_t> ownSettlers(const NodeRun& run) {
    const Settlers& settlers = run.settlers;
    const auto own = std::ranges::lower_bound(settlers.group, run.block.population);
    if (own == settlers.group.end() || *own != run.block.population)
        return {};
    return settlers.answers[static_cast<std::size_t>(own - settlers.group.begin())];
}

bool isSlow(const NodeRun& run, std::size_t lane) {
    const Block& block = run.block;
    const Vec2 velocity = block.velocity(lane);
    const double slow =
        block.maxSpeed[lane] * (run.settlers.spacing.avoids ? slowAvoiding : slowShare);
    return dot(velocity, velocity) <= slow * slow;
}

/// Counts the ticks for which an agent is held up. Returns whether that is too long.
bool countHeldUp(const NodeRun& run, std::size_t lane, const Aim& aim) {
    const Block& block = run.block;
    double& ticks = run.memory[heldUp][lane];
    const bool isHeldUp =
        aim.wanted > 0 && dot(block.velocity(lane), aim.way) < heldUpShare * aim.wanted;
    ticks = isHeldUp ? larger(ticks, 0.0) + 2 : larger(ticks - 1, 0.0);
    const double width = 2 * block.radius[lane];
    return ticks / 2 * block.moment->tickLength * block.maxSpeed[lane] > heldUpWidths * width;
}

/// Whether one of the agents around touches this one, has arrived at the same goal, and is nearer
/// to it.
bool touchesArrived(const NodeRun& run, std::size_t lane, const NearAgents& near, double share) {
    const Block& block = run.block;
    const Surroundings& around = *block.moment->surroundings;
    const Settlers& settlers = run.settlers;
    const std::size_t arrived = arrivedBefore(block.moment->tick);
    const Vec2 goal = block.moment->offset(block.position(lane), memoryAt(run, goalX, lane));
    for (std::size_t i = 0; i < near.count; ++i) {
        const Vec2 offset{near.x[i], near.y[i]};
        const double touch = contact(settlers.spacing, block.radius[lane] + near.radius[i], share);
        const Vec2 left = goal - offset;
        if (dot(offset, offset) > touch * touch || dot(left, left) >= dot(goal, goal))
            continue;
        for (const std::size_t first : settlers.answers[near.member[i]]) {
            const auto value = [&](std::size_t which) {
                return around.memory(settlers.group[near.member[i]], first + which)[near.slot[i]];
            };
            if (value(arrived) == 0)
                continue;
            const Vec2 apart =
                block.moment->offset(memoryAt(run, goalX, lane), {value(goalX), value(goalY)});
            if (dot(apart, apart) <= touch * touch)
                return true;
        }
    }
    return false;
}

} // namespace

std::vector<MemoryValue> settlingMemory() {
    return {flagMemory("arrived before even ticks"),
            flagMemory("arrived before odd ticks"),
            coordinateMemory("arrived at x"),
            coordinateMemory("arrived at y"),
            coordinateMemory("goal x"),
            coordinateMemory("goal y"),
            timeMemory("room of the crowd"),
            startingAt(noGoal, wholeMemory("ticks held up", 9007199254740992.0, noGoal))};
}

FormulaSymbol arrivedSymbol() {
    return {"arrived", "with settles: it has arrived at the goal, or at others that have"};
}

bool hasArrived(const NodeRun& run) {
    return !run.memory.empty() && (arrivedLanes(run) & 1) != 0;
}

LaneBits arrivedLanes(const NodeRun& run) {
    const double* arrived = run.memory[arrivedBefore(run.block.moment->tick)];
    LaneBits lanes = 0;
    for (std::size_t lane = 0; lane < run.block.count; ++lane)
        lanes |= LaneBits{arrived[lane] != 0} << lane;
    return lanes;
}

LaneBits settledLanes(const NodeRun& run) {
    LaneBits lanes = 0;
    for (const std::size_t first : ownSettlers(run)) {
        const double* arrived = run.allMemory[first + arrivedBefore(run.block.moment->tick)];
        for (std::size_t lane = 0; lane < run.block.count; ++lane)
            lanes |= LaneBits{arrived[lane] != 0} << lane;
    }
    return lanes;
}

double distanceToGoal(const NodeRun& run, std::size_t lane) {
    double nearest = std::numeric_limits<double>::infinity();
    for (const std::size_t first : ownSettlers(run)) {
        const auto value = [&](std::size_t which) { return run.allMemory[first + which][lane]; };
        if (value(heldUp) != noGoal)
            nearest = smaller(length(run.block.moment->offset(run.block.position(lane),
                                                              {value(goalX), value(goalY)})),
                              nearest);
    }
    return nearest;
}

void commitSettling(const NodeRun& run, double stopRadius,
                    const std::function<std::optional<Aim>(std::size_t lane)>& aimOf) {
    const Block& block = run.block;
    const LaneBits arrived = arrivedLanes(run);
    double* next = run.memory[arrivedBefore(block.moment->tick + 1)];
    LaneBits mayTouch = 0;
    LaneBits held = 0;
    double largest = 0;
    for (std::size_t lane = 0; lane < block.count; ++lane) {
        const LaneBits bit = LaneBits{1} << lane;
        const auto aim = run.out.used & bit ? aimOf(lane) : std::nullopt;
        next[lane] = 0;
        if (!aim) {
            run.memory[heldUp][lane] = noGoal;
            continue;
        }
        const Vec2 goal = roundedGoal(*block.moment, aim->goal);
        if (arrived & bit) {
            next[lane] = staysArrived(run, lane, goal) ? 1 : 0;
            run.memory[heldUp][lane] = 0;
            continue;
        }
        setMemoryAt(run, goalX, lane, goal);
        setMemoryAt(run, arrivedAtX, lane, block.position(lane));
        const bool isHeldUp = countHeldUp(run, lane, *aim);
        held |= LaneBits{isHeldUp} << lane;
        const bool isInRoom = aim->left <= run.memory[crowdRoom][lane];
        if (aim->left <= stopRadius || (isInRoom && isHeldUp))
            next[lane] = 1;
        else if ((isInRoom && isSlow(run, lane)) || isHeldUp)
            mayTouch |= bit;
        largest = larger(block.radius[lane], largest);
    }
    if (mayTouch == 0)
        return;
    const double reach =
        contact(run.settlers.spacing, largest + run.settlers.largest, widerShare) + latticeStep;
    block.moment->surroundings->nearestSeveral(
        run.settlers.group, block, mayTouch, reach, mostContacts,
        [&](std::size_t lane, const NearAgents& near) {
            const double share = held >> lane & 1 ? widerShare : contactShare;
            next[lane] = touchesArrived(run, lane, near, share) ? 1 : 0;
        });
}

} // namespace tiller
