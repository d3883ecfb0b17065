#include "core/behaviors/face.h"

#include "core/behaviors/turning.h"
#include "core/nodes/describe.h"
#include "core/nodes/lane_runs.h"

namespace tiller {

namespace face_node {
namespace {

void evaluate(const NodeRun& run) {
    const double most = run.as<FaceSettings>().maxTurnRate * run.block.moment->tickLength;
    const Signal* target = targetAt(run, 0);
    run.out.on = 0;
    forLanes(target ? target->on & run.enabled : 0, [&](std::size_t lane) {
        const Vec2 facing = run.block.facing(lane);
        const Vec2 offset{target->x[lane], target->y[lane]};
        const Vec2 turned =
            dot(offset, offset) > 0 ? turnedToward(facing, unit(offset), most) : facing;
        run.out.x[lane] = turned.x;
        run.out.y[lane] = turned.y;
        run.out.on |= LaneBits{1} << lane;
    });
}

Port faced() {
    Port port = pointTarget();
    port.oneOnly = true;
    return port;
}

} // namespace
} // namespace face_node

NodeType faceType() {
    using namespace face_node;
    using S = FaceSettings;
    NodeType type;
    type.id = "face";
    type.title = "Face";
    type.kind = NodeKind::behavior;
    type.help = "Turns to look at the target, and leaves the velocity alone.";
    type.words = {"look at", "aim", "turret", "watch", "turn to", "strafe"};
    type.source = "gdx-ai, Face; Millington 2006";
    type.steps = {{"wanted", "unit(target - position)"}, {"maxTurn", "maxTurnRate * tick"}};
    type.symbols = {{"facing", "turns toward wanted by at most maxTurn degrees"}};
    type.ports = {faced(), whenInput(), headingOutput()};
    type.settings = {maxTurnRateSetting(&S::maxTurnRate)};
    return withCode<FaceSettings>(std::move(type), {.evaluate = evaluate});
}

} // namespace tiller
