#define TILLER_FORMULA cohesion
#include "core/behaviors/packs.h"

#if HWY_ONCE

namespace tiller::cohesion_node {

[[gnu::cold]] void describe(NodeType& type) {
    using S = CohesionSettings;
    type.title = "Cohesion";
    type.help = "Heads for the middle of its neighbors.";
    type.words = {"stay together", "gather", "center of mass", "school", "boids", "flocking"};
    type.source = "Reynolds 1987; Reynolds 1999, cohesion";
    type.steps = joinSteps({{{"active", "neighbors > 0"},
                             {"pull", "(neighborPosition - position) / radius", "radius > 0"}},
                            pushSteps("pull")});
    type.symbols = {{"neighborPosition", "the mean position of the neighbors"}};
    type.ports = {neighborsInput(), whenInput(), forceOutput()};
    type.settings = {neighborhoodRadiusSetting(&S::radius), viewAngleSetting(&S::viewAngle)};
    NodeCode& code = setCode<S>(type);
    code.evaluate = TILLER_STEP(cohesionBlock);
    code.neighbors = [](const void* settings) {
        NeighborNeed need = needOf<S>(settings);
        need.offsets = true;
        return need;
    };
}

} // namespace tiller::cohesion_node

#endif
