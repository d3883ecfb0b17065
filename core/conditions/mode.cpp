#include "core/modes/agent_mode.h"
#include "core/nodes/common.h"

namespace tiller::mode_node {
namespace {

struct Settings {
    double min = 0; ///< the time in the mode is at least this
    double max = noLimit;
};

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<Settings>();
    run.out.on = 0;
    for (const ModeRef& mode : run.inputs[0].modes)
        for (std::size_t lane = 0; lane < run.block.count; ++lane) {
            const bool isIn = run.allMemory[mode.memory + modeIsOn][lane] != 0;
            const double time = run.allMemory[mode.memory + modeTime][lane];
            const bool on = isIn && settings.min <= time && time <= settings.max;
            run.out.on |= LaneBits{on} << lane;
        }
}

void inspect(const NodeRun& run, TermValues& to) {
    to["inMode"] = false;
    to["timeInMode"] = 0.0;
    for (const ModeRef& mode : run.inputs[0].modes)
        if (run.allMemory[mode.memory + modeIsOn][0] != 0) {
            to["inMode"] = true;
            to["timeInMode"] = run.allMemory[mode.memory + modeTime][0];
        }
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "In mode";
    type.help =
        "True while the agent has been in one of these modes for a time between min and max.";
    type.words = {"mode", "state", "phase", "since", "how long"};
    type.steps = {{"timeInMode", "timeInMode"}, {"holds", "inMode and min <= timeInMode <= max"}};
    type.symbols = {{"inMode", "the agent is in one of the modes"},
                    {"timeInMode", "how long it has been in it"}};
    type.ports = {{"mode", "Mode", PortType::mode, true, "The modes it may be in."},
                  conditionOutput()};
    const char* help = "True while min <= time in the mode <= max.";
    type.settings = {timeSetting(&Settings::min, "min", "Min", help, 60, noLimit),
                     timeSetting(&Settings::max, "max", "Max", help, 60, noLimit)};
    setCode<Settings>(type, {.evaluate = evaluate, .inspect = inspect});
}

} // namespace tiller::mode_node
