#include "core/behaviors/formulas.h"
#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"

namespace tiller::offset_pursuit_node {
namespace {

struct Settings {
    double speed = 1;   ///< share of maxSpeed, 0 to 1
    double ahead = -40; ///< of the leader; below 0: behind it
    double left = 40;   ///< of the leader; below 0: to its right
    PredictionMode prediction = PredictionMode::closing;
    double fixedTime = 1;
    double maxTime = noLimit;
    double slowingRadius = 50;
};

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<Settings>();
    const Signal* leader = targetAt(run, 0);
    const Prediction prediction{settings.prediction, settings.fixedTime, settings.maxTime,
                                settings.speed};
    const ArriveSettings arriving{settings.speed, settings.slowingRadius, 0};
    runLanes(run, leader ? leader->on : 0, [&](std::size_t lane, const Self<double>& self) {
        Sight<double> place = sightAt(*leader, lane);
        const Vec2 heading = leaderHeading(run, *leader, lane);
        place.offset = place.offset + inFrame(heading, settings.ahead, settings.left);
        return arrive(self, predicted(self, place, prediction), arriving);
    });
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Offset pursuit";
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
    const Range offsets{-coordinateLimit, coordinateLimit, 200};
    type.settings = {
        speedSetting(&Settings::speed),
        numberSetting(&Settings::ahead, "ahead", "Ahead",
                      "How far ahead of the leader; below 0: behind.", Unit::length, offsets),
        numberSetting(&Settings::left, "left", "Left",
                      "How far to its left; below 0: to its right.", Unit::length, offsets),
        bindMember(predictionChoice(), &Settings::prediction),
        fixedTimeSetting(&Settings::fixedTime),
        maxTimeSetting(&Settings::maxTime),
        slowingRadiusSetting(&Settings::slowingRadius)};
    setHandles(type, {{"ahead", along("leader + leftOf(leaderHeading) * left", "leaderHeading")},
                      {"left", along("leader + leaderHeading * ahead", "leftOf(leaderHeading)")},
                      {"slowingRadius", around("place")}});
    NodeCode& code = setCode<Settings>(type);
    code.readsHeadings = true;
    code.evaluate = evaluate;
}

} // namespace tiller::offset_pursuit_node
