#include "core/base/angle.h"
#include "core/behaviors/formulas.h"
#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"
#include "core/scene/geometry.h"

namespace tiller {
namespace {

/// The nearest cut of a feeler by a wall.
std::optional<Obstacles::Cut> nearestCut(const Obstacles& obstacles, const Moment& moment,
                                         Vec2 from, Vec2 heading,
                                         const WallAvoidanceSettings& settings) {
    const double reach = settings.feelerLength;
    const SineCosine<double> turn = sineCosine(settings.feelerAngle);
    const Vec2 ahead = heading * turn.cosine;
    const Vec2 aside = turnLeft(heading) * turn.sine;
    std::optional<Obstacles::Cut> nearest;
    for (const Vec2 feeler : {heading, ahead + aside, ahead - aside}) {
        const auto cut = obstacles.firstCut(moment, from, feeler, reach);
        if (cut && (!nearest || cut->distance < nearest->distance))
            nearest = cut;
    }
    return nearest;
}

} // namespace

Force<double> avoidWalls(const Self<double>& self, const Obstacles& walls, const Moment& moment,
                         Vec2 from, const WallAvoidanceSettings& settings) {
    const auto nearest = nearestCut(walls, moment, from, self.heading, settings);
    if (!nearest || settings.feelerLength == 0)
        return {};
    const double depth = 1 - nearest->distance / settings.feelerLength;
    return active(push(self, nearest->normal * depth));
}

} // namespace tiller

namespace tiller::wall_avoidance_node {
namespace {

using Settings = WallAvoidanceSettings;

void evaluate(const NodeRun& run) {
    const Obstacles* obstacles = geometryAt<Obstacles>(run, 0);
    runLanes(run, obstacles ? run.block.lanes() : 0,
             [&](std::size_t lane, const Self<double>& self) {
                 return avoidWalls(self, *obstacles, *run.block.moment, run.block.position(lane),
                                   run.as<Settings>());
             });
}

void inspect(const NodeRun& run, TermValues& to) {
    const Obstacles* obstacles = geometryAt<Obstacles>(run, 0);
    if (!obstacles)
        return;
    if (const auto nearest = nearestCut(*obstacles, *run.block.moment, run.block.position(0),
                                        run.block.heading(0), run.as<Settings>())) {
        to["distance"] = nearest->distance;
        to["normal"] = nearest->normal;
    }
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Wall avoidance";
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
    type.settings = {lengthSetting(&Settings::feelerLength, "feelerLength", "Feeler length",
                                   "The length of the feelers.", 200),
                     numberSetting(&Settings::feelerAngle, "feelerAngle", "Feeler angle",
                                   "The angle between the feeler ahead and those to both sides.",
                                   Unit::degrees, {0, 180, 90})};
    setHandles(type, {{"feelerLength", along("position", "heading")},
                      {"feelerAngle",
                       {.shape = SettingHandle::Shape::eachSide,
                        .from = "position",
                        .way = "heading",
                        .reach = "feelerLength"}}});
    NodeCode& code = setCode<Settings>(type);
    code.evaluate = evaluate;
    code.inspect = inspect;
}

} // namespace tiller::wall_avoidance_node
