#include "core/behaviors/packs.h"

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

void sumForces(const NodeRun& run, double limit) {
    Signal& out = run.out;
    out.on = 0;
    for (const InputLink& link : run.inputs[0].links)
        out.on |= run.signal(link).on;
    for (std::size_t lane = 0; lane < run.block.count; lane += packLanes) {
        Vector<Pack> total;
        for (const InputLink& link : run.inputs[0].links) {
            const Signal& in = run.signal(link);
            const Mask on = maskOf(in.on, lane);
            const Pack weight = weightPack(link, in, lane);
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

namespace tiller::sum_node {
namespace {

struct Settings {
    double limit = noLimit; ///< a longer sum is cut to this length
};

HWY_EXPORT(sumForces);

void evaluate(const NodeRun& run) {
    HWY_DYNAMIC_DISPATCH(sumForces)(run, run.as<Settings>().limit);
}

void markUsed(const NodeRun& run) {
    for (const InputLink& link : run.inputs[0].links) {
        Signal& in = run.signal(link);
        run.taken[link.taken] = in.on;
        in.used |= run.out.used & in.on;
    }
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Sum";
    type.help = "Adds up the active forces, each times its weight, and cuts the sum to its limit.";
    type.words = {"add", "blend", "weighted", "mix", "combine", "limit", "truncate"};
    type.formula = "force = truncate(sum of weight * force over the active inputs, limit)";
    type.source = "Reynolds 1999, combining behaviors";
    type.ports = {forcesInput(), whenInput(), forceOutput()};
    type.settings = {
        numberSetting(&Settings::limit, "limit", "Limit",
                      "A longer sum is cut to this length. Forces beside this card are not.",
                      Unit::force, {0, noLimit, 2000})};
    NodeCode& code = setCode<Settings>(type);
    code.evaluate = evaluate;
    code.markUsed = markUsed;
}

} // namespace tiller::sum_node

#endif
