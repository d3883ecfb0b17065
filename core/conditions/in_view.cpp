#include "core/conditions/in_view.h"

#include "core/base/angle.h"
#include "core/nodes/describe.h"
#include "core/nodes/lane_runs.h"
#include "core/targets/sighting.h"

namespace tiller {

namespace in_view_node {
namespace {

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<InViewSettings>();
    const double cosine = sineCosine(settings.viewAngle / 2).cosine;
    const double bound = cosine * magnitude(cosine);
    const auto sees = [&](std::size_t lane, Vec2 offset) {
        const double d2 = dot(offset, offset);
        return d2 <= settings.range * settings.range &&
               (settings.viewAngle >= 360 || inView(run.block.facing(lane), offset, d2, bound));
    };
    run.out.on = anyTarget(run, sees);
}

} // namespace
} // namespace in_view_node

NodeType inViewType() {
    using namespace in_view_node;
    using S = InViewSettings;
    NodeType type;
    type.id = "in-view";
    type.title = "In view";
    type.kind = NodeKind::condition;
    type.help = "True while the target is in front, within a view angle and a distance.";
    type.words = {"see", "sight", "vision", "field of view", "ahead", "look", "visible"};
    type.steps = {{"d", "|target - position|"},
                  {"ahead", "dot(facing, unit(target - position))"},
                  {"holds", "d <= range and (viewAngle >= 360 or ahead >= cos(viewAngle / 2))"}};
    type.ports = {pointTarget(), conditionOutput()};
    type.settings = {
        bindMember({.id = "viewAngle",
                    .title = "View angle",
                    .help = "How wide it sees, half to each side. 360: all round.",
                    .unit = Unit::degrees,
                    .initial = 120.0,
                    .min = 0,
                    .max = 360,
                    .sliderMax = 360},
                   &S::viewAngle),
        lengthSetting(&S::range, "range", "Range", "How far it sees.", noLimit, 500, noLimit)};
    setHandles(type, {{"viewAngle", spread("range")}, {"range", around("position")}});
    return withCode<S>(std::move(type), {.evaluate = evaluate});
}

} // namespace tiller
