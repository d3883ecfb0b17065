#include "core/behaviors/stay_on_path.h"

#include "core/behaviors/formulas.h"
#include "core/nodes/describe.h"
#include "core/nodes/lane_runs.h"
#include "core/scene/geometry.h"

namespace tiller {

namespace {

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<StayOnPathSettings>();
    const Path* path = geometryAt<Path>(run, 0);
    runLanes(run, path ? run.block.lanes() : 0,
             [&](std::size_t lane, const Self<double>& self) -> Force<double> {
                 const Vec2 soon = self.velocity * settings.lookAhead;
                 const Path::Spot spot =
                     path->nearest(*run.block.moment, run.block.position(lane) + soon);
                 if (length(spot.offset) <= settings.radius)
                     return {};
                 return seek(self, {soon + spot.offset, {}}, SeekSettings{settings.speed});
             });
}

} // namespace

NodeType stayOnPathType() {
    using S = StayOnPathSettings;
    NodeType type;
    type.id = "stay-on-path";
    type.title = "Stay on path";
    type.kind = NodeKind::behavior;
    type.help = "Comes back when it is about to leave the tube around a path; inside it is free.";
    type.words = {"lane", "road", "corridor", "tube", "keep to the path", "street"};
    type.formula = "force = seek(nearest place of the path to soon), if that is more than radius "
                   "away; soon = position + velocity * lookAhead";
    type.source = "Reynolds 1999, path following; OpenSteer, steerToStayOnPath";
    type.ports = {pathInput(), whenInput(), forceOutput()};
    type.settings = {speedSetting(&S::speed),
                     lengthSetting(&S::radius, "radius", "Radius",
                                   "How far to each side of the path it is free.", 20, 200),
                     timeSetting(&S::lookAhead, "lookAhead", "Look ahead",
                                 "How far ahead it looks, in time.", 0.5, 5)};
    return withCode<StayOnPathSettings>(std::move(type), {.evaluate = evaluate});
}

} // namespace tiller
