#include "core/base/angle.h"
#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"
#include "core/scene/geometry.h"

namespace tiller::in_view_node {
namespace {

struct Settings {
    double viewAngle = 120; ///< degrees, half to each side of the facing; 360 is all round
    double range = noLimit; ///< how far it sees
};

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<Settings>();
    const double cosine = sineCosine(settings.viewAngle / 2).cosine;
    const double bound = cosine * magnitude(cosine);
    const auto* hiding = geometryAt<Obstacles>(run, 1);
    const auto sees = [&](std::size_t lane, Vec2 offset) {
        const double d2 = dot(offset, offset);
        return d2 <= settings.range * settings.range &&
               (settings.viewAngle >= 360 || inView(run.block.facing(lane), offset, d2, bound)) &&
               !(hiding && hiding->hides(*run.block.moment, run.block.position(lane), offset));
    };
    run.out.on = anyTarget(run, sees);
}

void inspect(const NodeRun& run, TermValues& to) {
    const auto* hiding = geometryAt<Obstacles>(run, 1);
    const Signal* target = targetAt(run, 0);
    if (target && (target->on & 1))
        to["hidden"] = double(hiding && hiding->hides(*run.block.moment, run.block.position(0),
                                                      {target->x[0], target->y[0]}));
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "In view";
    type.help = "True while the target is in front, within a view angle and a distance, and no "
                "obstacle is between.";
    type.words = {"see",   "sight", "vision",  "field of view",
                  "ahead", "look",  "visible", "line of sight"};
    type.steps = {
        {"d", "|target - position|"},
        {"ahead", "dot(facing, unit(target - position))"},
        {"holds",
         "d <= range and (viewAngle >= 360 or ahead >= cos(viewAngle / 2)) and hidden = 0"}};
    type.symbols = {{"hidden", "1 if an obstacle is between, else 0"}};
    type.ports = {pointTarget(), hidingInput(), conditionOutput()};
    type.settings = {
        numberSetting(&Settings::viewAngle, "viewAngle", "View angle",
                      "How wide it sees, half to each side. 360: all round.", Unit::degrees,
                      {0, 360, 360}),
        lengthSetting(&Settings::range, "range", "Range", "How far it sees.", 500, noLimit)};
    setHandles(type, {{"viewAngle", spread("range")}, {"range", around("position")}});
    NodeCode& code = setCode<Settings>(type);
    code.evaluate = evaluate;
    code.inspect = inspect;
}

} // namespace tiller::in_view_node
