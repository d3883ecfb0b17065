#include "core/conditions/level.h"

#include "core/conditions/meter.h"
#include "core/nodes/describe.h"

namespace tiller {

namespace level_node {
namespace {

using S = LevelSettings;

const double* stores(const NodeRun& run) {
    const InputPort& meter = run.inputs[0];
    return meter.links.empty() ? nullptr : run.allMemory[meter.memory + meterStore];
}

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<S>();
    run.out.on = 0;
    const double* store = stores(run);
    for (std::size_t lane = 0; store && lane < run.block.count; ++lane)
        run.out.on |= LaneBits{settings.min <= store[lane] && store[lane] <= settings.max} << lane;
}

/// Reading a meter does not drain it.
void markUsed(const NodeRun&) {}

void inspect(const NodeRun& run, TermValues& to) {
    const double* store = stores(run);
    to["store"] = store ? *store : 0;
}

Setting amountSetting(double S::*member, std::string_view id, std::string_view title,
                      double initial) {
    return bindMember({.id = id,
                       .title = title,
                       .help = "True while min <= store <= max.",
                       .initial = initial,
                       .min = 0,
                       .max = noLimit,
                       .sliderMax = 10},
                      member);
}

} // namespace
} // namespace level_node

NodeType levelType() {
    using namespace level_node;
    NodeType type;
    type.id = "level";
    type.title = "Level";
    type.kind = NodeKind::condition;
    type.help = "True while a meter holds an amount between two values.";
    type.words = {"energy", "hungry", "full", "empty", "health", "threshold", "amount", "store"};
    type.steps = {{"store", "store"}, {"holds", "min <= store <= max"}};
    type.symbols = {{"store", "what the meter holds"}};
    type.ports = {{"meter", "Meter", PortType::meter, true, "The meter that it reads."},
                  conditionOutput()};
    type.settings = {amountSetting(&S::min, "min", "Min", 0),
                     amountSetting(&S::max, "max", "Max", 1)};
    return withCode<S>(std::move(type),
                       {.evaluate = evaluate, .markUsed = markUsed, .inspect = inspect});
}

} // namespace tiller
