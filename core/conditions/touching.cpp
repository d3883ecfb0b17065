#include "core/base/number.h"
#include "core/conditions/meter.h"
#include "core/nodes/common.h"
#include "core/nodes/formula.h"

#include <algorithm>

namespace tiller::touching_node {
namespace {

struct Settings {
    double margin = 0; ///< how far apart bodies may be and still touch
    double time = 0;   ///< how long it must have touched somebody without a break
};

enum Memory : std::size_t { touchedFor };

/// Notes in out.x how many each agent touches, for `commit`.
void evaluate(const NodeRun& run) {
    run.block.moment->surroundings->countTouched(run.inputs[0], run.block,
                                                 run.as<Settings>().margin, run.out.x);
    run.out.on = 0;
    for (std::size_t lane = 0; lane < run.block.count; ++lane) {
        const bool isLong = run.memory[touchedFor][lane] >= run.as<Settings>().time;
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

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Touching";
    type.help = "True while the agent's body touches another.";
    type.words = {"contact", "collide", "collision", "hit",   "catch",
                  "bite",    "bump",    "reach",     "range", "shoot"};
    type.steps = {
        {"touched", "touched"}, {"since", "since"}, {"holds", "touched >= 1 and since >= time"}};
    type.symbols = {{"touched", "the number of agents with distance <= the sum of both radii + "
                                "margin; if both are solid, the sum counts 1/128 more"},
                    {"since", "how long it has touched somebody without a break"},
                    {"theirRadius", "the largest radius of the others"}};
    type.ports = {neighborsInput(), conditionOutput()};
    type.settings = {lengthSetting(&Settings::margin, "margin", "Margin",
                                   "How far apart bodies may be and still touch.", 50),
                     timeSetting(&Settings::time, "time", "For at least",
                                 "How long it must have touched somebody without a break.", 10)};
    setHandles(type, {{"margin", around("position", "bodyRadius + theirRadius")}});
    NodeCode& code = setCode<Settings>(type);
    code.memory = {timeMemory("time touched")};
    code.evaluate = evaluate;
    code.commit = commit;
    code.inspect = inspect;
}

} // namespace tiller::touching_node

namespace tiller {

void findTouched(const NodeRun& run, std::size_t lane, std::vector<Seen>& touched) {
    const InputPort& others = run.inputs[0];
    if (others.group.empty())
        return;
    const double radius = run.block.radius[lane];
    const double margin = run.as<touching_node::Settings>().margin;
    const std::size_t before = touched.size();
    run.block.moment->surroundings->within(
        others.group, run.block, lane,
        touchDistance(radius, others.largest, margin, !others.solids.empty()), nullptr, touched);
    std::erase_if(touched, [&, i = std::size_t{0}](const Seen& seen) mutable {
        const double near =
            touchDistance(radius, seen.radius, margin,
                          std::ranges::binary_search(others.solids, seen.agent.population));
        return i++ >= before && dot(seen.offset, seen.offset) > near * near;
    });
}

} // namespace tiller
