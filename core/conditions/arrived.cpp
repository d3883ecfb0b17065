#include "core/base/lattice.h"
#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"

namespace tiller::arrived_node {
namespace {

struct Settings {
    double distance = 10;
    double speed = 10; ///< slower than this
};

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<Settings>();
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

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Arrived";
    type.help = "True while the agent is at the target and slow. Each arrival is counted.";
    type.words = {"reached", "there", "stopped", "done"};
    type.steps = {{"d", "|target - position|"}, {"holds", "d <= distance and |velocity| < speed"}};
    type.ports = {pointTarget(), conditionOutput()};
    type.settings = {
        lengthSetting(&Settings::distance, "distance", "Distance",
                      "The agent is within this distance of the target.", 100, noLimit),
        numberSetting(&Settings::speed, "speed", "Speed", "The agent is slower than this.",
                      Unit::speed, {0, noLimit, 100})};
    setHandles(type, {{"distance", around("target")}});
    NodeCode& code = setCode<Settings>(type);
    code.memory = {flagMemory("arrived")};
    code.notesEvents = true;
    code.evaluate = evaluate;
    code.commit = commit;
}

} // namespace tiller::arrived_node
