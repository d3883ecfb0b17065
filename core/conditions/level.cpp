#include "core/conditions/meter.h"
#include "core/nodes/common.h"

namespace tiller::level_node {
namespace {

struct Settings {
    double min = 0;
    double max = 1;
};

const double* stores(const NodeRun& run) {
    const InputPort& meter = run.inputs[0];
    return meter.links.empty() ? nullptr : run.allMemory[meter.memory + meterStore];
}

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<Settings>();
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

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Level";
    type.help = "True while a meter holds an amount between two values.";
    type.words = {"energy", "hungry", "full", "empty", "health", "threshold", "amount", "store"};
    type.steps = {{"store", "store"}, {"holds", "min <= store <= max"}};
    type.symbols = {{"store", "what the meter holds"}};
    type.ports = {{"meter", "Meter", PortType::meter, true, "The meter that it reads."},
                  conditionOutput()};
    const char* help = "True while min <= store <= max.";
    const Range amounts{0, noLimit, 10};
    type.settings = {numberSetting(&Settings::min, "min", "Min", help, Unit::none, amounts),
                     numberSetting(&Settings::max, "max", "Max", help, Unit::none, amounts)};
    setCode<Settings>(type, {.evaluate = evaluate, .markUsed = markUsed, .inspect = inspect});
}

} // namespace tiller::level_node
