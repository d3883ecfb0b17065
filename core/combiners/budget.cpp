#include "core/behaviors/packs.h"

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

void spendBudget(const NodeRun& run) {
    Signal& out = run.out;
    out.on = 0;
    for (const InputLink& link : run.inputs[0].links)
        out.on |= run.signal(link).on;
    for (const InputLink& link : run.inputs[0].links)
        run.taken[link.taken] = 0;
    for (std::size_t lane = 0; lane < run.block.count; lane += packLanes) {
        const Pack limit = loadPack(run.block.maxForce + lane);
        const Pack none(0.0);
        Vector<Pack> total;
        total.x = total.y = none;
        Pack left = limit;
        for (const InputLink& link : run.inputs[0].links) {
            const Signal& in = run.signal(link);
            const Mask on = maskOf(in.on, lane) & (left > none);
            const Vector<Pack> force =
                loadVector(&in.x[lane], &in.y[lane]) * weightPack(link, in, lane);
            const Vector<Pack> share = truncate(force, left);
            total.x = addWhere(on, total.x, share.x);
            total.y = addWhere(on, total.y, share.y);
            run.taken[link.taken] |= bitsOf(on) << lane;
            // A cut force spends all that is left, whatever its length rounds to.
            const Pack rest = select(length(force) < left, limit - length(total), none);
            left = select(on, rest, left);
        }
        storePack(total.x, &out.x[lane]);
        storePack(total.y, &out.y[lane]);
    }
    for (const InputLink& link : run.inputs[0].links)
        run.taken[link.taken] &= run.signal(link).on;
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tiller::budget_node {

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Budget";
    type.help = "Adds the active forces in order until the maximum force is spent. The last one is "
                "cut, and later ones add nothing.";
    type.words = {"prioritized sum", "running sum", "accumulate", "limited", "truncated sum"};
    type.formula = "sum += truncate(weight * force, maxForce - |sum|), in order, while "
                   "|sum| < maxForce";
    type.source = "Buckland 2005, weighted truncated running sum with prioritization; yuka";
    type.ports = {forcesInput(), whenInput(), forceOutput()};
    NodeCode& code = setCode<NoSettings>(type);
    code.evaluate = TILLER_STEP(spendBudget);
    code.markUsed = markTakenLinks;
}

} // namespace tiller::budget_node

#endif
