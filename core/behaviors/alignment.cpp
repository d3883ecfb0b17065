#define TILLER_FORMULA alignment
#include "core/behaviors/packs.h"

#if HWY_ONCE

namespace tiller::alignment_node {

[[gnu::cold]] void describe(NodeType& type) {
    using S = AlignmentSettings;
    type.title = "Alignment";
    type.help = "Turns to the mean velocity of its neighbors.";
    type.words = {"match heading", "same direction", "school", "boids", "flocking"};
    type.source = "Reynolds 1987; Reynolds 1999, alignment";
    type.steps = {{"active", "neighbors > 0"},
                  {"force", "(neighborVelocity - velocity) * response"}};
    type.symbols = {{"neighborVelocity", "the mean velocity of the neighbors"}};
    type.ports = {neighborsInput(), whenInput(), forceOutput()};
    type.settings = {neighborhoodRadiusSetting(&S::radius), viewAngleSetting(&S::viewAngle)};
    NodeCode& code = setCode<S>(type);
    code.evaluate = TILLER_STEP(alignmentBlock);
    code.neighbors = [](const void* settings) {
        NeighborNeed need = needOf<S>(settings);
        need.velocities = true;
        return need;
    };
    code.onlySums = true;
}

} // namespace tiller::alignment_node

#endif
