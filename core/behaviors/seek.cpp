#include "core/behaviors/seek.h"

#include "core/behaviors/formula_steps.h"
#include "core/nodes/describe.h"
#include "core/nodes/lanes.h"

#undef TILLER_SIMD_FILE
#define TILLER_SIMD_FILE "core/behaviors/seek.cpp"
#include "core/base/simd.h"

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

#include "core/nodes/lanes-inl.h"
// They build on the ones above.
#include "core/behaviors/seek-inl.h"
#include "core/behaviors/targeted-inl.h"

void evaluateSeek(const NodeRun& run) {
    runTargeted<SeekSettings, seek<Pack>>(run);
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tiller {

TILLER_STEP(evaluateSeek);

NodeType seekType() {
    NodeType type;
    type.id = "seek";
    type.title = "Seek";
    type.kind = NodeKind::behavior;
    type.help = "Heads straight for the target at full speed, and overshoots it.";
    type.words = {"chase", "go to", "move to", "attract", "follow", "approach"};
    type.source = "Reynolds 1999, seek; Bevilacqua 2012, Seek";
    type.steps = seekSteps("target");
    type.ports = {pointTarget(), whenInput(), forceOutput()};
    type.settings = {speedSetting(&SeekSettings::speed)};
    return withCode<SeekSettings>(std::move(type), {.evaluate = evaluateSeekStep});
}

} // namespace tiller

#endif
