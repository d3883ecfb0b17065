#include "core/behaviors/formulas.h"
#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"
#include "core/scene/geometry.h"

namespace tiller::stay_on_path_node {
namespace {

struct Settings {
    double speed = 1;       ///< share of maxSpeed, 0 to 1
    double radius = 20;     ///< of the tube around the path
    double lookAhead = 0.5; ///< how far it looks, in time
};

/// Its memory: the place on the path that was nearest.
constexpr std::size_t along = 0;
constexpr double nowhere = -1;

/// The nearest place on its part of the path, so that roads may cross. Once the agent is farther
/// off than its own motion explains, the nearest place on the whole path.
Path::Spot nearestPlace(const NodeRun& run, const Path& path, std::size_t lane, Vec2 soon) {
    const Moment& moment = *run.block.moment;
    const Vec2 from = run.block.position(lane) + soon;
    const double last = run.memory[along][lane];
    if (last == nowhere)
        return path.nearest(moment, from);
    const Path::Spot near = path.nearestFrom(moment, from, last);
    const double distance = length(near.offset);
    return distance <= run.as<Settings>().radius + length(soon)
               ? near
               : path.nearest(moment, from, distance);
}

/// Keeps the new memory for `commit` in vx, which forces do not use.
void evaluate(const NodeRun& run) {
    const auto& settings = run.as<Settings>();
    const Path* path = geometryAt<Path>(run, 0);
    runLanes(run, path ? run.block.lanes() : 0,
             [&](std::size_t lane, const Self<double>& self) -> Force<double> {
                 const Vec2 soon = self.velocity * settings.lookAhead;
                 const Path::Spot spot = nearestPlace(run, *path, lane, soon);
                 run.out.vx[lane] = spot.along;
                 if (length(spot.offset) <= settings.radius)
                     return {};
                 return seek(self, {soon + spot.offset, {}}, SeekSettings{settings.speed});
             });
}

void commit(const NodeRun& run) {
    if (geometryAt<Path>(run, 0))
        forLanes(run.enabled,
                 [&](std::size_t lane) { run.memory[along][lane] = run.out.vx[lane]; });
}

void inspect(const NodeRun& run, TermValues& to) {
    const Path* path = geometryAt<Path>(run, 0);
    if (!path)
        return;
    const Vec2 soon = run.block.velocity(0) * run.as<Settings>().lookAhead;
    to["nearest"] = run.block.position(0) + soon + nearestPlace(run, *path, 0, soon).offset;
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Stay on path";
    type.help = "Turns back when it is about to leave the tube around a path. Inside it is free.";
    type.words = {"lane", "road", "corridor", "tube", "keep to the path", "street"};
    type.source = "Reynolds 1999, path following; OpenSteer, steerToStayOnPath";
    type.steps = joinSteps({{{"soon", "position + velocity * lookAhead"},
                             {"off", "|nearest - soon|"},
                             {"active", "off > radius"}},
                            seekSteps("nearest")});
    type.symbols = {{"nearest", "the place of the path nearest to soon"}};
    type.ports = {pathInput(), whenInput(), forceOutput()};
    type.settings = {speedSetting(&Settings::speed),
                     lengthSetting(&Settings::radius, "radius", "Radius",
                                   "How far to each side of the path it is free.", 200),
                     timeSetting(&Settings::lookAhead, "lookAhead", "Look ahead",
                                 "How far ahead it looks, in time.", 5)};
    setHandles(type, {{"radius", around("nearest")}});
    NodeCode& code = setCode<Settings>(type);
    code.memory = {startingAt(nowhere, alongMemory("along"))};
    code.evaluate = evaluate;
    code.commit = commit;
    code.inspect = inspect;
}

} // namespace tiller::stay_on_path_node
