#include "core/combiners/priority.h"

#include "core/base/lattice.h"
#include "core/combiners/taken_links.h"
#include "core/nodes/describe.h"
#include "core/nodes/lanes.h"

#undef TILLER_SIMD_FILE
#define TILLER_SIMD_FILE "core/combiners/priority.cpp"
#include "core/base/simd.h"

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

#include "core/nodes/lanes-inl.h"

/// The agents for which a link's weighted force reaches the threshold.
LaneBits strongEnough(const NodeRun& run, const InputLink& link, double threshold) {
    const Signal& in = run.signal(link);
    LaneBits strong = 0;
    for (std::size_t lane = 0; lane < run.block.count; lane += packLanes) {
        const Vector<Pack> force = loadVector(&in.x[lane], &in.y[lane]) * Pack(link.weight);
        strong |= bitsOf(!(length(force) < Pack(threshold))) << lane;
    }
    return strong;
}

void evaluatePriority(const NodeRun& run) {
    const double threshold = run.as<PrioritySettings>().threshold;
    Signal& out = run.out;
    out.on = 0;
    for (const InputLink& link : run.inputs[0].links) {
        const Signal& in = run.signal(link);
        LaneBits take = in.on & ~out.on;
        if (threshold > 0 && take != 0)
            take &= strongEnough(run, link, threshold);
        run.taken[link.taken] = take;
        out.on |= take;
        if (take == 0)
            continue;
        const Pack weight(link.weight);
        for (std::size_t lane = 0; lane < run.block.count; lane += packLanes) {
            const Mask here = maskOf(take, lane);
            storePack(select(here, loadPack(&in.x[lane]) * weight, loadPack(&out.x[lane])),
                      &out.x[lane]);
            storePack(select(here, loadPack(&in.y[lane]) * weight, loadPack(&out.y[lane])),
                      &out.y[lane]);
        }
    }
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tiller {

TILLER_STEP(evaluatePriority);

NodeType priorityType() {
    NodeType type;
    type.id = "priority";
    type.title = "Priority";
    type.kind = NodeKind::combiner;
    type.help = "Takes the first active force in order, and ignores the others.";
    type.words = {"first", "fallback", "else", "otherwise", "selector", "switch"};
    type.formula = "force = weight * force of the first active input";
    type.source = "Reynolds 1999, combining behaviors; Bevilacqua 2013, Movement Manager";
    type.ports = {forcesInput(), whenInput(), forceOutput()};
    type.picksOne = true;
    type.settings = {bindMember({.id = "threshold",
                                 .title = "Threshold",
                                 .help = "Skips active forces weaker than this. 0: takes the first "
                                         "active one, even if it is zero.",
                                 .unit = Unit::force,
                                 .initial = 0.0,
                                 .min = 0,
                                 .max = noLimit,
                                 .sliderMax = 100},
                                &PrioritySettings::threshold)};
    return withCode<PrioritySettings>(
        std::move(type), {.evaluate = evaluatePriorityStep, .markUsed = markTakenLinks});
}

} // namespace tiller

#endif
