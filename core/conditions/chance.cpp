#include "core/conditions/chance.h"

#include "core/base/lattice.h"
#include "core/nodes/describe.h"
#include "core/nodes/draw_round.h"

namespace tiller {

namespace {

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<ChanceSettings>();
    const std::uint64_t now = drawRound(settings.interval, *run.block.moment);
    alignas(64) Lanes drawn;
    run.random.drawAll(now, {run.block.ordinal, run.block.count}, 0, drawn.data());
    run.out.on = 0;
    for (std::size_t lane = 0; lane < run.block.count; ++lane)
        run.out.on |= LaneBits{drawn[lane] < settings.probability} << lane;
}

void inspect(const NodeRun& run, TermValues& to) {
    const std::uint64_t now = drawRound(run.as<ChanceSettings>().interval, *run.block.moment);
    to["random"] = run.random.draw(now, run.block.ordinal[0], 0);
}

} // namespace

NodeType chanceType() {
    NodeType type;
    type.id = "chance";
    type.title = "Chance";
    type.kind = NodeKind::condition;
    type.help = "True with a probability, drawn anew every interval, by each agent for itself.";
    type.words = {"random", "probability", "dice", "sometimes", "maybe"};
    type.formula = "random < probability";
    type.steps = {{"random", "random"}, {"holds", "random < probability"}};
    type.ports = {conditionOutput()};
    type.settings = {bindMember({.id = "probability",
                                 .title = "Probability",
                                 .help = "0: never. 1: always.",
                                 .unit = Unit::share,
                                 .initial = 0.5,
                                 .min = 0,
                                 .max = 1,
                                 .sliderMax = 1},
                                &ChanceSettings::probability),
                     bindMember({.id = "interval",
                                 .title = "Interval",
                                 .help = "It is drawn anew after this time. 0: every tick.",
                                 .unit = Unit::time,
                                 .initial = 1.0,
                                 .min = 0,
                                 .max = coordinateLimit,
                                 .sliderMax = 60},
                                &ChanceSettings::interval)};
    return withCode<ChanceSettings>(std::move(type), {.evaluate = evaluate, .inspect = inspect});
}

} // namespace tiller
