#include "core/conditions/mode.h"

#include "core/modes/agent_mode.h"
#include "core/nodes/describe.h"

namespace tiller {

namespace mode_node {
namespace {

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<ModeSettings>();
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
} // namespace mode_node

NodeType modeType() {
    using namespace mode_node;
    NodeType type;
    type.id = "mode";
    type.title = "In mode";
    type.kind = NodeKind::condition;
    type.help =
        "True while the agent has been in one of these modes for a time between min and max.";
    type.words = {"mode", "state", "phase", "since", "how long"};
    type.steps = {{"timeInMode", "timeInMode"}, {"holds", "inMode and min <= timeInMode <= max"}};
    type.symbols = {{"inMode", "the agent is in one of the modes"},
                    {"timeInMode", "how long it has been in it"}};
    type.ports = {{"mode", "Mode", PortType::mode, true, "The modes it may be in."},
                  conditionOutput()};
    const char* help = "True while min <= time in the mode <= max.";
    type.settings = {timeSetting(&ModeSettings::min, "min", "Min", help, 0, 60, noLimit),
                     timeSetting(&ModeSettings::max, "max", "Max", help, noLimit, 60, noLimit)};
    return withCode<ModeSettings>(std::move(type), {.evaluate = evaluate, .inspect = inspect});
}

} // namespace tiller
