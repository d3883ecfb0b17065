#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"

namespace tiller::compare_node {
namespace {

enum class Comparison { less, atMost, atLeast, more, between };

struct Settings {
    Comparison comparison = Comparison::less;
    double b = 100;
    double c = 200;
    double hysteresis = 0; ///< once true, it stays true until a is so far beyond
};

enum Memory : std::size_t { wasTrue };

bool holds(const Settings& settings, double a, double slack) {
    switch (settings.comparison) {
    case Comparison::less:
        return a < settings.b + slack;
    case Comparison::atMost:
        return a <= settings.b + slack;
    case Comparison::atLeast:
        return a >= settings.b - slack;
    case Comparison::more:
        return a > settings.b - slack;
    default:
        return settings.b - slack <= a && a <= settings.c + slack;
    }
}

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<Settings>();
    const Signal* a = targetAt(run, 0);
    LaneBits on = 0;
    forLanes(a ? a->on : 0, [&](std::size_t lane) {
        const double slack = run.memory[wasTrue][lane] != 0 ? settings.hysteresis : 0;
        on |= LaneBits{holds(settings, a->x[lane], slack)} << lane;
    });
    run.out.on = on;
}

void commit(const NodeRun& run) {
    for (std::size_t lane = 0; lane < run.block.count; ++lane)
        run.memory[wasTrue][lane] = static_cast<double>(run.out.on >> lane & 1);
}

void inspect(const NodeRun& run, TermValues& to) {
    to["slack"] = run.memory[wasTrue][0] != 0 ? run.as<Settings>().hysteresis : 0;
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Compare";
    type.help = "True while a number is less or more than another, or between two. Without a "
                "number it is false.";
    type.words = {"number", "threshold", "greater", "smaller",
                  "equal",  "between",   "if",      "hysteresis"};
    type.steps = {{"holds", "a < b + slack", "comparison = \"less\""},
                  {"holds", "a <= b + slack", "comparison = \"at-most\""},
                  {"holds", "a >= b - slack", "comparison = \"at-least\""},
                  {"holds", "a > b - slack", "comparison = \"more\""},
                  {"holds", "b - slack <= a <= c + slack", "comparison = \"between\""}};
    type.symbols = {{"slack", "hysteresis while it is true, and 0 while it is false"}};
    type.ports = {{"a", "A", PortType::number, true, "The number that it compares."},
                  conditionOutput()};
    const Range numbers{-noLimit, noLimit, 200};
    type.settings = {
        choiceSetting(&Settings::comparison, "comparison", "Comparison", "When it is true.",
                      {{"less", "A < B", "While A is less than B."},
                       {"at-most", "A <= B", "While A is at most B."},
                       {"at-least", "A >= B", "While A is at least B."},
                       {"more", "A > B", "While A is more than B."},
                       {"between", "B <= A <= C", "While A is from B to C."}}),
        numberSetting(&Settings::b, "b", "B", "The number that A is compared with.", Unit::none,
                      numbers),
        onlyWhen(
            numberSetting(&Settings::c, "c", "C", "The most that A may be.", Unit::none, numbers),
            "comparison", "between"),
        numberSetting(&Settings::hysteresis, "hysteresis", "Hysteresis",
                      "Once true, it stays true until A is so far beyond. It keeps a condition "
                      "from changing all the time.",
                      Unit::none, {0, coordinateLimit, 50})};
    NodeCode& code = setCode<Settings>(type);
    code.memory = {flagMemory("was true")};
    code.evaluate = evaluate;
    code.commit = commit;
    code.inspect = inspect;
}

} // namespace tiller::compare_node
