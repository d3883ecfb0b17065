#include "core/behaviors/packs.h"

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

void evaluateWander(const NodeRun& run) {
    const auto& settings = run.as<WanderSettings>();
    for (std::size_t lane = 0; lane < run.block.count; lane += packLanes)
        storeForce(run.out, lane,
                   wander(selfPack(run.block, lane), loadPack(run.memory[0] + lane), settings));
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
        const Pack next = HWY_NAMESPACE::nextWanderAngle(angle, loadPack(&drawn[lane]), tick,
                                                         run.as<WanderSettings>());
        storePack(select(maskOf(run.out.used, lane), next, angle), angles);
    }
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tiller::wander_node {
namespace {

constexpr std::uint32_t startDraw = 1; // draw 0 changes the angle

void remember(const NodeRun& run) {
    const auto& settings = run.as<WanderSettings>();
    for (std::size_t lane = 0; lane < run.block.count; ++lane)
        run.memory[0][lane] = settings.drawStartAngle ? 360 * run.draw(lane, startDraw)
                                                      : wrapDegrees(settings.startAngle);
}

void inspect(const NodeRun& run, TermValues& to) {
    to["angle"] = run.memory[0][0];
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    using S = WanderSettings;
    type.title = "Wander";
    type.help = "Roams: heads for a point that moves at random on a circle ahead.";
    type.words = {"roam", "random walk", "explore", "idle", "stroll", "drift"};
    type.source = "Reynolds 1999, wander; Bevilacqua 2012, Wander: the displacement circle";
    type.steps = {{"center", "heading * circleDistance"},
                  {"offset", "direction(angle) * circleRadius"},
                  {"force", "(center + offset) * response"}};
    type.symbols = {
        {"angle",
         "changes by (random - 1/2) * angleChange * sqrt(tick) in each tick that uses the force"}};
    type.ports = {whenInput(), forceOutput()};
    type.settings = {
        numberSetting(&S::circleDistance, "circleDistance", "Circle distance",
                      "How far ahead the circle is: larger runs straighter.", Unit::speed,
                      {0, coordinateLimit, 200}),
        numberSetting(&S::circleRadius, "circleRadius", "Circle radius",
                      "How large the circle is: larger turns more sharply.", Unit::speed,
                      {0, coordinateLimit, 200}),
        numberSetting(
            &S::angleChange, "angleChange", "Angle change",
            "How far the angle on the circle may change: up to half of this to each side.",
            Unit::degrees, {0, 36000, 720}),
        flagSetting(&S::drawStartAngle, "drawStartAngle", "Random start angle",
                    "Each agent starts with an angle of its own."),
        onlyWhen(fixed(numberSetting(&S::startAngle, "startAngle", "Start angle",
                                     "The angle all start with. 0 is to the right, 90 is up.",
                                     Unit::degrees, {0, 360, 360})),
                 "drawStartAngle", false)};
    // Where times are in ticks the circle is small. It is drawn large enough to be seen.
    static const std::string scale =
        "max(1, 10 * bodyRadius / max(1, circleDistance + circleRadius))";
    static const std::string center = "position + heading * (circleDistance * " + scale + ")";
    static const std::string startReach = "circleRadius * " + scale;
    SettingHandle distance = along("position", "heading");
    SettingHandle radius = around(center.c_str());
    distance.scale = radius.scale = scale;
    setHandles(type,
               {{"circleDistance", distance},
                {"circleRadius", radius},
                {"startAngle",
                 {.shape = SettingHandle::Shape::direction, .from = center, .reach = startReach}}});
    NodeCode& code = setCode<S>(type);
    code.memory = {{.name = "angle", .min = 0, .max = 360}};
    code.draws = true;
    code.remember = remember;
    code.evaluate = TILLER_STEP(evaluateWander);
    code.commit = TILLER_STEP(commitWander);
    code.inspect = inspect;
}

} // namespace tiller::wander_node

#endif
