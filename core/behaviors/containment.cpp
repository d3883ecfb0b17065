#include "core/behaviors/containment.h"

#include "core/nodes/describe.h"
#include "core/nodes/lane_runs.h"
#include "core/scene/geometry.h"

namespace tiller {

namespace containment_node {
namespace {

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<ContainmentSettings>();
    const Region* region = geometryAt<Region>(run, 0);
    runLanes(run, region ? run.block.lanes() : 0,
             [&](std::size_t lane, const Self<double>& self) -> Force<double> {
                 const Vec2 here = region->seen(*run.block.moment, run.block.position(lane));
                 const Vec2 soon = here + self.velocity * settings.lookAhead;
                 const Vec2 back = region->nearest(soon) - soon;
                 if (dot(back, back) == 0)
                     return {};
                 return active(steer(self, unit(back) * (self.maxSpeed * settings.speed)));
             });
}

void inspect(const NodeRun& run, TermValues& to) {
    const Region* region = geometryAt<Region>(run, 0);
    if (!region)
        return;
    const Vec2 here = region->seen(*run.block.moment, run.block.position(0));
    const Vec2 soon = here + run.block.velocity(0) * run.as<ContainmentSettings>().lookAhead;
    to["nearest"] = run.block.position(0) + region->nearest(soon) - here;
}

} // namespace
} // namespace containment_node

NodeType containmentType() {
    using namespace containment_node;
    using S = ContainmentSettings;
    NodeType type;
    type.id = "containment";
    type.title = "Containment";
    type.kind = NodeKind::behavior;
    type.help = "Turns away from the edge when it is about to leave the region.";
    type.words = {"stay inside", "bounds", "boundary", "cage", "fence", "aquarium"};
    type.source = "Reynolds 1999, containment; OpenSteer";
    type.steps = {{"soon", "position + velocity * lookAhead"},
                  {"V", "speed * maxSpeed"},
                  {"force", "(V * unit(nearest - soon) - velocity) / t'"}};
    type.symbols = {
        {"nearest", "the place of the region nearest to soon; inactive while soon is inside"}};
    type.ports = {Port{"region", "Region", PortType::region, true, "The region to stay inside of."},
                  whenInput(), forceOutput()};
    type.settings = {speedSetting(&S::speed),
                     timeSetting(&S::lookAhead, "lookAhead", "Look ahead",
                                 "How far ahead it looks, in time.", 1, 5)};
    return withCode<ContainmentSettings>(std::move(type),
                                         {.evaluate = evaluate, .inspect = inspect});
}

} // namespace tiller
