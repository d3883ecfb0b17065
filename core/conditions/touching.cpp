#include "core/conditions/touching.h"

#include "core/base/number.h"
#include "core/behaviors/neighborhood.h"
#include "core/nodes/describe.h"
#include "core/nodes/touch.h"

namespace tiller {

namespace touching_node {
namespace {

using S = TouchingSettings;

enum Memory : std::size_t { touchedFor };

void remember(const NodeRun& run) {
    std::fill_n(run.memory[touchedFor], run.block.count, 0.0);
}

/// Notes in out.x how many each agent touches, for `commit`.
void evaluate(const NodeRun& run) {
    run.block.moment->surroundings->countTouched(run.inputs[0], run.block, run.as<S>().margin,
                                                 run.out.x);
    run.out.on = 0;
    for (std::size_t lane = 0; lane < run.block.count; ++lane) {
        const bool isLong = run.memory[touchedFor][lane] >= run.as<S>().time;
        run.out.on |= LaneBits{run.out.x[lane] > 0 && isLong} << lane;
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
    to["theirRadius"] = run.inputs[0].largest;
}

} // namespace
} // namespace touching_node

void findTouched(const NodeRun& run, std::size_t lane, std::vector<Seen>& touched) {
    const InputPort& others = run.inputs[0];
    if (others.group.empty())
        return;
    const double radius = run.block.radius[lane];
    const double margin = run.as<TouchingSettings>().margin;
    const std::size_t before = touched.size();
    run.block.moment->surroundings->within(
        others.group, run.block, lane,
        touchDistance(radius, others.largest, margin, !others.solids.empty()), touched);
    std::erase_if(touched, [&, i = std::size_t{0}](const Seen& seen) mutable {
        const double near =
            touchDistance(radius, seen.radius, margin,
                          std::ranges::binary_search(others.solids, seen.agent.population));
        return i++ >= before && dot(seen.offset, seen.offset) > near * near;
    });
}

NodeType touchingType() {
    using namespace touching_node;
    NodeType type;
    type.id = touchingTypeId;
    type.title = "Touching";
    type.kind = NodeKind::condition;
    type.help = "True while the agent's body touches another.";
    type.words = {"contact", "collide", "collision", "hit", "catch", "bite", "bump", "reach"};
    type.steps = {
        {"touched", "touched"}, {"since", "since"}, {"holds", "touched >= 1 and since >= time"}};
    type.symbols = {{"touched", "the number of agents with distance <= the sum of both radii + "
                                "margin; if both are solid, the sum counts 1/128 more"},
                    {"since", "how long it has touched somebody without a break"},
                    {"theirRadius", "the largest radius of the others"}};
    type.ports = {neighborsInput(), conditionOutput()};
    type.settings = {lengthSetting(&S::margin, "margin", "Margin",
                                   "How far apart bodies may be and still touch.", 0, 50),
                     timeSetting(&S::time, "time", "For at least",
                                 "How long it must have touched somebody without a break.", 0, 10)};
    setHandles(type, {{"margin", around("position", "bodyRadius + theirRadius")}});
    return withCode<S>(std::move(type), {.memory = {timeMemory("time touched")},
                                         .remember = remember,
                                         .evaluate = evaluate,
                                         .commit = commit,
                                         .inspect = inspect});
}

} // namespace tiller
