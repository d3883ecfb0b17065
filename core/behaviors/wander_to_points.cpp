#include "core/behaviors/wander_to_points.h"

#include "core/base/lattice.h"
#include "core/behaviors/formula_steps.h"
#include "core/behaviors/seek.h"
#include "core/nodes/describe.h"
#include "core/nodes/lanes.h"
#include "core/scene/geometry.h"

#undef TILLER_SIMD_FILE
#define TILLER_SIMD_FILE "core/behaviors/wander_to_points.cpp"
#include "core/base/simd.h"

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

#include "core/nodes/lanes-inl.h"
// They build on the ones above.
#include "core/behaviors/seek-inl.h"

void evaluateWanderToPoints(const NodeRun& run) {
    run.out.on = 0;
    if (!geometryAt<Region>(run, 0))
        return;
    const SeekSettings seeking{.speed = run.as<WanderToPointsSettings>().speed};
    for (std::size_t lane = 0; lane < run.block.count; lane += packLanes) {
        const Vector<Pack> goal = loadVector(run.memory[0] + lane, run.memory[1] + lane);
        storeForce(run.out, lane,
                   seek(selfAt(run.block, lane), {offsetsTo(run.block, lane, goal), {}}, seeking));
    }
    run.out.on = run.block.lanes();
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tiller {

TILLER_STEP(evaluateWanderToPoints);

namespace wander_to_points_node {
namespace {

enum Memory : std::size_t { goalX, goalY, timeLeft };

void drawGoal(const NodeRun& run, std::size_t lane, const Region& region) {
    const Vec2 goal = region.randomPlace([&](std::uint32_t i) { return run.draw(lane, i); });
    run.memory[goalX][lane] = goal.x;
    run.memory[goalY][lane] = goal.y;
    run.memory[timeLeft][lane] = run.as<WanderToPointsSettings>().interval;
}

Vec2 offsetToGoal(const NodeRun& run, std::size_t lane) {
    return run.block.moment->offset(run.block.position(lane),
                                    {run.memory[goalX][lane], run.memory[goalY][lane]});
}

void remember(const NodeRun& run) {
    for (std::size_t lane = 0; lane < run.block.count; ++lane)
        if (const Region* region = geometryAt<Region>(run, 0))
            drawGoal(run, lane, *region);
}

void commit(const NodeRun& run) {
    const auto& settings = run.as<WanderToPointsSettings>();
    for (std::size_t lane = 0; lane < run.block.count; ++lane) {
        if (!(run.out.used >> lane & 1))
            continue;
        run.memory[timeLeft][lane] -= run.block.moment->tickLength;
        const bool arrived = length(offsetToGoal(run, lane)) <= settings.arrivalDistance;
        if (arrived || run.memory[timeLeft][lane] <= 0)
            drawGoal(run, lane, *geometryAt<Region>(run, 0));
    }
}

void inspect(const NodeRun& run, TermValues& to) {
    if (geometryAt<Region>(run, 0))
        to["goal"] = run.block.position(0) + offsetToGoal(run, 0);
}

} // namespace
} // namespace wander_to_points_node

NodeType wanderToPointsType() {
    using namespace wander_to_points_node;
    NodeType type;
    type.id = "wander-to-points";
    type.title = "Wander to points";
    type.kind = NodeKind::behavior;
    type.help = "Seeks a random point of the region, and another one after a while or on arrival.";
    type.words = {"roam", "patrol", "random points", "explore"};
    type.source = "Bevilacqua 2012, Wander: a new random target every interval";
    type.steps = seekSteps("goal");
    type.symbols = {
        {"goal", "a random point of the region, a new one after each interval and on arrival"}};
    type.ports = {{"region", "Region", PortType::region, true, "The region of the random points."},
                  whenInput(),
                  forceOutput()};
    type.settings = {
        speedSetting(&WanderToPointsSettings::speed),
        timeSetting(&WanderToPointsSettings::interval, "interval", "Interval",
                    "It chooses another point after this time.", 3, 60, noLimit),
        lengthSetting(&WanderToPointsSettings::arrivalDistance, "arrivalDistance",
                      "Arrival distance",
                      "Within this distance it has arrived, and chooses another point.", 10, 100)};
    setHandles(type, {{"arrivalDistance", around("goal")}});
    return withCode<WanderToPointsSettings>(
        std::move(type), {.memory = {coordinateMemory("goal x"), coordinateMemory("goal y"),
                                     numberMemory("time left")},
                          .draws = true,
                          .remember = remember,
                          .evaluate = evaluateWanderToPointsStep,
                          .commit = commit,
                          .inspect = inspect});
}

} // namespace tiller

#endif
