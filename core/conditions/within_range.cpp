#include "core/base/lattice.h"
#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"

namespace tiller::within_range_node {
namespace {

struct Settings : Between {
    Settings() : Between{0, 100} {}
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
    type.settings = betweenSettings<Settings>("distance", Unit::length, {0, noLimit, 500});
    setHandles(type, {{"min", around("target")}, {"max", around("target")}});
    setCode<Settings>(type).evaluate = evaluate;
}

} // namespace tiller::within_range_node
