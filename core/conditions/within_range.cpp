#include "core/base/lattice.h"
#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"

namespace tiller::within_range_node {
namespace {

struct Settings {
    double min = 0;
    double max = 100;
};

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<Settings>();
    run.out.on = targetWithin(run, settings.min, settings.max);
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Within range";
    type.help = "True while the target is between two distances.";
    type.words = {"near", "close", "distance", "range", "far", "proximity"};
    type.steps = {{"d", "|target - position|"}, {"holds", "min <= d <= max"}};
    type.ports = {pointTarget(), conditionOutput()};
    const char* help = "True while min <= distance <= max.";
    type.settings = {lengthSetting(&Settings::min, "min", "Min", help, 500, noLimit),
                     lengthSetting(&Settings::max, "max", "Max", help, 500, noLimit)};
    setHandles(type, {{"min", around("target")}, {"max", around("target")}});
    setCode<Settings>(type, {.evaluate = evaluate});
}

} // namespace tiller::within_range_node
