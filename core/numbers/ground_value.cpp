#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"
#include "core/scene/geometry.h"

namespace tiller::ground_value_node {
namespace {

struct Settings {
    std::string ground; ///< the id of a ground of the scene
};

void evaluate(const NodeRun& run) {
    run.out.on = 0;
    const GroundMap* ground = groundOf(run.geometry);
    const bool isHere = run.inputs[0].links.empty();
    const Signal* target = targetAt(run, 0);
    if (!ground || (!isHere && !target))
        return;
    forLanes(isHere ? run.block.lanes() : target->on, [&](std::size_t lane) {
        Vec2 place = run.block.position(lane);
        if (!isHere)
            place = place + Vec2{target->x[lane], target->y[lane]};
        const auto cell = ground->cellAt(*run.block.moment, place);
        run.out.on |= LaneBits{cell.has_value()} << lane;
        run.out.x[lane] = cell ? ground->valueOf(*cell) : 0;
    });
}

void inspect(const NodeRun& run, TermValues& to) {
    if (run.out.on & 1)
        to["value"] = run.out.x[0];
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Ground value";
    type.help = "What a ground holds where the agent is, or at a target. Outside of the ground "
                "there is no number.";
    type.words = {"ground", "scent", "pheromone", "grass", "patch", "field", "read", "sample"};
    type.steps = {{"number", "value"}};
    type.symbols = {{"value", "what the cell of the ground there holds"}};
    type.ports = {optional(pointTarget()), numberOutput()};
    type.ports[0].title = "Where";
    type.ports[0].help = "Where it reads. Not wired: where the agent is.";
    type.ports[0].oneOnly = true;
    type.settings = {geometrySetting(&Settings::ground, "ground", "Ground", "ground")};
    NodeCode& code = setCode<Settings>(type);
    code.evaluate = evaluate;
    code.inspect = inspect;
}

} // namespace tiller::ground_value_node
