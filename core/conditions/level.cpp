#include "core/conditions/meter.h"
#include "core/nodes/common.h"

#include <limits>

namespace tiller::level_node {
namespace {

struct Settings : Between {
    static constexpr const char* symbol = "store";

    Settings() : Between{0, 1} {}
    static double numberOf(const NodeRun& run, std::size_t lane) {
        const InputPort& meter = run.inputs[0];
        return meter.links.empty() ? std::numeric_limits<double>::quiet_NaN()
                                   : run.allMemory[meter.memory + meterStore][lane];
    }
};

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Level";
    type.help = "True while a meter holds an amount between two values.";
    type.words = {"energy", "hungry", "full", "empty", "health", "threshold", "amount", "store"};
    type.steps = {{"store", "store"}, {"holds", "min <= store <= max"}};
    type.symbols = {{"store", "what the meter holds"}};
    type.ports = {{"meter", "Meter", PortType::meter, true, "The meter that it reads."},
                  conditionOutput()};
    type.settings = betweenSettings<Settings>("store", Unit::none, {0, noLimit, 10});
    setBetween<Settings>(type, {.markUsed = useNothing});
}

} // namespace tiller::level_node
