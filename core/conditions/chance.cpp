#include "core/conditions/chance.h"

#include "core/nodes/draw_round.h"

namespace tiller {

namespace chance_node {
namespace {

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<ChanceSettings>();
    const std::uint64_t now = drawRound(settings.interval, *run.block.moment);
    run.out.on =
        run.random->below(settings.probability, now, {run.block.ordinal, run.block.count}, 0);
}

void inspect(const NodeRun& run, TermValues& to) {
    const std::uint64_t now = drawRound(run.as<ChanceSettings>().interval, *run.block.moment);
    to["random"] = run.random->draw(now, run.block.ordinal[0], 0);
}

} // namespace
} // namespace chance_node

NodeType chanceType() {
    using namespace chance_node;
    NodeType type;
    type.id = "chance";
    type.title = "Chance";
    type.kind = NodeKind::condition;
    type.help = "True with a probability. Each agent draws anew every interval.";
    type.words = {"random", "probability", "dice", "sometimes", "maybe"};
    type.steps = {{"random", "random"}, {"holds", "random < probability"}};
    type.symbols = {{"random", "a number from 0 to 1, drawn anew every interval"}};
    type.ports = {conditionOutput()};
    type.settings = {shareSetting(&ChanceSettings::probability, "probability", "Probability",
                                  "0: never. 1: always.", 0.5),
                     drawIntervalSetting(&ChanceSettings::interval, 1, 60)};
    return withCode<ChanceSettings>(std::move(type),
                                    {.draws = true, .evaluate = evaluate, .inspect = inspect});
}

} // namespace tiller
