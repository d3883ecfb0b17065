#include "core/behaviors/wander.h"

#include "core/base/angle.h"
#include "core/base/lattice.h"
#include "core/nodes/describe.h"
#include "core/nodes/lanes.h"

#undef TILLER_SIMD_FILE
#define TILLER_SIMD_FILE "core/behaviors/wander.cpp"
#include "core/base/simd.h"

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

#include "core/nodes/lanes-inl.h"
// They build on the ones above.
#include "core/behaviors/wander-inl.h"

void evaluateWander(const NodeRun& run) {
    const auto& settings = run.as<WanderSettings>();
    for (std::size_t lane = 0; lane < run.block.count; lane += packLanes)
        storeForce(run.out, lane,
                   wander(selfAt(run.block, lane), loadPack(run.memory[0] + lane), settings));
    run.out.on = run.block.lanes();
}

void commitWander(const NodeRun& run) {
    if (run.out.used == 0)
        return;
    const Block& block = run.block;
    alignas(64) Lanes drawn;
    run.random->drawAll(block.moment->tick, {block.ordinal, block.count}, 0, drawn.data());
    const Pack tick(block.moment->tickLength);
    for (std::size_t lane = 0; lane < block.count; lane += packLanes) {
        double* angles = run.memory[0] + lane;
        const Pack angle = loadPack(angles);
        const Pack next =
            nextWanderAngle(angle, loadPack(&drawn[lane]), tick, run.as<WanderSettings>());
        storePack(select(maskOf(run.out.used, lane), next, angle), angles);
    }
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tiller {

TILLER_STEP(evaluateWander);
TILLER_STEP(commitWander);

namespace wander_node {
namespace {

constexpr std::uint32_t startDraw = 1; // draw 0 changes the angle

void remember(const NodeRun& run) {
    const auto& settings = run.as<WanderSettings>();
    for (std::size_t lane = 0; lane < run.block.count; ++lane)
        run.memory[0][lane] = settings.drawStartAngle ? 360 * run.draw(lane, startDraw)
                                                      : wrapDegrees(settings.startAngle);
}

Setting circleSetting(double WanderSettings::*member, std::string_view id, std::string_view title,
                      std::string_view help, double initial) {
    return bindMember({.id = id,
                       .title = title,
                       .help = help,
                       .unit = Unit::speed,
                       .initial = initial,
                       .min = 0,
                       .max = coordinateLimit,
                       .sliderMax = 200},
                      member);
}

void inspect(const NodeRun& run, TermValues& to) {
    to["angle"] = run.memory[0][0];
}

} // namespace
} // namespace wander_node

NodeType wanderType() {
    using namespace wander_node;
    NodeType type;
    type.id = "wander";
    type.title = "Wander";
    type.kind = NodeKind::behavior;
    type.help = "Roams: heads for a point that moves at random on a circle ahead.";
    type.words = {"roam", "random walk", "explore", "idle", "stroll", "drift"};
    type.source = "Reynolds 1999, wander; Bevilacqua 2012, Wander: the displacement circle";
    type.steps = {{"center", "heading * circleDistance"},
                  {"offset", "direction(angle) * circleRadius"},
                  {"force", "(center + offset) / t'"}};
    type.symbols = {
        {"angle",
         "changes by (random - 1/2) * angleChange * sqrt(tick) in each tick that uses the force"}};
    type.ports = {whenInput(), forceOutput()};
    type.settings = {
        circleSetting(&WanderSettings::circleDistance, "circleDistance", "Circle distance",
                      "How far ahead the circle is: larger runs straighter.", 60),
        circleSetting(&WanderSettings::circleRadius, "circleRadius", "Circle radius",
                      "How large the circle is: larger turns more sharply.", 40),
        bindMember(
            {.id = "angleChange",
             .title = "Angle change",
             .help = "How far the angle on the circle may change: up to half of this to each side.",
             .unit = Unit::degrees,
             .initial = 180.0,
             .min = 0,
             .max = 36000,
             .sliderMax = 720},
            &WanderSettings::angleChange),
        bindMember({.id = "drawStartAngle",
                    .title = "Random start angle",
                    .help = "Each agent starts with an angle of its own.",
                    .initial = true},
                   &WanderSettings::drawStartAngle),
        bindMember({.id = "startAngle",
                    .title = "Start angle",
                    .help = "The angle all start with. 0 is to the right, 90 is up.",
                    .unit = Unit::degrees,
                    .initial = 0.0,
                    .min = 0,
                    .max = 360,
                    .sliderMax = 360,
                    .appliesWhen = {"drawStartAngle", false}},
                   &WanderSettings::startAngle)};
    // Where times are in ticks the circle is small. It is drawn large enough to be seen.
    const std::string scale = "max(1, 10 * bodyRadius / max(1, circleDistance + circleRadius))";
    const std::string center = "position + heading * (circleDistance * " + scale + ")";
    SettingHandle distance = along("position", "heading");
    SettingHandle radius = around(center);
    distance.scale = radius.scale = scale;
    setHandles(type, {{"circleDistance", distance},
                      {"circleRadius", radius},
                      {"startAngle",
                       {.shape = SettingHandle::Shape::direction,
                        .from = center,
                        .reach = "circleRadius * " + scale}}});
    return withCode<WanderSettings>(std::move(type),
                                    {.memory = {{.name = "angle", .min = 0, .max = 360}},
                                     .draws = true,
                                     .remember = remember,
                                     .evaluate = evaluateWanderStep,
                                     .commit = commitWanderStep,
                                     .inspect = inspect});
}

} // namespace tiller

#endif
