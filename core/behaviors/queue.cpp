#include "core/behaviors/queue.h"

#include "core/base/angle.h"
#include "core/behaviors/neighborhood.h"
#include "core/nodes/describe.h"
#include "core/nodes/lane_runs.h"

namespace tiller {

namespace {

/// How far ahead the nearest one in the box is; nothing where there is none.
std::optional<double> nearestAhead(const std::vector<Seen>& found, Vec2 heading,
                                   const QueueSettings& settings) {
    std::optional<double> nearest;
    for (const Seen& seen : found) {
        const double ahead = dot(seen.offset, heading);
        const double aside = magnitude(dot(seen.offset, turnLeft(heading)));
        if (ahead > 0 && ahead < settings.ahead && aside <= settings.width / 2 &&
            (!nearest || ahead < *nearest))
            nearest = ahead;
    }
    return nearest;
}

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<QueueSettings>();
    const Group& group = run.inputs[0].group;
    const double reach = length(Vec2{settings.ahead, settings.width / 2});
    static thread_local std::vector<Seen> found;
    runLanes(run, group.empty() ? 0 : run.block.lanes(),
             [&](std::size_t lane, const Self<double>& self) -> Force<double> {
                 found.clear();
                 run.block.moment->surroundings->within(group, run.block, lane, reach, found);
                 const auto ahead = nearestAhead(found, self.heading, settings);
                 if (!ahead)
                     return {};
                 return active(steer(self, self.velocity * (*ahead / settings.ahead)));
             });
}

} // namespace

NodeType queueType() {
    using S = QueueSettings;
    NodeType type;
    type.id = "queue";
    type.title = "Queue";
    type.kind = NodeKind::behavior;
    type.help = "Brakes when somebody stands ahead, harder the nearer.";
    type.words = {"line up", "wait in line", "door", "traffic jam", "keep distance", "yield"};
    type.formula = "force = (velocity * (distance ahead / ahead) - velocity) / t', for the nearest "
                   "in the box ahead";
    type.source = "the tutorials' sequel, queue; Reynolds 1999, queuing";
    type.ports = {neighborsInput(), whenInput(), forceOutput()};
    type.settings = {lengthSetting(&S::ahead, "ahead", "Ahead",
                                   "How long the box ahead is in which it sees others.", 40, 200),
                     lengthSetting(&S::width, "width", "Width", "How wide that box is.", 30, 200)};
    return withCode<QueueSettings>(std::move(type), {.evaluate = evaluate});
}

} // namespace tiller
