#include "core/nodes/common.h"

namespace tiller::number_node {
namespace {

struct Settings {
    double value = 0;
    double min = 1;
    double max = coordinateLimit;
};

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<Settings>();
    const bool holds = settings.min <= settings.value && settings.value <= settings.max;
    run.out.on = holds ? run.block.lanes() : 0;
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Number";
    type.help = "True while a number is between two others. Let a parameter drive the value: then "
                "the game sets it, for all, for a type or for one agent.";
    type.words = {"compare", "threshold", "external", "game",
                  "danger",  "health",    "greater",  "less"};
    type.steps = {{"holds", "min <= value <= max"}};
    type.ports = {conditionOutput()};
    const char* help = "True while min <= value <= max.";
    const Range numbers{-coordinateLimit, coordinateLimit, 100};
    type.settings = {numberSetting(&Settings::value, "value", "Value", "What the game sets.",
                                   Unit::none, numbers),
                     numberSetting(&Settings::min, "min", "Min", help, Unit::none, numbers),
                     numberSetting(&Settings::max, "max", "Max", help, Unit::none, numbers)};
    setCode<Settings>(type, {.evaluate = evaluate});
}

} // namespace tiller::number_node
