#include "core/behaviors/look_where_you_go.h"

#include "core/behaviors/turning.h"
#include "core/nodes/describe.h"
#include "core/nodes/lane_runs.h"

namespace tiller {

namespace look_where_you_go_node {
namespace {

void evaluate(const NodeRun& run) {
    const double most = run.as<LookWhereYouGoSettings>().maxTurnRate * run.block.moment->tickLength;
    run.out.on = 0;
    forLanes(run.enabled, [&](std::size_t lane) {
        const Vec2 turned = turnedToward(run.block.facing(lane), run.block.heading(lane), most);
        run.out.x[lane] = turned.x;
        run.out.y[lane] = turned.y;
        run.out.on |= LaneBits{1} << lane;
    });
}

} // namespace
} // namespace look_where_you_go_node

NodeType lookWhereYouGoType() {
    using namespace look_where_you_go_node;
    using S = LookWhereYouGoSettings;
    NodeType type;
    type.id = "look-where-you-go";
    type.title = "Look where you go";
    type.kind = NodeKind::behavior;
    type.help = "Turns to look the way it moves, at a limited rate.";
    type.words = {"smooth turn", "orientation", "align heading", "turn rate", "heading"};
    type.source = "gdx-ai, LookWhereYouAreGoing; Millington 2006";
    type.steps = {{"wanted", "heading"}, {"maxTurn", "maxTurnRate * tick"}};
    type.symbols = {{"facing", "turns toward wanted by at most maxTurn degrees"}};
    type.ports = {whenInput(), headingOutput()};
    type.settings = {maxTurnRateSetting(&S::maxTurnRate)};
    return withCode<LookWhereYouGoSettings>(std::move(type), {.evaluate = evaluate});
}

} // namespace tiller
