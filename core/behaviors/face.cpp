#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"

namespace tiller::face_node {
namespace {

struct Settings {
    double maxTurnRate = 360; ///< degrees per time
};

void evaluate(const NodeRun& run) {
    const double most = run.as<Settings>().maxTurnRate * run.block.moment->tickLength;
    const Signal* target = targetAt(run, 0);
    faceLanes(run, target ? target->on : 0, [&](std::size_t lane) {
        const Vec2 facing = run.block.facing(lane);
        const Vec2 offset{target->x[lane], target->y[lane]};
        return dot(offset, offset) > 0 ? turnedToward(facing, unit(offset), most) : facing;
    });
}

Port faced() {
    Port port = pointTarget();
    port.oneOnly = true;
    return port;
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Face";
    type.help = "Turns to look at the target, and leaves the velocity alone.";
    type.words = {"look at", "aim", "turret", "watch", "turn to", "strafe"};
    type.source = "gdx-ai, Face; Millington 2006";
    type.steps = {{"wanted", "unit(target - position)"}, {"maxTurn", "maxTurnRate * tick"}};
    type.symbols = {{"facing", "turns toward wanted by at most maxTurn degrees"}};
    type.ports = {faced(), whenInput(), headingOutput()};
    type.settings = {maxTurnRateSetting(&Settings::maxTurnRate)};
    setCode<Settings>(type).evaluate = evaluate;
}

} // namespace tiller::face_node
