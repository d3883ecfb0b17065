#include "core/nodes/common.h"

namespace tiller::speed_node {
namespace {

struct Settings {
    double min = 0;
    double max = noLimit;
};

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<Settings>();
    run.out.on = 0;
    for (std::size_t lane = 0; lane < run.block.count; ++lane) {
        const double speed = length(run.block.velocity(lane));
        run.out.on |= LaneBits{settings.min <= speed && speed <= settings.max} << lane;
    }
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Speed";
    type.help = "True while the agent is between two speeds.";
    type.words = {"fast", "slow", "velocity", "moving", "stopped", "still"};
    type.steps = {{"v", "|velocity|"}, {"holds", "min <= v <= max"}};
    type.ports = {conditionOutput()};
    const char* help = "True while min <= speed <= max.";
    const Range speeds{0, noLimit, 200};
    type.settings = {numberSetting(&Settings::min, "min", "Min", help, Unit::speed, speeds),
                     numberSetting(&Settings::max, "max", "Max", help, Unit::speed, speeds)};
    setCode<Settings>(type, {.evaluate = evaluate});
}

} // namespace tiller::speed_node
