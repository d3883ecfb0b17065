#define TILLER_FORMULA matchVelocity
#include "core/behaviors/packs.h"

#if HWY_ONCE

namespace tiller::match_velocity_node {

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Match velocity";
    type.help = "Takes on the velocity of an agent.";
    type.words = {"imitate", "same speed", "keep pace", "go along", "velocity matching"};
    type.source = "gdx-ai, MatchVelocity; Millington 2006";
    type.steps = {{"desired", "truncate(targetVelocity, maxSpeed)"},
                  {"force", "(desired - velocity) * response"}};
    type.ports = {agentTarget(), whenInput(), forceOutput()};
    setCode<NoSettings>(type).evaluate = TILLER_STEP(matchVelocityBlock);
}

} // namespace tiller::match_velocity_node

#endif
