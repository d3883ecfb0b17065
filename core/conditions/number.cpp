#include "core/nodes/common.h"

namespace tiller::number_node {
namespace {

struct Settings : Between {
    static constexpr const char* symbol = "";
    static constexpr bool isSame = true;

    double value = 0;

    Settings() : Between{1, coordinateLimit} {}
    static double numberOf(const NodeRun& run, std::size_t) { return run.as<Settings>().value; }
};

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Number";
    type.help = "True while a number is between two others. Let a parameter drive the value: then "
                "the game sets it, for all, for a type or for one agent.";
    type.words = {"compare", "threshold", "external", "game",
                  "danger",  "health",    "greater",  "less"};
    type.steps = {{"holds", "min <= value <= max"}};
    type.ports = {conditionOutput()};
    const Range numbers{-coordinateLimit, coordinateLimit, 100};
    type.settings = joined({{numberSetting(&Settings::value, "value", "Value",
                                           "What the game sets.", Unit::none, numbers)},
                            betweenSettings<Settings>("value", Unit::none, numbers)});
    setBetween<Settings>(type);
}

} // namespace tiller::number_node
