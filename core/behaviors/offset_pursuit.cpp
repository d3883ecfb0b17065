#include "core/behaviors/offset_pursuit.h"

#include "core/behaviors/formula_steps.h"
#include "core/behaviors/formulas.h"
#include "core/behaviors/leader.h"
#include "core/nodes/describe.h"

namespace tiller {

namespace offset_pursuit_node {
namespace {

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<OffsetPursuitSettings>();
    const Signal* leader = targetAt(run, 0);
    const Prediction prediction{settings.prediction, settings.fixedTime, settings.maxTime};
    const ArriveSettings arriving{settings.speed, settings.slowingRadius, 0};
    runLanes(run, leader ? leader->on : 0, [&](std::size_t lane, const Self<double>& self) {
        Sight<double> place = sightAt(*leader, lane);
        const Vec2 heading = leaderHeading(run, *leader, lane);
        place.offset = place.offset + inFrame(heading, settings.ahead, settings.left);
        return arrive(self, predicted(self, place, prediction), arriving);
    });
}

Setting offsetSetting(double OffsetPursuitSettings::*member, std::string_view id,
                      std::string_view title, std::string_view help, double initial) {
    return bindMember({.id = id,
                       .title = title,
                       .help = help,
                       .unit = Unit::length,
                       .initial = initial,
                       .min = -coordinateLimit,
                       .max = coordinateLimit,
                       .sliderMax = 200},
                      member);
}

} // namespace
} // namespace offset_pursuit_node

NodeType offsetPursuitType() {
    using namespace offset_pursuit_node;
    using S = OffsetPursuitSettings;
    NodeType type;
    type.id = "offset-pursuit";
    type.title = "Offset pursuit";
    type.kind = NodeKind::behavior;
    type.help =
        "Keeps a place beside a leader, relative to the direction in which the leader moves.";
    type.words = {"wingman", "escort", "flank", "beside", "follow at an offset", "station keeping"};
    type.source = "yuka, OffsetPursuitBehavior; Buckland 2005";
    type.steps =
        joinSteps({{{"spot", "leader + leaderHeading * ahead + leftOf(leaderHeading) * left"}},
                   predictionSteps("spot", "leaderVelocity"),
                   arriveSteps()});
    type.ports = {oneAgentInput("leader", "Leader", "The agent it keeps a place beside."),
                  whenInput(), forceOutput()};
    type.settings = {
        speedSetting(&S::speed),
        offsetSetting(&S::ahead, "ahead", "Ahead", "How far ahead of the leader; below 0: behind.",
                      -40),
        offsetSetting(&S::left, "left", "Left", "How far to its left; below 0: to its right.", 40),
        withInitial(bindMember(predictionSetting(), &S::prediction), std::string("closing")),
        bindMember(fixedTimeSetting(), &S::fixedTime),
        bindMember(maxTimeSetting(), &S::maxTime),
        slowingRadiusSetting(&S::slowingRadius, 50)};
    setHandles(type, {{"ahead", along("leader + leftOf(leaderHeading) * left", "leaderHeading")},
                      {"left", along("leader + leaderHeading * ahead", "leftOf(leaderHeading)")},
                      {"slowingRadius", around("place")}});
    return withCode<OffsetPursuitSettings>(std::move(type),
                                           {.readsHeadings = true, .evaluate = evaluate});
}

} // namespace tiller
