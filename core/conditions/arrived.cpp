#include "core/conditions/arrived.h"

#include "core/base/lattice.h"
#include "core/nodes/describe.h"
#include "core/targets/sighting.h"

namespace tiller {

namespace arrived_node {
namespace {

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<ArrivedSettings>();
    LaneBits slow = 0;
    for (std::size_t lane = 0; lane < run.block.count; ++lane)
        slow |= LaneBits{length(run.block.velocity(lane)) < settings.speed} << lane;
    run.out.on = slow & targetWithin(run, 0, settings.distance);
}

/// Counts the agents that have just arrived.
void commit(const NodeRun& run) {
    for (std::size_t lane = 0; lane < run.block.count; ++lane) {
        const bool there = (run.out.on >> lane & 1) != 0;
        run.events |= LaneBits{there && run.memory[0][lane] == 0} << lane;
        run.memory[0][lane] = there;
    }
}

void remember(const NodeRun& run) {
    for (std::size_t lane = 0; lane < run.block.count; ++lane)
        run.memory[0][lane] = 0;
}

} // namespace
} // namespace arrived_node

NodeType arrivedType() {
    using namespace arrived_node;
    NodeType type;
    type.id = "arrived";
    type.title = "Arrived";
    type.kind = NodeKind::condition;
    type.help = "True while the agent is at the target and slow. Each arrival is counted.";
    type.words = {"reached", "there", "stopped", "done"};
    type.steps = {{"d", "|target - position|"}, {"holds", "d <= distance and |velocity| < speed"}};
    type.ports = {pointTarget(), conditionOutput()};
    type.settings = {lengthSetting(&ArrivedSettings::distance, "distance", "Distance",
                                   "The agent is within this distance of the target.", 10, 100,
                                   noLimit),
                     bindMember({.id = "speed",
                                 .title = "Speed",
                                 .help = "The agent is slower than this.",
                                 .unit = Unit::speed,
                                 .initial = 10.0,
                                 .min = 0,
                                 .max = noLimit,
                                 .sliderMax = 100},
                                &ArrivedSettings::speed)};
    setHandles(type, {{"distance", around("target")}});
    return withCode<ArrivedSettings>(std::move(type), {.memory = {flagMemory("arrived")},
                                                       .remember = remember,
                                                       .evaluate = evaluate,
                                                       .commit = commit});
}

} // namespace tiller
