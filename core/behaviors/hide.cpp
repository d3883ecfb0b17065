#include "core/behaviors/formulas.h"
#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"
#include "core/scene/geometry.h"

namespace tiller::hide_node {
namespace {

struct Settings {
    double speed = 1;   ///< share of maxSpeed, 0 to 1
    double margin = 15; ///< the room between obstacle and body
    double range = 400; ///< it uses only obstacles that reach within this
    double slowingRadius = 40;
};

/// The nearest place behind an obstacle, as seen from the threat; ties go to the first obstacle.
std::optional<Vec2> hidingPlace(const NodeRun& run, const Obstacles& obstacles, std::size_t lane,
                                Vec2 threat) {
    const auto& settings = run.as<Settings>();
    std::optional<Vec2> best;
    std::uint32_t bestObstacle = 0;
    const auto visit = [&](std::uint32_t obstacle, Vec2 center) {
        const Vec2 away = unit(center - threat);
        const double beyond =
            obstacles.extent(obstacle, away) + settings.margin + run.block.radius[lane];
        const Vec2 place = center + away * beyond;
        const double farther = best ? dot(place, place) - dot(*best, *best) : -1;
        if (farther > 0 || (farther == 0 && obstacle > bestObstacle))
            return;
        best = place;
        bestObstacle = obstacle;
    };
    obstacles.forEachWithin(*run.block.moment, run.block.position(lane), settings.range, visit);
    return best;
}

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<Settings>();
    const Signal* threat = targetAt(run, 0);
    const Obstacles* obstacles = geometryAt<Obstacles>(run, 1);
    const ArriveSettings arriving{settings.speed, settings.slowingRadius, 0};
    runLanes(run, threat && obstacles ? threat->on : 0,
             [&](std::size_t lane, const Self<double>& self) -> Force<double> {
                 const auto place =
                     hidingPlace(run, *obstacles, lane, {threat->x[lane], threat->y[lane]});
                 if (!place)
                     return {};
                 return arrive(self, Sight<double>{*place, {}}, arriving);
             });
}

void inspect(const NodeRun& run, TermValues& to) {
    const Signal* threat = targetAt(run, 0);
    const Obstacles* obstacles = geometryAt<Obstacles>(run, 1);
    if (!threat || !obstacles || !(threat->on & 1))
        return;
    const Vec2 seen{threat->x[0], threat->y[0]};
    if (const auto place = hidingPlace(run, *obstacles, 0, seen)) {
        to["place"] = run.block.position(0) + *place;
        to["away"] = unit(*place - seen);
    }
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Hide";
    type.help = "Goes behind the nearest obstacle, as seen from a threat.";
    type.words = {"cover", "take cover", "stealth", "ambush", "shelter", "out of sight"};
    type.source = "gdx-ai, Hide; Buckland 2005";
    type.steps = arriveSteps();
    type.symbols = {
        {"place",
         "the nearest obstacle + unit(obstacle - threat) * (its extent + margin + bodyRadius)"}};
    type.ports = {oneAgentInput("threat", "Threat", "The agent it hides from."), obstaclesInput(),
                  whenInput(), forceOutput()};
    type.settings = {speedSetting(&Settings::speed),
                     lengthSetting(&Settings::margin, "margin", "Margin",
                                   "How far behind the obstacle it hides.", 100),
                     lengthSetting(&Settings::range, "range", "Range",
                                   "It uses only obstacles that reach within this distance.", 1000),
                     slowingRadiusSetting(&Settings::slowingRadius)};
    setHandles(type, {{"margin", along("place - away * margin", "away")},
                      {"range", around("position")},
                      {"slowingRadius", around("place")}});
    setCode<Settings>(type, {.evaluate = evaluate, .inspect = inspect});
}

} // namespace tiller::hide_node
