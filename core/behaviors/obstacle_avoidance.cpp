#include "core/base/angle.h"
#include "core/behaviors/formulas.h"
#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"
#include "core/scene/geometry.h"

namespace tiller {
namespace {

double reachAhead(Vec2 velocity, double radius, const ObstacleAvoidanceSettings& settings) {
    return length(velocity) * settings.lookAhead + radius;
}

/// The direction of the shorter way around.
Vec2 asideOf(const Obstacles::Meeting& met, Vec2 heading) {
    const Vec2 left = turnLeft(heading);
    return met.left <= met.right ? left : left * -1;
}

} // namespace

Force<double> avoidObstacles(const Self<double>& self, const Obstacles& obstacles,
                             const Moment& moment, Vec2 from, double radius,
                             const ObstacleAvoidanceSettings& settings) {
    const double reach = reachAhead(self.velocity, radius, settings);
    const auto met =
        obstacles.firstAhead(moment, from, self.heading, reach, radius + settings.margin);
    if (!met)
        return {};
    const double near = reach > 0 ? 1 - met->distance / reach : 1;
    const Vec2 aside = asideOf(*met, self.heading);
    return active(push(self, (aside - self.heading * settings.braking) * near));
}

} // namespace tiller

namespace tiller::obstacle_avoidance_node {
namespace {

using Settings = ObstacleAvoidanceSettings;

void evaluate(const NodeRun& run) {
    const Obstacles* obstacles = geometryAt<Obstacles>(run, 0);
    runLanes(
        run, obstacles ? run.block.lanes() : 0, [&](std::size_t lane, const Self<double>& self) {
            return avoidObstacles(self, *obstacles, *run.block.moment, run.block.position(lane),
                                  run.block.radius[lane], run.as<Settings>());
        });
}

void inspect(const NodeRun& run, TermValues& to) {
    const Obstacles* obstacles = geometryAt<Obstacles>(run, 0);
    const Vec2 heading = run.block.heading(0);
    if (!obstacles)
        return;
    const auto& settings = run.as<Settings>();
    const double radius = run.block.radius[0];
    if (const auto met = obstacles->firstAhead(*run.block.moment, run.block.position(0), heading,
                                               reachAhead(run.block.velocity(0), radius, settings),
                                               radius + settings.margin)) {
        to["distance"] = met->distance;
        to["aside"] = asideOf(*met, heading);
    }
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Obstacle avoidance";
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
    type.settings = {timeSetting(&Settings::lookAhead, "lookAhead", "Look ahead",
                                 "How far ahead it looks, as the time it takes to get there.", 5),
                     lengthSetting(&Settings::margin, "margin", "Margin",
                                   "The room to leave beside an obstacle.", 100),
                     shareSetting(&Settings::braking, "braking", "Braking",
                                  "How much it brakes, as a share of how much it turns aside.")};
    setHandles(type, {{"margin", around("position", "bodyRadius")}});
    NodeCode& code = setCode<Settings>(type);
    code.evaluate = evaluate;
    code.inspect = inspect;
}

} // namespace tiller::obstacle_avoidance_node
