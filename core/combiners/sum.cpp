#include "core/combiners/sum.h"

#include "core/nodes/describe.h"
#include "core/nodes/lanes.h"

#undef TILLER_SIMD_FILE
#define TILLER_SIMD_FILE "core/combiners/sum.cpp"
#include "core/base/simd.h"

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

#include "core/nodes/lanes-inl.h"

void evaluateSum(const NodeRun& run) {
    Signal& out = run.out;
    const double limit = run.as<SumSettings>().limit;
    out.on = 0;
    for (const InputLink& link : run.inputs[0].links)
        out.on |= run.signal(link).on;
    for (std::size_t lane = 0; lane < run.block.count; lane += packLanes) {
        Vector<Pack> total;
        for (const InputLink& link : run.inputs[0].links) {
            const Signal& in = run.signal(link);
            const Mask on = maskOf(in.on, lane);
            const Pack weight(link.weight);
            total.x = addWhere(on, total.x, loadPack(&in.x[lane]) * weight);
            total.y = addWhere(on, total.y, loadPack(&in.y[lane]) * weight);
        }
        if (limit < noLimit)
            total = truncate(total, Pack(limit));
        storePack(total.x, &out.x[lane]);
        storePack(total.y, &out.y[lane]);
    }
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tiller {

TILLER_STEP(evaluateSum);

namespace sum_node {
namespace {

void markUsed(const NodeRun& run) {
    for (const InputLink& link : run.inputs[0].links) {
        Signal& in = run.signal(link);
        run.taken[link.taken] = in.on;
        in.used |= run.out.used & in.on;
    }
}

} // namespace
} // namespace sum_node

NodeType sumType() {
    using namespace sum_node;
    NodeType type;
    type.id = "sum";
    type.title = "Sum";
    type.kind = NodeKind::combiner;
    type.help = "Adds up the active forces, each times its weight, and cuts the sum to its limit.";
    type.words = {"add", "blend", "weighted", "mix", "combine", "limit", "truncate"};
    type.formula = "force = truncate(sum of weight * force over the active inputs, limit)";
    type.source = "Reynolds 1999, combining behaviors";
    type.ports = {forcesInput(), whenInput(), forceOutput()};
    type.settings = {
        bindMember({.id = "limit",
                    .title = "Limit",
                    .help = "A longer sum is cut to this length. Forces beside this card are not.",
                    .unit = Unit::force,
                    .initial = noLimit,
                    .min = 0,
                    .max = noLimit,
                    .sliderMax = 2000},
                   &SumSettings::limit)};
    return withCode<SumSettings>(std::move(type),
                                 {.evaluate = evaluateSumStep, .markUsed = markUsed});
}

} // namespace tiller

#endif
