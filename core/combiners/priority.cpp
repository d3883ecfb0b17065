#include "core/combiners/priority.h"

#include "core/base/lattice.h"
#include "core/nodes/describe.h"

namespace tiller {

namespace {

constexpr std::uint16_t nothing = 0xffff;

void evaluate(const NodeRun& run) {
    const double threshold = run.as<PrioritySettings>().threshold;
    const auto& links = run.inputs[0].links;
    Signal& out = run.out;
    out.x.fill(0);
    out.y.fill(0);
    out.on.fill(0);
    out.pick.fill(nothing);
    for (std::size_t i = 0; i < links.size(); ++i)
        for (std::size_t lane = 0; lane < run.block.count; ++lane) {
            const Signal& in = *links[i].signal;
            const Vec2 force{in.x[lane] * links[i].weight, in.y[lane] * links[i].weight};
            if (out.on[lane] || !in.on[lane] || length(force) < threshold)
                continue;
            out.on[lane] = 1;
            out.x[lane] = force.x;
            out.y[lane] = force.y;
            out.pick[lane] = static_cast<std::uint16_t>(i);
        }
}

void markUsed(const NodeRun& run) {
    const auto& links = run.inputs[0].links;
    for (std::size_t i = 0; i < links.size(); ++i)
        for (std::size_t lane = 0; lane < run.block.count; ++lane)
            if (run.out.used[lane] && run.out.pick[lane] == i)
                links[i].signal->used[lane] = 1;
}

} // namespace

NodeType priorityType() {
    NodeType type;
    type.id = "priority";
    type.title = "Priority";
    type.kind = NodeKind::combiner;
    type.help = "Takes the first active force, in order, and leaves the others out.";
    type.words = {"first", "fallback", "else", "otherwise", "selector", "switch"};
    type.formula = "force = weight * force of the first active input";
    type.source = "Reynolds 1999, combining behaviors; the tutorials' hunter";
    type.ports = {forcesInput(), whenInput(), forceOutput()};
    type.picksOne = true;
    type.settings = {bindMember({.id = "threshold",
                                 .title = "Threshold",
                                 .help = "Passes over active forces weaker than this. 0: takes the "
                                         "first active one, even if it is zero.",
                                 .unit = Unit::force,
                                 .initial = 0.0,
                                 .min = 0,
                                 .max = noLimit,
                                 .sliderMax = 100},
                                &PrioritySettings::threshold)};
    return withCode<PrioritySettings>(std::move(type),
                                      {.evaluate = evaluate, .markUsed = markUsed});
}

} // namespace tiller
