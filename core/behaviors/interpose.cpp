#include "core/behaviors/interpose.h"

#include "core/base/lattice.h"
#include "core/behaviors/arrive.h"
#include "core/behaviors/prediction.h"
#include "core/nodes/describe.h"
#include "core/nodes/lanes.h"

#undef TILLER_SIMD_FILE
#define TILLER_SIMD_FILE "core/behaviors/interpose.cpp"
#include "core/base/simd.h"

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

#include "core/nodes/lanes-inl.h"
// They build on the ones above.
#include "core/behaviors/arrive-inl.h"
// It builds on that.
#include "core/behaviors/interpose-inl.h"

void evaluateInterpose(const NodeRun& run) {
    run.out.on = 0;
    for (const std::size_t input : {0, 1})
        if (run.inputs[input].links.empty() || run.inputs[input].each)
            return;
    const Signal& first = run.signal(run.inputs[0].links[0]);
    const Signal& second = run.signal(run.inputs[1].links[0]);
    const auto seen = [](const Signal& target, std::size_t lane) {
        return Sight<Pack>{loadVector(&target.x[lane], &target.y[lane]),
                           loadVector(&target.vx[lane], &target.vy[lane])};
    };
    for (std::size_t lane = 0; lane < run.block.count; lane += packLanes)
        storeForce(run.out, lane,
                   interpose(selfAt(run.block, lane), seen(first, lane), seen(second, lane),
                             run.as<InterposeSettings>()));
    run.out.on = first.on & second.on & run.block.lanes();
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tiller {

TILLER_STEP(evaluateInterpose);

NodeType interposeType() {
    using S = InterposeSettings;
    NodeType type;
    type.id = "interpose";
    type.title = "Interpose";
    type.kind = NodeKind::behavior;
    type.help = "Goes between two agents, to where they will be.";
    type.words = {"between", "guard", "protect", "shield", "midpoint", "block"};
    type.formula = "force = arrive(a + (b - a) * ratio, both as they will be after T); T = "
                   "distance / maxSpeed";
    type.source = "Reynolds 1999, interpose; gdx-ai; yuka";
    type.steps = together({{{"between", "first + (second - first) * ratio"},
                            {"drift", "firstVelocity + (secondVelocity - firstVelocity) * ratio"},
                            {"T", "if(maxSpeed > 0, |between - position| / maxSpeed, 0)"},
                            {"place", "between + drift * T"}},
                           arriveSteps()});
    type.ports = {oneAgent("first", "First", "One of the two."),
                  oneAgent("second", "Second", "The other one."), whenInput(), forceOutput()};
    type.settings = {
        speedSetting(&S::speed),
        bindMember({.id = "ratio",
                    .title = "Ratio",
                    .help = "Where between them: 0 at the first, 100% at the second; more is "
                            "behind the second.",
                    .unit = Unit::share,
                    .initial = 0.5,
                    .min = -10,
                    .max = 10,
                    .sliderMax = 2},
                   &S::ratio),
        slowingRadiusSetting(&S::slowingRadius, 50)};
    giveHandles(type, {{"slowingRadius", around("place")}});
    return withCode<InterposeSettings>(std::move(type), {.evaluate = evaluateInterposeStep});
}

} // namespace tiller

#endif
