#include "core/behaviors/formulas.h"
#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"
#include "core/scene/geometry.h"

namespace tiller {

Force<double> stayInside(const Self<double>& self, const Region& region, const Moment& moment,
                         Vec2 from, const ContainmentSettings& settings) {
    const Vec2 soon = region.seen(moment, from) + self.velocity * settings.lookAhead;
    const Vec2 back = region.nearest(soon) - soon;
    if (dot(back, back) == 0)
        return {};
    return active(steer(self, unit(back) * (self.maxSpeed * settings.speed)));
}

} // namespace tiller

namespace tiller::containment_node {
namespace {

using Settings = ContainmentSettings;

void evaluate(const NodeRun& run) {
    const Region* region = geometryAt<Region>(run, 0);
    runLanes(run, region ? run.block.lanes() : 0, [&](std::size_t lane, const Self<double>& self) {
        return stayInside(self, *region, *run.block.moment, run.block.position(lane),
                          run.as<Settings>());
    });
}

void inspect(const NodeRun& run, TermValues& to) {
    const Region* region = geometryAt<Region>(run, 0);
    if (!region)
        return;
    const Vec2 here = region->seen(*run.block.moment, run.block.position(0));
    const Vec2 soon = here + run.block.velocity(0) * run.as<Settings>().lookAhead;
    to["nearest"] = run.block.position(0) + region->nearest(soon) - here;
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Containment";
    type.help = "Turns away from the edge when it is about to leave the region.";
    type.words = {"stay inside", "bounds", "boundary", "cage", "fence", "aquarium"};
    type.source = "Reynolds 1999, containment; OpenSteer";
    type.steps = {{"soon", "position + velocity * lookAhead"},
                  {"V", "speed * maxSpeed"},
                  {"force", "(V * unit(nearest - soon) - velocity) * response"}};
    type.symbols = {
        {"nearest", "the place of the region nearest to soon; inactive while soon is inside"}};
    type.ports = {Port{"region", "Region", PortType::region, true, "The region to stay inside of."},
                  whenInput(), forceOutput()};
    type.settings = {speedSetting(&Settings::speed),
                     timeSetting(&Settings::lookAhead, "lookAhead", "Look ahead",
                                 "How far ahead it looks, in time.", 5)};
    NodeCode& code = setCode<Settings>(type);
    code.evaluate = evaluate;
    code.inspect = inspect;
}

} // namespace tiller::containment_node
