#include "core/behaviors/packs.h"
#include "core/scene/geometry.h"

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

void seekGoals(const NodeRun& run, double speed) {
    run.out.on = 0;
    if (!geometryAt<Region>(run, 0))
        return;
    const SeekSettings seeking{.speed = speed};
    for (std::size_t lane = 0; lane < run.block.count; lane += packLanes) {
        const Vector<Pack> goal = loadVector(run.memory[0] + lane, run.memory[1] + lane);
        storeForce(
            run.out, lane,
            seek(selfPack(run.block, lane), {offsetsTo(run.block, lane, goal), {}}, seeking));
    }
    run.out.on = run.block.lanes();
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tiller::wander_to_points_node {
namespace {

struct Settings {
    double speed = 1;            ///< share of maxSpeed, 0 to 1
    double interval = 3;         ///< the time after which it chooses another point
    double arrivalDistance = 10; ///< within it, it chooses another point
};

enum Memory : std::size_t { goalX, goalY, timeLeft };

HWY_EXPORT(seekGoals);

void evaluate(const NodeRun& run) {
    HWY_DYNAMIC_DISPATCH(seekGoals)(run, run.as<Settings>().speed);
}

void drawGoal(const NodeRun& run, std::size_t lane, const Region& region) {
    const Vec2 goal = region.randomPlace([&](std::uint32_t i) { return run.draw(lane, i); });
    run.memory[goalX][lane] = goal.x;
    run.memory[goalY][lane] = goal.y;
    run.memory[timeLeft][lane] = run.as<Settings>().interval;
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
    const auto& settings = run.as<Settings>();
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

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Wander to points";
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
        speedSetting(&Settings::speed),
        timeSetting(&Settings::interval, "interval", "Interval",
                    "It chooses another point after this time.", 60, noLimit),
        lengthSetting(&Settings::arrivalDistance, "arrivalDistance", "Arrival distance",
                      "Within this distance it has arrived, and chooses another point.", 100)};
    setHandles(type, {{"arrivalDistance", around("goal")}});
    NodeCode& code = setCode<Settings>(type);
    code.memory = {coordinateMemory("goal x"), coordinateMemory("goal y"),
                   numberMemory("time left")};
    code.draws = true;
    code.remember = remember;
    code.evaluate = evaluate;
    code.commit = commit;
    code.inspect = inspect;
}

} // namespace tiller::wander_to_points_node

#endif
