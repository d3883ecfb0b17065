#include "core/behaviors/interpose.h"

#include "core/behaviors/arrive.h"
#include "core/behaviors/formula_steps.h"
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
    for (const std::size_t input : {0U, 1U})
        if (run.inputs[input].links.empty() || run.inputs[input].each)
            return;
    const Signal& first = run.signal(run.inputs[0].links[0]);
    const Signal& second = run.signal(run.inputs[1].links[0]);
    for (std::size_t lane = 0; lane < run.block.count; lane += packLanes)
        storeForce(run.out, lane,
                   interpose(selfAt(run.block, lane), sightAt(first, lane), sightAt(second, lane),
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
    type.help = "Moves between two agents, to where they will be.";
    type.words = {"between", "guard", "protect", "shield", "midpoint", "block"};
    type.source = "Reynolds 1999, interpose; gdx-ai; yuka";
    type.steps = joinSteps({{{"between", "first + (second - first) * ratio"},
                             {"drift", "firstVelocity + (secondVelocity - firstVelocity) * ratio"},
                             {"T", "if(maxSpeed > 0, |between - position| / maxSpeed, 0)"},
                             {"place", "between + drift * T"}},
                            arriveSteps()});
    type.ports = {oneAgentInput("first", "First", "One of the two."),
                  oneAgentInput("second", "Second", "The other one."), whenInput(), forceOutput()};
    type.settings = {
        speedSetting(&S::speed),
        bindMember({.id = "ratio",
                    .title = "Ratio",
                    .help = "The place between them: 0 is at the first, 100% at the second, "
                            "more is behind the second.",
                    .unit = Unit::share,
                    .initial = 0.5,
                    .min = -10,
                    .max = 10,
                    .sliderMax = 2},
                   &S::ratio),
        slowingRadiusSetting(&S::slowingRadius, 50)};
    setHandles(type, {{"slowingRadius", around("place")}});
    return withCode<InterposeSettings>(std::move(type), {.evaluate = evaluateInterposeStep});
}

} // namespace tiller

#endif
