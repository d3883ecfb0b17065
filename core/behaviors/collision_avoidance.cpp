#include "core/base/angle.h"
#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"

namespace tiller::collision_avoidance_node {
namespace {

struct Settings {
    double lookAhead = 1; ///< how far it looks, in time
    double margin = 2;    ///< the room between two bodies
};

constexpr double headOn = 1e-6; // the most sideways offset on one line, as a share of the distance

/// The time when two agents are nearest, and the offset to the other one then.
struct Approach {
    double time = 0;
    Vec2 then;
    AgentRef agent;
    Vec2 offset;   ///< now
    Vec2 relative; ///< its velocity relative to this agent
};

/// The first agent to come too near within the time that it looks ahead; ties go to the lower.
std::optional<Approach> firstApproach(const std::vector<Seen>& found, Vec2 velocity, double radius,
                                      const Settings& settings) {
    std::optional<Approach> first;
    for (const Seen& seen : found) {
        const Vec2 relative = seen.velocity - velocity;
        const double closing = dot(seen.offset, relative);
        if (!(closing < 0))
            continue;
        const double time = -closing / dot(relative, relative);
        const Vec2 then = seen.offset + relative * time;
        const double room = radius + seen.radius + settings.margin;
        if (time >= settings.lookAhead || dot(then, then) >= room * room)
            continue;
        if (!first || time < first->time || (time == first->time && seen.agent < first->agent))
            first = Approach{time, then, seen.agent, seen.offset, relative};
    }
    return first;
}

/// The direction away from where the other agent will be. On one line that direction is undefined;
/// there, each agent turns to the right of its course, so the two pass on different sides.
Vec2 awayFrom(const Approach& approach) {
    const Vec2 right = turnLeft(unit(approach.relative));
    const double miss = dot(approach.offset, right);
    return magnitude(miss) <= headOn * length(approach.offset) ? right : unit(approach.then) * -1;
}

std::optional<Approach> firstApproach(const NodeRun& run, std::size_t lane, Vec2 velocity) {
    const auto& settings = run.as<Settings>();
    const InputPort& others = run.inputs[0];
    const double radius = run.block.radius[lane];
    const double reach = (length(velocity) + others.fastest) * settings.lookAhead + radius +
                         others.largest + settings.margin;
    return firstApproach(agentsWithin(run.block, others.group, lane, reach), velocity, radius,
                         settings);
}

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<Settings>();
    runLanes(run, run.inputs[0].group.empty() ? 0 : run.block.lanes(),
             [&](std::size_t lane, const Self<double>& self) -> Force<double> {
                 const auto approach = firstApproach(run, lane, self.velocity);
                 if (!approach)
                     return {};
                 const double share = 1 - approach->time / settings.lookAhead;
                 return active(push(self, awayFrom(*approach) * share));
             });
}

void inspect(const NodeRun& run, TermValues& to) {
    if (run.inputs[0].group.empty())
        return;
    if (const auto approach = firstApproach(run, 0, run.block.velocity(0))) {
        to["time"] = approach->time;
        to["aside"] = awayFrom(*approach);
    }
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Collision avoidance";
    type.help = "Turns aside before its body would touch another agent. Head-on, both keep right.";
    type.words = {"unaligned", "avoid agents", "pass", "crowd", "traffic", "pedestrians"};
    type.source = "Reynolds 1999, unaligned collision avoidance; OpenSteer, steerToAvoidNeighbors";
    type.steps =
        joinSteps({{{"near", "1 - time / lookAhead", "lookAhead > 0"}}, pushSteps("aside * near")});
    type.symbols = {
        {"time",
         "until the first agent that would come closer than both radii and margin is nearest"},
        {"aside", "away from where that agent will be then; to the right of a head-on course"}};
    type.ports = {neighborsInput(), whenInput(), forceOutput()};
    type.settings = {timeSetting(&Settings::lookAhead, "lookAhead", "Look ahead",
                                 "How far ahead it looks, in time.", 5),
                     lengthSetting(&Settings::margin, "margin", "Margin",
                                   "The room to leave between two bodies.", 50)};
    setHandles(type, {{"margin", around("position", "bodyRadius")}});
    NodeCode& code = setCode<Settings>(type);
    code.evaluate = evaluate;
    code.inspect = inspect;
}

} // namespace tiller::collision_avoidance_node
