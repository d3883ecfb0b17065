#include "core/conditions/has_neighbors.h"

#include "core/base/lattice.h"
#include "core/behaviors/neighborhood.h"
#include "core/nodes/describe.h"

namespace tiller {

namespace has_neighbors_node {
namespace {

void evaluate(const NodeRun& run) {
    const double least = run.as<HasNeighborsSettings>().least;
    run.out.on = 0;
    for (std::size_t lane = 0; lane < run.block.count; ++lane) {
        const double count = run.neighbors ? run.neighbors->count[lane] : 0;
        run.out.on |= LaneBits{count >= least} << lane;
    }
}

NeighborNeed neighbors(const void* settings) {
    const auto& needed = *static_cast<const HasNeighborsSettings*>(settings);
    return {.radius = needed.radius, .viewAngle = needed.viewAngle};
}

} // namespace
} // namespace has_neighbors_node

NodeType hasNeighborsType() {
    using namespace has_neighbors_node;
    using S = HasNeighborsSettings;
    NodeType type;
    type.id = "has-neighbors";
    type.title = "Has neighbors";
    type.kind = NodeKind::condition;
    type.help = "True while enough agents are near.";
    type.words = {"crowded", "alone", "company", "count", "density", "near"};
    type.steps = {{"neighbors", "neighbors"}, {"holds", "neighbors >= least"}};
    type.symbols = {{"neighbors", "the number of agents that are closer than radius and in view"}};
    type.ports = {neighborsInput(), conditionOutput()};
    type.settings = {bindMember(neighborhoodRadiusSetting(30), &S::radius),
                     bindMember(viewAngleSetting(), &S::viewAngle),
                     bindMember({.id = "least",
                                 .title = "At least",
                                 .help = "The number of neighbors it needs.",
                                 .kind = SettingKind::integer,
                                 .unit = Unit::count,
                                 .initial = 1.0,
                                 .min = 0,
                                 .max = coordinateLimit,
                                 .sliderMax = 20},
                                &S::least)};
    return withCode<S>(std::move(type), {.evaluate = evaluate, .neighbors = neighbors});
}

} // namespace tiller
