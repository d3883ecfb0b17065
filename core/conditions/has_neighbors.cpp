#include "core/base/angle.h"
#include "core/base/lattice.h"
#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"
#include "core/scene/geometry.h"

#include <algorithm>

namespace tiller::has_neighbors_node {
namespace {

struct Settings {
    double radius = 30;     ///< neighbors are closer than this
    double viewAngle = 360; ///< degrees, half to each side of the facing
    double least = 1;       ///< the number of neighbors it needs
};

/// The neighbors that no obstacle hides.
double seenNeighbors(const NodeRun& run, const Geometry* obstacles, std::size_t lane) {
    const auto& settings = run.as<Settings>();
    const double cosine = sineCosine(settings.viewAngle / 2).cosine;
    const double bound = cosine * magnitude(cosine);
    const auto isNear = [&](const Seen& seen) {
        const double d2 = dot(seen.offset, seen.offset);
        return d2 < settings.radius * settings.radius &&
               (settings.viewAngle >= 360 ||
                inView(run.block.facing(lane), seen.offset, d2, bound));
    };
    return static_cast<double>(std::ranges::count_if(
        agentsWithin(run.block, run.inputs[0].group, lane, settings.radius, obstacles), isNear));
}

void evaluate(const NodeRun& run) {
    const double least = run.as<Settings>().least;
    const Geometry* obstacles = run.inputs[1].geometry;
    run.out.on = 0;
    for (std::size_t lane = 0; lane < run.block.count; ++lane) {
        double count = run.neighbors ? run.neighbors->count[lane] : 0;
        if (obstacles && count >= least && least > 0)
            count = seenNeighbors(run, obstacles, lane);
        run.out.on |= LaneBits{count >= least} << lane;
    }
}

NeighborNeed neighbors(const void* settings) {
    const auto& needed = *static_cast<const Settings*>(settings);
    return {.radius = needed.radius, .viewAngle = needed.viewAngle};
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Has neighbors";
    type.help = "True while enough agents are near.";
    type.words = {"crowded", "alone", "company", "count", "density", "near"};
    type.steps = {{"neighbors", "neighbors"}, {"holds", "neighbors >= least"}};
    type.symbols = {
        {"neighbors",
         "the number of agents that are closer than radius and in view, with no obstacle between"}};
    type.ports = {neighborsInput(), hidingInput(), conditionOutput()};
    type.settings = {neighborhoodRadiusSetting(&Settings::radius),
                     viewAngleSetting(&Settings::viewAngle),
                     countSetting(&Settings::least, "least", "At least",
                                  "The number of neighbors it needs.", {0, coordinateLimit, 20})};
    setCode<Settings>(type, {.evaluate = evaluate, .neighbors = neighbors});
}

} // namespace tiller::has_neighbors_node
