#include "core/conditions/touching.h"

#include "core/base/number.h"
#include "core/behaviors/neighborhood.h"
#include "core/nodes/describe.h"

namespace tiller {

namespace {

using S = TouchingSettings;

enum Memory : std::size_t { touchedFor, memoryCount };

void remember(const NodeRun& run) {
    std::fill_n(run.memory[touchedFor], run.block.count, 0.0);
}

/// Notes in out.x who touches somebody, for `commit`.
void evaluate(const NodeRun& run) {
    static thread_local std::vector<Seen> touched;
    run.out.on = 0;
    for (std::size_t lane = 0; lane < run.block.count; ++lane) {
        touched.clear();
        findTouched(run, lane, touched);
        run.out.x[lane] = touched.empty() ? 0 : 1;
        const bool isLong = run.memory[touchedFor][lane] >= run.as<S>().time;
        run.out.on |= LaneBits{!touched.empty() && isLong} << lane;
    }
}

/// Counts whole ticks, because rounding errors of a sum could make a time a tick late.
void commit(const NodeRun& run) {
    const double tick = run.block.moment->tickLength;
    for (std::size_t lane = 0; lane < run.block.count; ++lane) {
        double& time = run.memory[touchedFor][lane];
        time = run.out.x[lane] != 0 ? tick * (floorOf(time / tick + 0.5) + 1) : 0;
    }
}

void inspect(const NodeRun& run, TermValues& to) {
    std::vector<Seen> touched;
    findTouched(run, 0, touched);
    to["touched"] = static_cast<double>(touched.size());
    to["since"] = run.memory[touchedFor][0];
}

} // namespace

void findTouched(const NodeRun& run, std::size_t lane, std::vector<Seen>& touched) {
    const InputPort& others = run.inputs[0];
    if (others.group.empty())
        return;
    const double reach = run.block.radius[lane] + run.as<S>().margin;
    const std::size_t before = touched.size();
    run.block.moment->surroundings->within(others.group, run.block, lane, reach + others.largest,
                                           touched);
    std::erase_if(touched, [&, i = std::size_t{0}](const Seen& seen) mutable {
        const double near = reach + seen.radius;
        return i++ >= before && dot(seen.offset, seen.offset) > near * near;
    });
}

NodeType touchingType() {
    NodeType type;
    type.id = touchingTypeId;
    type.title = "Touching";
    type.kind = NodeKind::condition;
    type.help = "True while the agent's body touches another.";
    type.words = {"contact", "collide", "collision", "hit", "catch", "bite", "bump", "reach"};
    type.steps = {
        {"touched", "touched"}, {"since", "since"}, {"holds", "touched >= 1 and since >= time"}};
    type.symbols = {{"touched", "the number of agents with distance <= the sum of both radii + "
                                "margin"},
                    {"since", "how long it has touched somebody without a break"}};
    type.ports = {neighborsInput(), conditionOutput()};
    type.settings = {lengthSetting(&S::margin, "margin", "Margin",
                                   "How far apart bodies may be and still touch.", 0, 50),
                     timeSetting(&S::time, "time", "For at least",
                                 "How long it must have touched somebody without a break.", 0, 10)};
    return withCode<S>(std::move(type), {.memoryCount = memoryCount,
                                         .remember = remember,
                                         .evaluate = evaluate,
                                         .commit = commit,
                                         .inspect = inspect});
}

} // namespace tiller
