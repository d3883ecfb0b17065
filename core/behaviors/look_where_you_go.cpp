#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"

namespace tiller::look_where_you_go_node {
namespace {

struct Settings {
    double maxTurnRate = 360; ///< degrees per time
};

void evaluate(const NodeRun& run) {
    const double most = run.as<Settings>().maxTurnRate * run.block.moment->tickLength;
    faceLanes(run, run.block.lanes(), [&](std::size_t lane) {
        return turnedToward(run.block.facing(lane), run.block.heading(lane), most);
    });
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Look where you go";
    type.help = "Turns to look the way it moves, at a limited rate.";
    type.words = {"smooth turn", "orientation", "align heading", "turn rate", "heading"};
    type.source = "gdx-ai, LookWhereYouAreGoing; Millington 2006";
    type.steps = {{"wanted", "heading"}, {"maxTurn", "maxTurnRate * tick"}};
    type.symbols = {{"facing", "turns toward wanted by at most maxTurn degrees"}};
    type.ports = {whenInput(), headingOutput()};
    type.settings = {maxTurnRateSetting(&Settings::maxTurnRate)};
    setCode<Settings>(type).evaluate = evaluate;
}

} // namespace tiller::look_where_you_go_node
