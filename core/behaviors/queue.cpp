#include "core/base/angle.h"
#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"

namespace tiller::queue_node {
namespace {

struct Settings {
    double ahead = 40; ///< the length of the box ahead in which it sees others
    double width = 30; ///< the width of that box
};

/// The gap to the nearest body in the box ahead; nothing if the box is empty.
std::optional<double> roomAhead(const std::vector<Seen>& found, const Self<double>& self,
                                double radius, const Settings& settings) {
    std::optional<double> nearest;
    for (const Seen& seen : found) {
        const double ahead = dot(seen.offset, self.heading);
        const double aside = magnitude(dot(seen.offset, turnLeft(self.heading)));
        const double room = larger(ahead - radius - seen.radius, 0.0);
        if (ahead > 0 && room < settings.ahead && aside <= settings.width / 2 &&
            (!nearest || room < *nearest))
            nearest = room;
    }
    return nearest;
}

std::optional<double> roomAhead(const NodeRun& run, std::size_t lane, const Self<double>& self) {
    const auto& settings = run.as<Settings>();
    const InputPort& others = run.inputs[0];
    const double radius = run.block.radius[lane];
    const double reach = length(Vec2{settings.ahead + radius + others.largest, settings.width / 2});
    return roomAhead(agentsWithin(run.block, others.group, lane, reach), self, radius, settings);
}

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<Settings>();
    runLanes(run, run.inputs[0].group.empty() ? 0 : run.block.lanes(),
             [&](std::size_t lane, const Self<double>& self) -> Force<double> {
                 const auto room = roomAhead(run, lane, self);
                 if (!room)
                     return {};
                 return active(steer(self, self.velocity * (*room / settings.ahead)));
             });
}

void inspect(const NodeRun& run, TermValues& to) {
    if (run.inputs[0].group.empty())
        return;
    if (const auto room = roomAhead(run, 0, selfAt(run.block, 0)))
        to["room"] = *room;
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Queue";
    type.help = "Brakes when another agent is ahead, harder when nearer. First in a Priority it "
                "waits; in a Sum it only slows down.";
    type.words = {"line up", "wait in line", "door", "traffic jam", "keep distance", "yield"};
    type.source = "Bevilacqua, Queue; Reynolds 1999, queuing";
    type.steps = {{"desired", "velocity * room / ahead", "ahead > 0"},
                  {"force", "(desired - velocity) * response"}};
    type.symbols = {
        {"room", "the gap to the nearest body in the box ahead; inactive while the box is empty"}};
    type.ports = {neighborsInput(), whenInput(), forceOutput()};
    type.settings = {
        lengthSetting(&Settings::ahead, "ahead", "Ahead",
                      "The length of the box ahead in which it sees others.", 200),
        lengthSetting(&Settings::width, "width", "Width", "The width of that box.", 200)};
    setHandles(type, {{"ahead", along("position + heading * bodyRadius", "heading")},
                      {"width",
                       {.shape = SettingHandle::Shape::across,
                        .from = "position + heading * bodyRadius",
                        .way = "leftOf(heading)"}}});
    NodeCode& code = setCode<Settings>(type);
    code.evaluate = evaluate;
    code.inspect = inspect;
}

} // namespace tiller::queue_node
