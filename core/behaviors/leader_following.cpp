#include "core/behaviors/formulas.h"
#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"

namespace tiller::leader_following_node {
namespace {

struct Settings {
    double speed = 1;             ///< share of maxSpeed, 0 to 1
    double distance = 50;         ///< behind the leader
    double slowingRadius = 50;    ///< it slows down inside
    double clearance = 40;        ///< it steps aside this near to the leader or its way ahead
    double separationRadius = 25; ///< it keeps apart from other followers inside
};

/// The direction out of the leader's way ahead: sideways beside that way, straight off before and
/// behind it. Nothing if the way is farther than the clearance.
std::optional<Vec2> outOfTheWay(Vec2 fromLeader, Vec2 heading, const Self<double>& self,
                                const Settings& settings) {
    const double ahead = dot(fromLeader, heading);
    const Vec2 next = heading * larger(0.0, smaller(ahead, settings.distance));
    const Vec2 off = fromLeader - next;
    if (length(off) > settings.clearance)
        return {};
    if (ahead > 0 && ahead < settings.distance) {
        const Vec2 left = turnLeft(heading);
        return dot(fromLeader, left) > 0 ? left : left * -1;
    }
    return off == Vec2{} ? self.heading : unit(off);
}

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<Settings>();
    const Signal* leader = targetAt(run, 0);
    const Prediction closing{PredictionMode::closing, 0, noLimit};
    const ArriveSettings arriving{settings.speed, settings.slowingRadius, 0};
    runLanes(run, leader ? leader->on : 0, [&](std::size_t lane, const Self<double>& self) {
        const Sight<double> seen = sightAt(*leader, lane);
        const Vec2 heading = leaderHeading(run, *leader, lane);
        const Sight<double> behind{seen.offset - heading * settings.distance, seen.velocity};
        Vec2 force = arrive(self, predicted(self, behind, closing), arriving).value;
        if (const auto away = outOfTheWay(seen.offset * -1, heading, self, settings))
            force = force + steer(self, *away * (self.maxSpeed * settings.speed));
        if (run.neighbors) {
            const Vec2 away{run.neighbors->awayX[lane], run.neighbors->awayY[lane]};
            force = force + push(self, away);
        }
        return active(force);
    });
}

NeighborNeed neighbors(const void* settings) {
    const auto& following = *static_cast<const Settings*>(settings);
    return {.radius = following.separationRadius, .falloff = 1};
}

Port others() {
    return {"others",
            "Others",
            PortType::agents,
            true,
            "The other followers, to keep apart from. Unwired: none.",
            true};
}

void inspect(const NodeRun& run, TermValues& to) {
    const Signal* leader = targetAt(run, 0);
    if (!leader || !(leader->on & 1))
        return;
    const Vec2 off{-leader->x[0], -leader->y[0]};
    const auto aside =
        outOfTheWay(off, leaderHeading(run, *leader, 0), selfAt(run.block, 0), run.as<Settings>());
    to["inTheWay"] = aside.has_value();
    if (aside)
        to["aside"] = *aside;
    to.try_emplace("away", Vec2{});
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Leader following";
    type.help = "Follows behind a leader, steps out of the leader's way, and keeps apart from the "
                "other followers.";
    type.words = {"follow the leader", "convoy", "entourage", "ducklings", "pet", "squad"};
    type.source = "Reynolds 1999, leader following; Bevilacqua, Leader Following";
    type.steps = joinSteps({{{"behind", "leader - leaderHeading * distance"},
                             {"T", "|behind - position| / (maxSpeed + |leaderVelocity|)"},
                             {"place", "behind + leaderVelocity * T"}},
                            arriveSteps("arriving"),
                            {{"leaving", "(V * aside - velocity) * response", "inTheWay"}},
                            pushSteps("away", "apart"),
                            {{"force", "arriving + leaving + apart", "inTheWay"},
                             {"force", "arriving + apart", "not inTheWay"}}});
    type.symbols = {
        {"inTheWay", "it is within clearance of the leader's way for the next distance"},
        {"aside", "the direction off that way"},
        {"away",
         "the sum over the others of unit(position - other) * (1 - distance / separationRadius)"}};
    type.ports = {oneAgentInput("leader", "Leader", "The agent it follows."), others(), whenInput(),
                  forceOutput()};
    type.settings = {
        speedSetting(&Settings::speed),
        lengthSetting(&Settings::distance, "distance", "Distance", "How far behind the leader.",
                      300),
        slowingRadiusSetting(&Settings::slowingRadius),
        lengthSetting(
            &Settings::clearance, "clearance", "Clearance",
            "It steps aside within this distance of the leader, or of the leader's way ahead.",
            200),
        lengthSetting(&Settings::separationRadius, "separationRadius", "Separation radius",
                      "It keeps apart from other followers inside this distance.", 200)};
    setHandles(type, {{"distance", along("leader", "-leaderHeading")},
                      {"slowingRadius", around("place")},
                      {"clearance", around("leader")},
                      {"separationRadius", around("position")}});
    NodeCode& code = setCode<Settings>(type);
    code.readsHeadings = true;
    code.evaluate = evaluate;
    code.neighbors = neighbors;
    code.neighborsInput = 1;
    code.inspect = inspect;
}

} // namespace tiller::leader_following_node
