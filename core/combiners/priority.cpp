#include "core/behaviors/packs.h"

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

/// The agents for which a link's weighted force reaches the threshold.
LaneBits strongEnough(const NodeRun& run, const InputLink& link, double threshold) {
    const Signal& in = run.signal(link);
    LaneBits strong = 0;
    for (std::size_t lane = 0; lane < run.block.count; lane += packLanes) {
        const Vector<Pack> force =
            loadVector(&in.x[lane], &in.y[lane]) * weightPack(link, in, lane);
        strong |= bitsOf(!(length(force) < Pack(threshold))) << lane;
    }
    return strong;
}

void takeFirst(const NodeRun& run, double threshold) {
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
        for (std::size_t lane = 0; lane < run.block.count; lane += packLanes) {
            const Pack weight = weightPack(link, in, lane);
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

namespace tiller::priority_node {
namespace {

struct Settings {
    double threshold = 0; ///< skips active forces shorter than this; 0: skips none
};

HWY_EXPORT(takeFirst);

void evaluate(const NodeRun& run) {
    HWY_DYNAMIC_DISPATCH(takeFirst)(run, run.as<Settings>().threshold);
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Priority";
    type.help = "Takes the first active force in order, and ignores the others.";
    type.words = {"first", "fallback", "else", "otherwise", "selector", "switch"};
    type.formula = "force = weight * force of the first active input";
    type.source = "Reynolds 1999, combining behaviors; Bevilacqua 2013, Movement Manager";
    type.ports = {forcesInput(), whenInput(), forceOutput()};
    type.picksOne = true;
    type.settings = {numberSetting(&Settings::threshold, "threshold", "Threshold",
                                   "Skips active forces weaker than this. 0: takes the first "
                                   "active one, even if it is zero.",
                                   Unit::force, {0, noLimit, 100})};
    NodeCode& code = setCode<Settings>(type);
    code.evaluate = evaluate;
    code.markUsed = markTakenLinks;
}

} // namespace tiller::priority_node

#endif
