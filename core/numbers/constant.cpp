#include "core/nodes/common.h"

namespace tiller::constant_node {
namespace {

struct Settings {
    double value = 1;
};

void evaluate(const NodeRun& run) {
    run.out.x.fill(run.as<Settings>().value);
    run.out.on = run.block.lanes();
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Constant";
    type.help = "A number that you set, for several settings or formulas. Drive it with a "
                "parameter to use what the parameter is set to.";
    type.words = {"value", "parameter", "fixed", "slider", "number"};
    type.steps = {{"number", "value"}};
    type.ports = {numberOutput()};
    type.settings = {numberSetting(&Settings::value, "value", "Value", "The number that it gives.",
                                   Unit::none, {-coordinateLimit, coordinateLimit, 10})};
    NodeCode& code = setCode<Settings>(type);
    code.evaluate = evaluate;
    code.isOfWorld = [](const void*) { return true; };
}

} // namespace tiller::constant_node
