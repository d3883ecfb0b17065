#include "core/modes/agent_mode.h"
#include "core/nodes/common.h"

#include <limits>

namespace tiller::mode_node {
namespace {

struct Settings : Between { ///< of the time in the mode
    static constexpr const char* symbol = "";

    static double numberOf(const NodeRun& run, std::size_t lane) {
        for (const ModeRef& mode : run.inputs[0].modes)
            if (run.allMemory[mode.memory + modeIsOn][lane] != 0)
                return run.allMemory[mode.memory + modeTime][lane];
        return std::numeric_limits<double>::quiet_NaN();
    }
};

void inspect(const NodeRun& run, TermValues& to) {
    const double time = Settings::numberOf(run, 0);
    to["inMode"] = time >= 0;
    to["timeInMode"] = time >= 0 ? time : 0;
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
    type.settings = betweenSettings<Settings>("time in the mode", Unit::time, {0, noLimit, 60});
    setBetween<Settings>(type, {.inspect = inspect});
}

} // namespace tiller::mode_node
