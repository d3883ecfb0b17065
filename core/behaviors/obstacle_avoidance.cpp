#include "core/base/angle.h"
#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"
#include "core/scene/geometry.h"

namespace tiller::obstacle_avoidance_node {
namespace {

struct Settings {
    double lookAhead = 1; ///< how far it looks, in time
    double margin = 5;    ///< the room between body and obstacle
    double braking = 0.3; ///< how much it brakes, as a share of how much it turns aside
};

std::optional<Obstacles::Meeting> meeting(const NodeRun& run, const Obstacles& obstacles,
                                          std::size_t lane, Vec2 heading, double reach) {
    return obstacles.firstAhead(*run.block.moment, run.block.position(lane), heading, reach,
                                run.block.radius[lane] + run.as<Settings>().margin);
}

double reachOf(const NodeRun& run, std::size_t lane) {
    return length(run.block.velocity(lane)) * run.as<Settings>().lookAhead + run.block.radius[lane];
}

/// The direction of the shorter way around.
Vec2 asideOf(const Obstacles::Meeting& met, Vec2 heading) {
    const Vec2 left = turnLeft(heading);
    return met.left <= met.right ? left : left * -1;
}

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<Settings>();
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
    setCode<Settings>(type, {.evaluate = evaluate, .inspect = inspect});
}

} // namespace tiller::obstacle_avoidance_node
