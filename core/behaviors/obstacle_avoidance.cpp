#include "core/behaviors/obstacle_avoidance.h"

#include "core/base/angle.h"
#include "core/nodes/describe.h"
#include "core/nodes/lane_runs.h"
#include "core/scene/geometry.h"

namespace tiller {

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

/// The shorter way around.
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

NodeType obstacleAvoidanceType() {
    using S = ObstacleAvoidanceSettings;
    NodeType type;
    type.id = "obstacle-avoidance";
    type.title = "Obstacle avoidance";
    type.kind = NodeKind::behavior;
    type.help =
        "Steers around the nearest obstacle in its way, the more the nearer, and brakes a little.";
    type.words = {"avoid", "rocks", "go around", "islands", "pillars", "collision"};
    type.formula = "force = push((aside - heading * braking) * (1 - distance / reach)); reach = "
                   "speed * lookAhead + radius; push(s) = truncate(s, 1) * maxSpeed / t'";
    type.source = "Reynolds 1999, obstacle avoidance; OpenSteer; yuka";
    type.steps = {{"reach", "|velocity| * lookAhead + bodyRadius"},
                  {"near", "1 - distance / reach"},
                  {"force", "truncate((aside - heading * braking) * near, 1) * maxSpeed / t'"}};
    type.ports = {obstaclesInput(), whenInput(), forceOutput()};
    type.settings = {timeSetting(&S::lookAhead, "lookAhead", "Look ahead",
                                 "How far ahead it looks, as the time it takes to get there.", 1,
                                 5),
                     lengthSetting(&S::margin, "margin", "Margin",
                                   "How much room it leaves beside an obstacle.", 5, 100),
                     bindMember({.id = "braking",
                                 .title = "Braking",
                                 .help = "How much it brakes, as a share of how much it turns.",
                                 .unit = Unit::share,
                                 .initial = 0.3,
                                 .min = 0,
                                 .max = 1,
                                 .sliderMax = 1},
                                &S::braking)};
    giveHandles(type, {{"margin", around("position", "bodyRadius")}});
    return withCode<ObstacleAvoidanceSettings>(std::move(type),
                                               {.evaluate = evaluate, .inspect = inspect});
}

} // namespace tiller
