#include "core/behaviors/wall_following.h"

#include "core/base/angle.h"
#include "core/behaviors/formulas.h"
#include "core/nodes/describe.h"
#include "core/nodes/lane_runs.h"
#include "core/scene/geometry.h"

namespace tiller {

namespace {

/// The place beside the wall to seek. @param wall the nearest place of it, from the agent
Vec2 besideWall(const Self<double>& self, const Obstacles::Near& wall,
                const WallFollowingSettings& settings) {
    Vec2 outward = unit(wall.offset * (wall.distance < 0 ? 1 : -1));
    if (outward == Vec2{})
        outward = turnLeft(self.heading);
    Vec2 along = turnLeft(outward);
    if (dot(along, self.heading) < 0)
        along = along * -1;
    const double reach = self.maxSpeed * settings.speed * settings.lookAhead;
    return wall.offset + outward * settings.distance + along * reach;
}

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<WallFollowingSettings>();
    const Obstacles* obstacles = geometryAt<Obstacles>(run, 0);
    runLanes(run, obstacles ? run.block.lanes() : 0,
             [&](std::size_t lane, const Self<double>& self) -> Force<double> {
                 const auto wall = obstacles->nearest(*run.block.moment, run.block.position(lane),
                                                      settings.range);
                 if (!wall)
                     return {};
                 return seek(self, {besideWall(self, *wall, settings), {}},
                             SeekSettings{settings.speed});
             });
}

} // namespace

NodeType wallFollowingType() {
    using S = WallFollowingSettings;
    NodeType type;
    type.id = "wall-following";
    type.title = "Wall following";
    type.kind = NodeKind::behavior;
    type.help = "Goes along the nearest wall or obstacle, at a distance from it.";
    type.words = {"hug the wall", "along", "perimeter", "patrol", "coast", "edge"};
    type.formula = "force = seek(wall + normal * distance + along * maxSpeed * speed * lookAhead), "
                   "at its nearest place";
    type.source = "Reynolds 1999, wall following";
    type.ports = {obstaclesInput(), whenInput(), forceOutput()};
    type.settings = {speedSetting(&S::speed),
                     lengthSetting(&S::distance, "distance", "Distance",
                                   "How far from the wall it goes.", 20, 200),
                     timeSetting(&S::lookAhead, "lookAhead", "Look ahead",
                                 "How far along the wall it aims, in time.", 0.5, 5),
                     lengthSetting(&S::range, "range", "Range",
                                   "Walls farther away are not followed.", 100, 500)};
    return withCode<WallFollowingSettings>(std::move(type), {.evaluate = evaluate});
}

} // namespace tiller
