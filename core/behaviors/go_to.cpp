#include "core/behaviors/formulas.h"
#include "core/nodes/common.h"
#include "core/scene/way_lanes.h"

namespace tiller::go_to_node {
namespace {

struct Settings {
    double speed = 1;           ///< share of maxSpeed, 0 to 1
    double slowingRadius = 100; ///< it slows down when the goal is nearer; 0: it does not
    double stopRadius = 1;      ///< inside it stops and stays
};

/// The next step to the goal: along the way, or straight where no way leads to one.
std::optional<WayField::Step> nextStep(const NodeRun& run, std::size_t lane) {
    const Way* way = wayOf(run.inputs[0].geometry);
    const Signal* ways = targetAt(run, 0);
    if (way && ways->on >> lane & 1)
        if (const auto step = stepOf(*way, *ways, run.block, lane))
            return step;
    const Signal* goal = targetAt(run, 1);
    if (!goal || !(goal->on >> lane & 1))
        return {};
    const Vec2 offset{goal->x[lane], goal->y[lane]};
    return WayField::Step{offset, length(offset)};
}

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<Settings>();
    runLanes(run, run.block.lanes(),
             [&](std::size_t lane, const Self<double>& self) -> Force<double> {
                 const auto step = nextStep(run, lane);
                 if (!step)
                     return {};
                 double speed = 0;
                 if (step->left > settings.stopRadius)
                     speed = self.maxSpeed * settings.speed *
                             slowing(step->left, settings.slowingRadius);
                 return active(steer(self, unit(step->offset) * speed));
             });
}

void inspect(const NodeRun& run, TermValues& to) {
    const auto step = nextStep(run, 0);
    if (!step)
        return;
    to["way"] = unit(step->offset);
    to["remaining"] = step->left;
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Go to";
    type.help = "Follows a way around obstacles to its goal, slows down inside the slowing radius, "
                "and stops there.";
    type.words = {"path finding", "pathfinding", "navigate", "move to",
                  "walk to",      "travel",      "route"};
    type.source = "Reynolds 1999, arrival; Sethian 1996, fast marching";
    type.steps = joinSteps({{{"V", "speed * maxSpeed"}},
                            slowingSteps("remaining"),
                            {{"desired", "V * share", "remaining > stopRadius"},
                             {"desired", "0", "remaining <= stopRadius"},
                             {"force", "(desired * way - velocity) / t'"}}});
    type.symbols = {{"way", "the direction of the way, or straight at the goal without one"},
                    {"remaining", "how far it still is to the goal"}};
    type.ports = {{.id = "way",
                   .title = "Way",
                   .type = PortType::field,
                   .help = "The way to follow.",
                   .optional = true},
                  {.id = "target",
                   .title = "Target",
                   .type = PortType::point,
                   .help = "Where it goes straight while no way leads to a goal.",
                   .optional = true,
                   .oneOnly = true},
                  whenInput(),
                  forceOutput()};
    type.settings = {speedSetting(&Settings::speed), slowingRadiusSetting(&Settings::slowingRadius),
                     lengthSetting(&Settings::stopRadius, "stopRadius", "Stop radius",
                                   "When the goal is nearer, it stops, and stays.", 50)};
    setHandles(type, {{"slowingRadius", around("position")}, {"stopRadius", around("position")}});
    setCode<Settings>(type, {.evaluate = evaluate, .inspect = inspect});
}

} // namespace tiller::go_to_node
