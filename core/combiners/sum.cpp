#include "core/combiners/sum.h"

#include "core/nodes/describe.h"

namespace tiller {

namespace {

void evaluate(const NodeRun& run) {
    Signal& out = run.out;
    out.x.fill(0);
    out.y.fill(0);
    out.on.fill(0);
    for (const InputLink& link : run.inputs[0].links)
        for (std::size_t lane = 0; lane < run.block.count; ++lane) {
            const bool on = link.signal->on[lane] != 0;
            out.x[lane] += select(on, link.signal->x[lane] * link.weight, 0);
            out.y[lane] += select(on, link.signal->y[lane] * link.weight, 0);
            out.on[lane] |= link.signal->on[lane];
        }
}

void markUsed(const NodeRun& run) {
    for (const InputLink& link : run.inputs[0].links)
        for (std::size_t lane = 0; lane < run.block.count; ++lane)
            if (run.out.used[lane] && link.signal->on[lane])
                link.signal->used[lane] = 1;
}

} // namespace

NodeType sumType() {
    NodeType type;
    type.id = "sum";
    type.title = "Sum";
    type.kind = NodeKind::combiner;
    type.help = "Adds up the active forces, each times its weight.";
    type.words = {"add", "blend", "weighted", "mix", "combine"};
    type.formula = "force = sum of weight * force over the active inputs";
    type.source = "Reynolds 1999, combining behaviors";
    type.ports = {forcesInput(), whenInput(), forceOutput()};
    return withCode<SumSettings>(std::move(type), {.evaluate = evaluate, .markUsed = markUsed});
}

} // namespace tiller
