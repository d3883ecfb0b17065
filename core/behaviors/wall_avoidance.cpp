#include "core/behaviors/wall_avoidance.h"

#include "core/base/angle.h"
#include "core/nodes/describe.h"
#include "core/nodes/lane_runs.h"
#include "core/scene/geometry.h"

namespace tiller {

namespace {

/// Where the feeler is cut that is cut nearest.
std::optional<Obstacles::Cut> deepestCut(const NodeRun& run, const Obstacles& obstacles,
                                         const SineCosine<double>& turn, std::size_t lane,
                                         Vec2 heading) {
    const double reach = run.as<WallAvoidanceSettings>().feelerLength;
    const Vec2 ahead = heading * turn.cosine;
    const Vec2 aside = turnLeft(heading) * turn.sine;
    std::optional<Obstacles::Cut> deepest;
    for (const Vec2 feeler : {heading, ahead + aside, ahead - aside}) {
        const auto cut =
            obstacles.firstCut(*run.block.moment, run.block.position(lane), feeler, reach);
        if (cut && (!deepest || cut->distance < deepest->distance))
            deepest = cut;
    }
    return deepest;
}

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<WallAvoidanceSettings>();
    const Obstacles* obstacles = geometryAt<Obstacles>(run, 0);
    const SineCosine<double> turn = sineCosine(settings.feelerAngle);
    runLanes(run, obstacles ? run.block.lanes() : 0,
             [&](std::size_t lane, const Self<double>& self) -> Force<double> {
                 const auto deepest = deepestCut(run, *obstacles, turn, lane, self.heading);
                 if (!deepest || settings.feelerLength == 0)
                     return {};
                 const double depth = 1 - deepest->distance / settings.feelerLength;
                 return active(push(self, deepest->normal * depth));
             });
}

void inspect(const NodeRun& run, TermValues& to) {
    const Obstacles* obstacles = geometryAt<Obstacles>(run, 0);
    if (!obstacles)
        return;
    const SineCosine<double> turn = sineCosine(run.as<WallAvoidanceSettings>().feelerAngle);
    if (const auto deepest = deepestCut(run, *obstacles, turn, 0, run.block.heading(0))) {
        to["distance"] = deepest->distance;
        to["normal"] = deepest->normal;
    }
}

} // namespace

NodeType wallAvoidanceType() {
    using S = WallAvoidanceSettings;
    NodeType type;
    type.id = "wall-avoidance";
    type.title = "Wall avoidance";
    type.kind = NodeKind::behavior;
    type.help = "Feels ahead and to both sides, and is pushed away from the wall it feels most.";
    type.words = {"feelers", "whiskers", "avoid walls", "corridor", "ray", "indoor"};
    type.formula = "force = push(wall normal * (1 - distance / feelerLength)), of the feeler that "
                   "is cut nearest";
    type.source = "Reynolds 1999; gdx-ai, RaycastObstacleAvoidance; Buckland 2005";
    type.steps = {{"near", "1 - distance / feelerLength"},
                  {"force", "truncate(normal * near, 1) * maxSpeed / t'"}};
    type.ports = {obstaclesInput(), whenInput(), forceOutput()};
    type.settings = {
        lengthSetting(&S::feelerLength, "feelerLength", "Feeler length", "How far it feels.", 40,
                      200),
        bindMember({.id = "feelerAngle",
                    .title = "Feeler angle",
                    .help = "How far the feelers to both sides are turned from the one ahead.",
                    .unit = Unit::degrees,
                    .initial = 40.0,
                    .min = 0,
                    .max = 180,
                    .sliderMax = 90},
                   &S::feelerAngle)};
    giveHandles(type, {{"feelerLength", along("position", "heading")},
                       {"feelerAngle",
                        {.shape = SettingHandle::Shape::eachSide,
                         .from = "position",
                         .way = "heading",
                         .reach = "feelerLength"}}});
    return withCode<WallAvoidanceSettings>(std::move(type),
                                           {.evaluate = evaluate, .inspect = inspect});
}

} // namespace tiller
