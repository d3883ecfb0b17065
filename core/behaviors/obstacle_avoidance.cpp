#include "core/behaviors/obstacle_avoidance.h"

#include "core/base/angle.h"
#include "core/behaviors/formula_steps.h"
#include "core/nodes/describe.h"
#include "core/nodes/lane_runs.h"
#include "core/scene/geometry.h"

namespace tiller {

namespace obstacle_avoidance_node {
namespace {

std::optional<Obstacles::Meeting> meeting(const NodeRun& run, const Obstacles& obstacles,
                                          std::size_t lane, Vec2 heading, double reach) {
    return obstacles.firstAhead(*run.block.moment, run.block.position(lane), heading, reach,
                                run.block.radius[lane] +
                                    run.as<ObstacleAvoidanceSettings>().margin);
}

double reachOf(const NodeRun& run, std::size_t lane) {
    return length(run.block.velocity(lane)) * run.as<ObstacleAvoidanceSettings>().lookAhead +
           run.block.radius[lane];
}

/// The direction of the shorter way around.
Vec2 asideOf(const Obstacles::Meeting& met, Vec2 heading) {
    const Vec2 left = turnLeft(heading);
    return met.left <= met.right ? left : left * -1;
}

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<ObstacleAvoidanceSettings>();
    const Obstacles* obstacles = geometryAt<Obstacles>(run, 0);
    runLanes(run, obstacles ? run.block.lanes() : 0,
             [&](std::size_t lane, const Self<double>& self) -> Force<double> {
                 const double reach = reachOf(run, lane);
                 const auto met = meeting(run, *obstacles, lane, self.heading, reach);
                 if (!met)
                     return {};
                 const double near = reach > 0 ? 1 - met->distance / reach : 1;
                 const Vec2 aside = asideOf(*met, self.heading);
                 return active(push(self, (aside - self.heading * settings.braking) * near));
             });
}

void inspect(const NodeRun& run, TermValues& to) {
    const Obstacles* obstacles = geometryAt<Obstacles>(run, 0);
    const Vec2 heading = run.block.heading(0);
    if (!obstacles)
        return;
    if (const auto met = meeting(run, *obstacles, 0, heading, reachOf(run, 0))) {
        to["distance"] = met->distance;
        to["aside"] = asideOf(*met, heading);
    }
}

} // namespace
} // namespace obstacle_avoidance_node

NodeType obstacleAvoidanceType() {
    using namespace obstacle_avoidance_node;
    using S = ObstacleAvoidanceSettings;
    NodeType type;
    type.id = "obstacle-avoidance";
    type.title = "Obstacle avoidance";
    type.kind = NodeKind::behavior;
    type.help =
        "Steers around the nearest obstacle in its way, harder when nearer, and brakes a little.";
    type.words = {"avoid", "rocks", "go around", "islands", "pillars", "collision"};
    type.source = "Reynolds 1999, obstacle avoidance; OpenSteer; yuka";
    type.steps = joinSteps(
        {{{"reach", "|velocity| * lookAhead + bodyRadius"}, {"near", "1 - distance / reach"}},
         pushSteps("(aside - heading * braking) * near")});
    type.symbols = {
        {"distance", "to the first obstacle in its way; inactive if there is none within reach"},
        {"aside", "left or right, the shorter way around the obstacle"}};
    type.ports = {obstaclesInput(), whenInput(), forceOutput()};
    type.settings = {
        timeSetting(&S::lookAhead, "lookAhead", "Look ahead",
                    "How far ahead it looks, as the time it takes to get there.", 1, 5),
        lengthSetting(&S::margin, "margin", "Margin", "The room to leave beside an obstacle.", 5,
                      100),
        shareSetting(&S::braking, "braking", "Braking",
                     "How much it brakes, as a share of how much it turns aside.", 0.3)};
    setHandles(type, {{"margin", around("position", "bodyRadius")}});
    return withCode<ObstacleAvoidanceSettings>(std::move(type),
                                               {.evaluate = evaluate, .inspect = inspect});
}

} // namespace tiller
