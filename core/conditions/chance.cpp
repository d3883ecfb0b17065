#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"

namespace tiller::chance_node {
namespace {

struct Settings {
    double probability = 0.5;
    double interval = 1; ///< the time between draws; 0: every tick
};

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<Settings>();
    const std::uint64_t now = drawRound(settings.interval, *run.block.moment);
    run.out.on =
        run.random->below(settings.probability, now, {run.block.ordinal, run.block.count}, 0);
}

void inspect(const NodeRun& run, TermValues& to) {
    const std::uint64_t now = drawRound(run.as<Settings>().interval, *run.block.moment);
    to["random"] = run.random->draw(now, run.block.ordinal[0], 0);
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Chance";
    type.help = "True with a probability. Each agent draws anew every interval.";
    type.words = {"random", "probability", "dice", "sometimes", "maybe"};
    type.steps = {{"random", "random"}, {"holds", "random < probability"}};
    type.symbols = {{"random", "a number from 0 to 1, drawn anew every interval"}};
    type.ports = {conditionOutput()};
    type.settings = {
        shareSetting(&Settings::probability, "probability", "Probability", "0: never. 1: always."),
        drawIntervalSetting(&Settings::interval, 60)};
    NodeCode& code = setCode<Settings>(type);
    code.draws = true;
    code.evaluate = evaluate;
    code.inspect = inspect;
}

} // namespace tiller::chance_node
