#include "core/nodes/common.h"

namespace tiller::speed_node {
namespace {

struct Settings : Between {
    static constexpr const char* symbol = "";

    static double numberOf(const NodeRun& run, std::size_t lane) {
        return length(run.block.velocity(lane));
    }
};

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Speed";
    type.help = "True while the agent is between two speeds.";
    type.words = {"fast", "slow", "velocity", "moving", "stopped", "still"};
    type.steps = {{"v", "|velocity|"}, {"holds", "min <= v <= max"}};
    type.ports = {conditionOutput()};
    type.settings = betweenSettings<Settings>("speed", Unit::speed, {0, noLimit, 200});
    setBetween<Settings>(type);
}

} // namespace tiller::speed_node
