#include "core/conditions/within_range.h"

#include "core/base/lattice.h"
#include "core/nodes/describe.h"
#include "core/targets/sighting.h"

namespace tiller {

namespace within_range_node {
namespace {

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<WithinRangeSettings>();
    run.out.on = targetWithin(run, settings.min, settings.max);
}

} // namespace
} // namespace within_range_node

NodeType withinRangeType() {
    using namespace within_range_node;
    NodeType type;
    type.id = "within-range";
    type.title = "Within range";
    type.kind = NodeKind::condition;
    type.help = "True while the target is between two distances.";
    type.words = {"near", "close", "distance", "range", "far", "proximity"};
    type.steps = {{"d", "|target - position|"}, {"holds", "min <= d <= max"}};
    type.ports = {pointTarget(), conditionOutput()};
    const char* help = "True while min <= distance <= max.";
    type.settings = {
        lengthSetting(&WithinRangeSettings::min, "min", "Min", help, 0, 500, noLimit),
        lengthSetting(&WithinRangeSettings::max, "max", "Max", help, 100, 500, noLimit)};
    setHandles(type, {{"min", around("target")}, {"max", around("target")}});
    return withCode<WithinRangeSettings>(std::move(type), {.evaluate = evaluate});
}

} // namespace tiller
