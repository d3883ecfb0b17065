#include "core/nodes/common.h"

namespace tiller::population_node {
namespace {

struct Settings : Between {
    static constexpr const char* symbol = "living";
    static constexpr bool isSame = true;

    Settings() : Between{0, 1'000'000} {}
    static double numberOf(const NodeRun& run, std::size_t) {
        return static_cast<double>(run.block.moment->surroundings->count(run.inputs[0].group));
    }
};

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
    type.settings = betweenSettings<Settings>("living", Unit::count, {0, 1'000'000, 1000});
    setBetween<Settings>(type);
}

} // namespace tiller::population_node
