#include "core/conditions/population.h"

#include "core/nodes/describe.h"

namespace tiller {

namespace population_node {
namespace {

using S = PopulationConditionSettings;

double livingOf(const NodeRun& run) {
    return static_cast<double>(run.block.moment->surroundings->count(run.inputs[0].group));
}

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<S>();
    const double living = livingOf(run);
    const bool holds = settings.min <= living && living <= settings.max;
    run.out.on = holds ? run.block.lanes() : 0;
}

void inspect(const NodeRun& run, TermValues& to) {
    to["living"] = livingOf(run);
}

Setting countSetting(double S::*member, std::string_view id, std::string_view title,
                     double initial) {
    return bindMember({.id = id,
                       .title = title,
                       .help = "True while min <= living <= max.",
                       .kind = SettingKind::integer,
                       .unit = Unit::count,
                       .initial = initial,
                       .min = 0,
                       .max = 1'000'000,
                       .sliderMax = 1000},
                      member);
}

} // namespace
} // namespace population_node

NodeType populationType() {
    using namespace population_node;
    NodeType type;
    type.id = "population";
    type.title = "Population";
    type.kind = NodeKind::condition;
    type.help = "True while so many agents live.";
    type.words = {"count", "number", "alive", "crowd", "extinct", "limit", "how many"};
    type.steps = {{"living", "living"}, {"holds", "min <= living <= max"}};
    type.symbols = {{"living", "the number of agents of these types"}};
    type.ports = {
        {"agents", "Agents", PortType::agents, true, "The types whose agents are counted."},
        conditionOutput()};
    type.settings = {countSetting(&S::min, "min", "Min", 0),
                     countSetting(&S::max, "max", "Max", 1'000'000)};
    return withCode<S>(std::move(type), {.evaluate = evaluate, .inspect = inspect});
}

} // namespace tiller
