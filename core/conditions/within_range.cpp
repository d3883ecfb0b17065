#include "core/conditions/within_range.h"

#include "core/base/lattice.h"
#include "core/nodes/describe.h"
#include "core/targets/sighting.h"

namespace tiller {

namespace {

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<WithinRangeSettings>();
    run.out.on = targetWithin(run, settings.min, settings.max);
}

Setting distanceSetting(double WithinRangeSettings::*member, std::string id, std::string title,
                        double initial) {
    return bindMember({.id = std::move(id),
                       .title = std::move(title),
                       .help = "True while min <= distance <= max.",
                       .unit = Unit::length,
                       .initial = initial,
                       .min = 0,
                       .max = noLimit,
                       .sliderMax = 500},
                      member);
}

} // namespace

NodeType withinRangeType() {
    NodeType type;
    type.id = "within-range";
    type.title = "Within range";
    type.kind = NodeKind::condition;
    type.help = "True while the target is between two distances.";
    type.words = {"near", "close", "distance", "range", "far", "proximity"};
    type.formula = "min <= |target - position| <= max";
    type.steps = {{"d", "|target - position|"}, {"holds", "min <= d <= max"}};
    type.ports = {pointTarget(), conditionOutput()};
    type.settings = {distanceSetting(&WithinRangeSettings::min, "min", "Min", 0),
                     distanceSetting(&WithinRangeSettings::max, "max", "Max", 100)};
    giveHandles(type, {{"min", around("target")}, {"max", around("target")}});
    return withCode<WithinRangeSettings>(std::move(type), {.evaluate = evaluate});
}

} // namespace tiller
