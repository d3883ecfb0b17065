#include "core/nodes/common.h"

namespace tiller::clock_node {
namespace {

void evaluate(const NodeRun& run) {
    run.out.x.fill(run.block.moment->time());
    run.out.on = run.block.lanes();
}

void inspect(const NodeRun& run, TermValues& to) {
    to["time"] = run.block.moment->time();
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
