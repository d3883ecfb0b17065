#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"

namespace tiller::dither_node {
namespace {

struct Settings {
    double leak = 0.1;   ///< the chance to skip an active force, 0 to 1
    double interval = 0; ///< the time between draws; 0: every tick
};

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<Settings>();
    const std::uint64_t round = drawRound(settings.interval, *run.block.moment);
    Signal& out = run.out;
    out.on = 0;
    std::uint32_t number = 0;
    for (const InputLink& link : run.inputs[0].links) {
        const Signal& in = run.signal(link);
        alignas(64) Lanes drawn;
        run.random->drawAll(round, {run.block.ordinal, run.block.count}, number++, drawn.data());
        LaneBits take = 0;
        forLanes(in.on & ~out.on, [&](std::size_t lane) {
            if (drawn[lane] < settings.leak)
                return;
            take |= LaneBits{1} << lane;
            out.x[lane] = in.x[lane] * weightAt(link, in, lane);
            out.y[lane] = in.y[lane] * weightAt(link, in, lane);
        });
        run.taken[link.taken] = take;
        out.on |= take;
    }
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Dither";
    type.help = "Takes the first active force, but skips each one with a small chance, so that "
                "later ones get a turn. If it skips all, it is inactive.";
    type.words = {"random priority", "leak", "leak through", "prioritized dithering", "sometimes"};
    type.formula = "force = weight * force of the first active input with random >= leak";
    type.source = "Reynolds 1999, prioritized dithering; OpenSteer, leak through";
    type.ports = {forcesInput(), whenInput(), forceOutput()};
    type.picksOne = true;
    type.settings = {
        shareSetting(&Settings::leak, "leak", "Leak", "The chance to skip an active force."),
        drawIntervalSetting(&Settings::interval, 10)};
    NodeCode& code = setCode<Settings>(type);
    code.draws = true;
    code.evaluate = evaluate;
    code.markUsed = markTakenLinks;
}

} // namespace tiller::dither_node
