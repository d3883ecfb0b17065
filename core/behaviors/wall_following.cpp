#include "core/base/angle.h"
#include "core/behaviors/formulas.h"
#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"
#include "core/scene/geometry.h"

namespace tiller::wall_following_node {
namespace {

struct Settings {
    double speed = 1;       ///< share of maxSpeed, 0 to 1
    double distance = 20;   ///< from the wall
    double lookAhead = 0.5; ///< how far along the wall it aims, in time
    double range = 100;     ///< it ignores walls farther away
};

/// A place of a wall, from the agent, and the direction off the wall.
struct Wall {
    Vec2 offset;
    Vec2 outward;
};

/// The nearest wall; in an inner corner, the wall ahead once it is near.
std::optional<Wall> wallToFollow(const NodeRun& run, const Obstacles& obstacles, std::size_t lane,
                                 const Self<double>& self, double reach) {
    const auto& settings = run.as<Settings>();
    const Moment& moment = *run.block.moment;
    const Vec2 from = run.block.position(lane);
    const auto near = obstacles.nearest(moment, from, settings.range);
    if (!near)
        return {};
    Wall wall{near->offset, unit(near->offset * (near->distance < 0 ? 1 : -1))};
    if (wall.outward == Vec2{})
        wall.outward = turnLeft(self.heading);
    const auto ahead = obstacles.firstCut(moment, from, self.heading, settings.distance + reach);
    // A cut of the wall that it already follows is only a bend.
    if (ahead && dot(ahead->normal, wall.outward) < 0.5)
        return Wall{self.heading * ahead->distance, unit(ahead->normal + wall.outward * 1e-3)};
    return wall;
}

double reachOf(const NodeRun& run, std::size_t lane) {
    const auto& settings = run.as<Settings>();
    return run.block.maxSpeed[lane] * settings.speed * settings.lookAhead;
}

/// The direction along the wall in which it already moves.
Vec2 alongOf(const Wall& wall, Vec2 heading) {
    const Vec2 along = turnLeft(wall.outward);
    return dot(along, heading) < 0 ? along * -1 : along;
}

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<Settings>();
    const Obstacles* obstacles = geometryAt<Obstacles>(run, 0);
    runLanes(run, obstacles ? run.block.lanes() : 0,
             [&](std::size_t lane, const Self<double>& self) -> Force<double> {
                 const double reach = reachOf(run, lane);
                 const auto wall = wallToFollow(run, *obstacles, lane, self, reach);
                 if (!wall)
                     return {};
                 const Vec2 place = wall->offset + wall->outward * settings.distance +
                                    alongOf(*wall, self.heading) * reach;
                 return seek(self, {place, {}}, SeekSettings{settings.speed});
             });
}

void inspect(const NodeRun& run, TermValues& to) {
    const Obstacles* obstacles = geometryAt<Obstacles>(run, 0);
    if (!obstacles)
        return;
    const Self<double> self = selfAt(run.block, 0);
    if (const auto wall = wallToFollow(run, *obstacles, 0, self, reachOf(run, 0))) {
        to["wall"] = run.block.position(0) + wall->offset;
        to["normal"] = wall->outward;
        to["along"] = alongOf(*wall, self.heading);
    }
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Wall following";
    type.help = "Goes along the nearest wall or obstacle, at a distance from it.";
    type.words = {"hug the wall", "along", "perimeter", "patrol", "coast", "edge"};
    type.source = "Reynolds 1999, wall following";
    type.steps =
        joinSteps({{{"place", "wall + normal * distance + along * speed * maxSpeed * lookAhead"}},
                   seekSteps("place")});
    type.symbols = {{"wall", "the nearest place of a wall; inactive if there is none within range"},
                    {"normal", "the direction off the wall"},
                    {"along", "the direction along the wall in which it already moves"}};
    type.ports = {obstaclesInput(), whenInput(), forceOutput()};
    type.settings = {speedSetting(&Settings::speed),
                     lengthSetting(&Settings::distance, "distance", "Distance",
                                   "How far from the wall it goes.", 200),
                     timeSetting(&Settings::lookAhead, "lookAhead", "Look ahead",
                                 "How far along the wall it aims, in time.", 5),
                     lengthSetting(&Settings::range, "range", "Range",
                                   "It ignores walls farther away than this.", 500)};
    setHandles(type, {{"distance", around("position")}, {"range", around("position")}});
    NodeCode& code = setCode<Settings>(type);
    code.evaluate = evaluate;
    code.inspect = inspect;
}

} // namespace tiller::wall_following_node
