#include "core/nodes/common.h"

namespace tiller::clock_node {
namespace {

double timeOf(const NodeRun& run) {
    return static_cast<double>(run.block.moment->tick) * run.block.moment->tickLength;
}

void evaluate(const NodeRun& run) {
    run.out.x.fill(timeOf(run));
    run.out.on = run.block.lanes();
}

void inspect(const NodeRun& run, TermValues& to) {
    to["time"] = timeOf(run);
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Clock";
    type.help = "The time since the start of the run.";
    type.words = {"time", "seconds", "ticks", "elapsed", "when"};
    type.steps = {{"number", "time"}};
    type.symbols = {{"time", "how many ticks have passed, times the length of a tick"}};
    type.ports = {numberOutput()};
    NodeCode& code = setCode<NoSettings>(type);
    code.evaluate = evaluate;
    code.isOfWorld = [](const void*) { return true; };
    code.inspect = inspect;
}

} // namespace tiller::clock_node
