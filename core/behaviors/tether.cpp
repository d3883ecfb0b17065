#include "core/behaviors/tether.h"

#include "core/behaviors/formula_steps.h"
#include "core/nodes/describe.h"
#include "core/nodes/lanes.h"

#undef TILLER_SIMD_FILE
#define TILLER_SIMD_FILE "core/behaviors/tether.cpp"
#include "core/base/simd.h"

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

#include "core/nodes/lanes-inl.h"
// They build on the ones above.
#include "core/behaviors/targeted-inl.h"
#include "core/behaviors/tether-inl.h"

void evaluateTether(const NodeRun& run) {
    runTargeted<TetherSettings, tether<Pack>>(run);
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tiller {

TILLER_STEP(evaluateTether);

NodeType tetherType() {
    using S = TetherSettings;
    NodeType type;
    type.id = "tether";
    type.title = "Tether";
    type.kind = NodeKind::behavior;
    type.help = "Moves freely inside a radius around the target. Outside, the target pulls it "
                "back, harder when farther.";
    type.words = {"leash", "home range", "stay near", "territory", "bound", "elastic"};
    type.source = "UnitySteer, SteerForTether";
    type.steps = joinSteps({{{"d", "|target - position|"},
                             {"active", "d > radius"},
                             {"share", "min(1, (d - radius) / radius)", "radius > 0"},
                             {"share", "1", "radius = 0"}},
                            pushSteps("unit(target - position) * share")});
    type.ports = {pointTarget(), whenInput(), forceOutput()};
    type.settings = {lengthSetting(&S::radius, "radius", "Radius",
                                   "Inside this distance it is free.", 100, 500)};
    setHandles(type, {{"radius", around("target")}});
    return withCode<TetherSettings>(std::move(type), {.evaluate = evaluateTetherStep});
}

} // namespace tiller

#endif
