#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"

namespace tiller::draw_node {
namespace {

enum class Shape { even, bell };
enum class Renews { never, regularly };

struct Settings {
    double low = 0;
    double high = 1;
    Shape shape = Shape::even;
    Renews renews = Renews::never;
    double interval = 1; ///< the time between draws; 0: every tick
};

constexpr std::uint32_t bellDraws = 12;

/// The mean of twelve even numbers has the shape of a bell, without a logarithm.
void evaluate(const NodeRun& run) {
    const auto& settings = run.as<Settings>();
    const std::uint64_t round =
        settings.renews == Renews::never ? 0 : drawRound(settings.interval, *run.block.moment);
    const std::uint32_t draws = settings.shape == Shape::even ? 1 : bellDraws;
    alignas(64) Lanes drawn;
    Lanes& sum = run.out.x;
    sum.fill(0);
    for (std::uint32_t draw = 0; draw < draws; ++draw) {
        run.random->drawAll(round, {run.block.ordinal, run.block.count}, draw, drawn.data());
        for (std::size_t lane = 0; lane < run.block.count; ++lane)
            sum[lane] += drawn[lane];
    }
    for (std::size_t lane = 0; lane < run.block.count; ++lane)
        sum[lane] = settings.low + (settings.high - settings.low) * (sum[lane] / draws);
    run.out.on = run.block.lanes();
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Draw";
    type.help = "A random number between two others: one for life, or a new one every interval.";
    type.words = {"random", "dice", "noise", "spread", "normal", "gaussian", "uniform"};
    type.formula = "number = low + (high - low) * random. Bell: random is the mean of 12 draws";
    type.ports = {numberOutput()};
    const Range numbers{-coordinateLimit, coordinateLimit, 100};
    type.settings = {
        numberSetting(&Settings::low, "low", "Low", "The least number.", Unit::none, numbers),
        numberSetting(&Settings::high, "high", "High", "No number is larger.", Unit::none, numbers),
        choiceSetting(&Settings::shape, "shape", "Shape", "How the numbers are spread.",
                      {{"even", "Even", "Each number is equally likely."},
                       {"bell", "Bell", "Numbers in the middle are likelier: the mean of 12."}}),
        choiceSetting(&Settings::renews, "renews", "Drawn", "How long an agent keeps its number.",
                      {{"never", "For life", "Each agent draws one number."},
                       {"regularly", "Regularly", "Each agent draws anew every interval."}}),
        onlyWhen(drawIntervalSetting(&Settings::interval, 60), "renews", "regularly")};
    NodeCode& code = setCode<Settings>(type);
    code.draws = true;
    code.evaluate = evaluate;
    code.isOfWorld = [](const void*) { return true; };
    code.inspect = inspectNumber;
}

} // namespace tiller::draw_node
