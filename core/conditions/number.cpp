#include "core/conditions/number.h"

#include "core/nodes/describe.h"

namespace tiller {

namespace number_node {
namespace {

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<NumberSettings>();
    const bool holds = settings.min <= settings.value && settings.value <= settings.max;
    run.out.on = holds ? run.block.lanes() : 0;
}

Setting numberSetting(double NumberSettings::*member, std::string_view id, std::string_view title,
                      std::string_view help, double initial) {
    return bindMember({.id = id,
                       .title = title,
                       .help = help,
                       .initial = initial,
                       .min = -coordinateLimit,
                       .max = coordinateLimit,
                       .sliderMax = 100},
                      member);
}

} // namespace
} // namespace number_node

NodeType numberType() {
    using namespace number_node;
    NodeType type;
    type.id = "number";
    type.title = "Number";
    type.kind = NodeKind::condition;
    type.help = "True while a number is between two others. Let a parameter drive the value: then "
                "the game sets it, for all, for a type or for one agent.";
    type.words = {"compare", "threshold", "external", "game",
                  "danger",  "health",    "greater",  "less"};
    type.steps = {{"holds", "min <= value <= max"}};
    type.ports = {conditionOutput()};
    type.settings = {
        numberSetting(&NumberSettings::value, "value", "Value", "What the game sets.", 0),
        numberSetting(&NumberSettings::min, "min", "Min", "True while min <= value <= max.", 1),
        numberSetting(&NumberSettings::max, "max", "Max", "True while min <= value <= max.",
                      coordinateLimit)};
    return withCode<NumberSettings>(std::move(type), {.evaluate = evaluate});
}

} // namespace tiller
