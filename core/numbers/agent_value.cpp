#include "core/conditions/meter.h"
#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"

namespace tiller::agent_value_node {
namespace {

enum class Which { speed, age, x, y, mass, radius, maxSpeed, maxForce, touching, meter };

struct Settings {
    Which value = Which::speed;
};

enum Memory : std::size_t { age };
enum Input : std::size_t { touched, meter };

const double* columnOf(const NodeRun& run) {
    switch (run.as<Settings>().value) {
    case Which::age:
        return run.memory[age];
    case Which::x:
        return run.block.x;
    case Which::y:
        return run.block.y;
    case Which::mass:
        return run.block.mass;
    case Which::radius:
        return run.block.radius;
    case Which::maxSpeed:
        return run.block.maxSpeed;
    case Which::maxForce:
        return run.block.maxForce;
    case Which::meter:
        return run.allMemory[run.inputs[meter].memory + meterStore];
    default:
        return nullptr;
    }
}

void evaluate(const NodeRun& run) {
    const Which value = run.as<Settings>().value;
    run.out.on = 0;
    if (value == Which::meter && run.inputs[meter].links.empty())
        return;
    run.out.on = run.block.lanes();
    if (const double* column = columnOf(run)) {
        std::copy_n(column, run.block.count, run.out.x.begin());
    } else if (value == Which::touching) {
        run.block.moment->surroundings->countTouched(run.inputs[touched], run.block, 0, run.out.x);
    } else {
        for (std::size_t lane = 0; lane < run.block.count; ++lane)
            run.out.x[lane] = length(run.block.velocity(lane));
    }
}

/// Counts whole ticks, as Touching does.
void commit(const NodeRun& run) {
    const double tick = run.block.moment->tickLength;
    for (std::size_t lane = 0; lane < run.block.count; ++lane) {
        double& time = run.memory[age][lane];
        time = tick * (floorOf(time / tick + 0.5) + 1);
    }
}

void inspect(const NodeRun& run, TermValues& to) {
    if (run.out.on & 1)
        to["number"] = run.out.x[0];
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Agent value";
    type.help =
        "A number of the agent itself: its speed, its age, where it is, its body, what its meter "
        "holds.";
    type.words = {"speed",    "age",      "position", "velocity", "mass", "radius",
                  "property", "touching", "contacts", "self",     "meter"};
    type.formula = "number = the value of the agent at the start of the tick. Age counts from when "
                   "the agent got this node";
    Port touching = optional(neighborsInput());
    touching.title = "Touching";
    touching.help = "Of Touching: the agents whose bodies it counts.";
    type.ports = {touching,
                  optional(Port{"meter", "Meter", PortType::meter, true,
                                "Of Meter: the meter whose amount it is."}),
                  numberOutput()};
    type.settings = {
        choiceSetting(&Settings::value, "value", "Value", "Which number of the agent it is.",
                      {{"speed", "Speed", "How fast it moves."},
                       {"age", "Age", "How long it has been of its type."},
                       {"x", "X", "Where it is, to the right."},
                       {"y", "Y", "Where it is, downward."},
                       {"mass", "Mass", "Its mass."},
                       {"radius", "Radius", "The radius of its body."},
                       {"max-speed", "Max speed", "The most that its speed may be."},
                       {"max-force", "Max force", "The most that its force may be."},
                       {"touching", "Touching", "How many agents at its input its body touches."},
                       {"meter", "Meter", "What the meter at its input holds."}})};
    NodeCode& code = setCode<Settings>(type);
    code.memory = {timeMemory("age")};
    code.evaluate = evaluate;
    code.markUsed = useNothing;
    code.commit = commit;
    code.inspect = inspect;
}

} // namespace tiller::agent_value_node
