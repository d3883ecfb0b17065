#include "core/behaviors/wall_avoidance.h"

#include "core/base/angle.h"
#include "core/behaviors/formula_steps.h"
#include "core/nodes/describe.h"
#include "core/nodes/lane_runs.h"
#include "core/scene/geometry.h"

namespace tiller {

namespace wall_avoidance_node {
namespace {

/// The nearest cut of a feeler by a wall.
std::optional<Obstacles::Cut> nearestCut(const NodeRun& run, const Obstacles& obstacles,
                                         const SineCosine<double>& turn, std::size_t lane,
                                         Vec2 heading) {
    const double reach = run.as<WallAvoidanceSettings>().feelerLength;
    const Vec2 ahead = heading * turn.cosine;
    const Vec2 aside = turnLeft(heading) * turn.sine;
    std::optional<Obstacles::Cut> nearest;
    for (const Vec2 feeler : {heading, ahead + aside, ahead - aside}) {
        const auto cut =
            obstacles.firstCut(*run.block.moment, run.block.position(lane), feeler, reach);
        if (cut && (!nearest || cut->distance < nearest->distance))
            nearest = cut;
    }
    return nearest;
}

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<WallAvoidanceSettings>();
    const Obstacles* obstacles = geometryAt<Obstacles>(run, 0);
    const SineCosine<double> turn = sineCosine(settings.feelerAngle);
    runLanes(run, obstacles ? run.block.lanes() : 0,
             [&](std::size_t lane, const Self<double>& self) -> Force<double> {
                 const auto nearest = nearestCut(run, *obstacles, turn, lane, self.heading);
                 if (!nearest || settings.feelerLength == 0)
                     return {};
                 const double depth = 1 - nearest->distance / settings.feelerLength;
                 return active(push(self, nearest->normal * depth));
             });
}

void inspect(const NodeRun& run, TermValues& to) {
    const Obstacles* obstacles = geometryAt<Obstacles>(run, 0);
    if (!obstacles)
        return;
    const SineCosine<double> turn = sineCosine(run.as<WallAvoidanceSettings>().feelerAngle);
    if (const auto nearest = nearestCut(run, *obstacles, turn, 0, run.block.heading(0))) {
        to["distance"] = nearest->distance;
        to["normal"] = nearest->normal;
    }
}

} // namespace
} // namespace wall_avoidance_node

NodeType wallAvoidanceType() {
    using namespace wall_avoidance_node;
    using S = WallAvoidanceSettings;
    NodeType type;
    type.id = "wall-avoidance";
    type.title = "Wall avoidance";
    type.kind = NodeKind::behavior;
    type.help =
        "Feels ahead and to both sides, and turns away from the nearest wall that it feels.";
    type.words = {"feelers", "whiskers", "avoid walls", "corridor", "ray", "indoor"};
    type.source = "Reynolds 1999; gdx-ai, RaycastObstacleAvoidance; Buckland 2005";
    type.steps = joinSteps({{{"near", "1 - distance / feelerLength", "feelerLength > 0"}},
                            pushSteps("normal * near")});
    type.symbols = {
        {"distance", "along its feeler to the nearest wall; inactive if no feeler touches one"},
        {"normal", "the direction off that wall"}};
    type.ports = {obstaclesInput(), whenInput(), forceOutput()};
    type.settings = {
        lengthSetting(&S::feelerLength, "feelerLength", "Feeler length",
                      "The length of the feelers.", 40, 200),
        bindMember({.id = "feelerAngle",
                    .title = "Feeler angle",
                    .help = "The angle between the feeler ahead and those to both sides.",
                    .unit = Unit::degrees,
                    .initial = 40.0,
                    .min = 0,
                    .max = 180,
                    .sliderMax = 90},
                   &S::feelerAngle)};
    setHandles(type, {{"feelerLength", along("position", "heading")},
                      {"feelerAngle",
                       {.shape = SettingHandle::Shape::eachSide,
                        .from = "position",
                        .way = "heading",
                        .reach = "feelerLength"}}});
    return withCode<WallAvoidanceSettings>(std::move(type),
                                           {.evaluate = evaluate, .inspect = inspect});
}

} // namespace tiller
