#include "core/behaviors/match_velocity.h"

#include "core/nodes/describe.h"
#include "core/nodes/lanes.h"

#undef TILLER_SIMD_FILE
#define TILLER_SIMD_FILE "core/behaviors/match_velocity.cpp"
#include "core/base/simd.h"

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

#include "core/nodes/lanes-inl.h"
// They build on the ones above.
#include "core/behaviors/match_velocity-inl.h"
#include "core/behaviors/targeted-inl.h"

void evaluateMatchVelocity(const NodeRun& run) {
    runTargeted<NoSettings, matchVelocity<Pack>>(run);
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tiller {

TILLER_STEP(evaluateMatchVelocity);

NodeType matchVelocityType() {
    NodeType type;
    type.id = "match-velocity";
    type.title = "Match velocity";
    type.kind = NodeKind::behavior;
    type.help = "Takes on the velocity of an agent.";
    type.words = {"imitate", "same speed", "keep pace", "go along", "velocity matching"};
    type.source = "gdx-ai, MatchVelocity; Millington 2006";
    type.steps = {{"desired", "truncate(targetVelocity, maxSpeed)"},
                  {"force", "(desired - velocity) / t'"}};
    type.ports = {agentTarget(), whenInput(), forceOutput()};
    return withCode<NoSettings>(std::move(type), {.evaluate = evaluateMatchVelocityStep});
}

} // namespace tiller

#endif
