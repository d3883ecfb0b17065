#include "core/behaviors/formulas.h"
#include "core/nodes/common.h"
#include "core/nodes/settling.h"
#include "core/scene/way_lanes.h"

namespace tiller::go_to_node {
namespace {

struct Settings {
    double speed = 1;           ///< share of maxSpeed, 0 to 1
    double slowingRadius = 100; ///< it slows down when the goal is nearer; 0: it does not
    double stopRadius = 1;      ///< inside it stops and stays
    bool settles = false;       ///< it stops at others that have arrived
};

struct Step : WayField::Step {
    std::optional<Vec2> goal; ///< its place; nothing while the way turns before it
};

/// The next step to the goal: along the way, or straight where no way leads to one.
std::optional<Step> nextStep(const NodeRun& run, std::size_t lane) {
    const Vec2 position = run.block.position(lane);
    const Way* way = wayOf(run.inputs[0].geometry);
    const Signal* ways = targetAt(run, 0);
    if (way && ways->on >> lane & 1) {
        std::optional<Vec2> goal;
        if (const auto step = stepOf(*way, *ways, run.block, lane, &goal))
            return Step{*step, goal};
    }
    const Signal* goal = targetAt(run, 1);
    if (!goal || !(goal->on >> lane & 1))
        return {};
    const Vec2 offset{goal->x[lane], goal->y[lane]};
    return Step{{offset, length(offset)}, position + offset};
}

double speedOf(const NodeRun& run, std::size_t lane, double left) {
    const auto& settings = run.as<Settings>();
    if (left <= settings.stopRadius)
        return 0;
    return run.block.maxSpeed[lane] * settings.speed * slowing(left, settings.slowingRadius);
}

void evaluate(const NodeRun& run) {
    const bool settles = run.as<Settings>().settles;
    const LaneBits arrived = settles ? arrivedLanes(run) : 0;
    runLanes(run, run.block.lanes(),
             [&](std::size_t lane, const Self<double>& self) -> Force<double> {
                 const auto step = nextStep(run, lane);
                 if (!step)
                     return {};
                 const double speed = arrived >> lane & 1 ? 0 : speedOf(run, lane, step->left);
                 return active(steer(self, unit(step->offset) * speed));
             });
}

/// At a target that moves, nobody settles.
void commit(const NodeRun& run) {
    const Signal* target = targetAt(run, 1);
    commitSettling(run, run.as<Settings>().stopRadius, [&](std::size_t lane) -> std::optional<Aim> {
        const double still = run.block.maxSpeed[lane] * movesShare;
        if (target && target->on >> lane & 1) {
            const Vec2 velocity = sightAt(*target, lane).velocity;
            if (dot(velocity, velocity) > still * still)
                return {};
        }
        const auto step = nextStep(run, lane);
        if (!step || !step->goal)
            return {};
        return Aim{*step->goal, step->left, speedOf(run, lane, step->left), unit(step->offset)};
    });
}

void inspect(const NodeRun& run, TermValues& to) {
    const auto step = nextStep(run, 0);
    if (!step)
        return;
    to["way"] = unit(step->offset);
    to["remaining"] = step->left;
    to["arrived"] = hasArrived(run);
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
                            {{"desired", "V * share", "remaining > stopRadius and not arrived"},
                             {"desired", "0", "remaining <= stopRadius or arrived"},
                             {"force", "(desired * way - velocity) * response"}}});
    type.symbols = {{"way", "the direction of the way, or straight at the goal without one"},
                    {"remaining", "how far it still is to the goal"},
                    arrivedSymbol()};
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
                                   "When the goal is nearer, it stops, and stays.", 50),
                     settlesSetting(&Settings::settles,
                                    "It also stops, and stays, at others that have arrived at "
                                    "the same goal.")};
    setHandles(type, {{"slowingRadius", around("position")}, {"stopRadius", around("position")}});
    NodeCode& code = setCode<Settings>(type);
    code.evaluate = evaluate;
    code.inspect = inspect;
    setVariant(type, "settles",
               {.memory = settlingMemory(),
                .settles = true,
                .evaluate = evaluate,
                .commit = commit,
                .inspect = inspect});
}

} // namespace tiller::go_to_node
