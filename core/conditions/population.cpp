#include "core/nodes/common.h"

namespace tiller::population_node {
namespace {

struct Settings {
    double min = 0;
    double max = 1'000'000;
};

double livingOf(const NodeRun& run) {
    return static_cast<double>(run.block.moment->surroundings->count(run.inputs[0].group));
}

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<Settings>();
    const double living = livingOf(run);
    const bool holds = settings.min <= living && living <= settings.max;
    run.out.on = holds ? run.block.lanes() : 0;
}

void inspect(const NodeRun& run, TermValues& to) {
    to["living"] = livingOf(run);
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Population";
    type.help = "True while so many agents live.";
    type.words = {"count", "number", "alive", "crowd", "extinct", "limit", "how many"};
    type.steps = {{"living", "living"}, {"holds", "min <= living <= max"}};
    type.symbols = {{"living", "the number of agents of these types"}};
    type.ports = {
        {"agents", "Agents", PortType::agents, true, "The types whose agents are counted."},
        conditionOutput()};
    const char* help = "True while min <= living <= max.";
    const Range counts{0, 1'000'000, 1000};
    type.settings = {countSetting(&Settings::min, "min", "Min", help, counts),
                     countSetting(&Settings::max, "max", "Max", help, counts)};
    setCode<Settings>(type, {.evaluate = evaluate, .inspect = inspect});
}

} // namespace tiller::population_node
