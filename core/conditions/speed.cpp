#include "core/conditions/speed.h"

#include "core/nodes/describe.h"

namespace tiller {

namespace speed_node {
namespace {

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<SpeedSettings>();
    run.out.on = 0;
    for (std::size_t lane = 0; lane < run.block.count; ++lane) {
        const double speed = length(run.block.velocity(lane));
        run.out.on |= LaneBits{settings.min <= speed && speed <= settings.max} << lane;
    }
}

Setting boundSetting(double SpeedSettings::*member, std::string_view id, std::string_view title,
                     double initial) {
    return bindMember({.id = id,
                       .title = title,
                       .help = "True while min <= speed <= max.",
                       .unit = Unit::speed,
                       .initial = initial,
                       .min = 0,
                       .max = noLimit,
                       .sliderMax = 200},
                      member);
}

} // namespace
} // namespace speed_node

NodeType speedType() {
    using namespace speed_node;
    NodeType type;
    type.id = "speed";
    type.title = "Speed";
    type.kind = NodeKind::condition;
    type.help = "True while the agent is between two speeds.";
    type.words = {"fast", "slow", "velocity", "moving", "stopped", "still"};
    type.steps = {{"v", "|velocity|"}, {"holds", "min <= v <= max"}};
    type.ports = {conditionOutput()};
    type.settings = {boundSetting(&SpeedSettings::min, "min", "Min", 0),
                     boundSetting(&SpeedSettings::max, "max", "Max", noLimit)};
    return withCode<SpeedSettings>(std::move(type), {.evaluate = evaluate});
}

} // namespace tiller
