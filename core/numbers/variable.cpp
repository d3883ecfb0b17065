#include "core/numbers/variable.h"

#include "core/nodes/common.h"

namespace tiller::variable_node {
namespace {

using Settings = VariableSettings;

void evaluate(const NodeRun& run) {
    run.out.x.fill(*run.shared);
    run.out.on = run.block.lanes();
}

void remember(const NodeRun& run) {
    const auto& settings = run.as<Settings>();
    std::fill_n(run.memory[variableValue], run.block.count, settings.taken(settings.start));
}

void evaluateOwn(const NodeRun& run) {
    std::copy_n(run.memory[variableValue], run.block.count, run.out.x.begin());
    run.out.on = run.block.lanes();
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Variable";
    type.help = "A number with a name that Set and Add change: lives, money, health, hunger.";
    type.words = {"score", "money",  "lives", "health", "hunger", "cargo",
                  "count", "memory", "store", "state",  "points", "counter"};
    type.formula = "number = the value at the start of the tick. At the end of a tick: the first "
                   "Set of the tick, or what it was, plus the sum of all Adds, within least and "
                   "most. Whole: rounded, halves up";
    type.ports = {{"number", "Number", PortType::variable, false,
                   "Wire it to Set and Add, and to all that take a number."}};
    const Range numbers{-noLimit, noLimit, 100};
    type.settings = {flagSetting(&Settings::perAgent, "perAgent", "Each agent has its own",
                                 "Off: there is one for the whole world."),
                     fixed(numberSetting(&Settings::start, "start", "Start", "The number at first.",
                                         Unit::none, numbers)),
                     fixed(numberSetting(&Settings::least, "least", "Least",
                                         "It never becomes smaller.", Unit::none, numbers)),
                     fixed(numberSetting(&Settings::most, "most", "Most",
                                         "It never becomes larger.", Unit::none, numbers)),
                     flagSetting(&Settings::isWhole, "whole", "Whole", "It has no decimals."),
                     optional(onlyWhen(flagSetting(&Settings::isCounter, "counter", "Counter",
                                                   "Shows it above the world."),
                                       "perAgent", false))};
    NodeCode& code = setCode<Settings>(type);
    code.evaluate = evaluate;
    code.isOfWorld = [](const void*) { return true; };
    code.inspect = inspectNumber;
    setVariant(type, "perAgent",
               {.memory = {numberMemory("value")},
                .remember = remember,
                .evaluate = evaluateOwn,
                .inspect = inspectNumber});
}

} // namespace tiller::variable_node
