#include "core/base/lattice.h"
#include "core/base/number.h"
#include "core/nodes/common.h"

namespace tiller::timer_node {
namespace {

struct Settings {
    double on = 1;  ///< time
    double off = 1; ///< time
    double phase = 0;
};

bool isOn(const Settings& settings, double time) {
    const double period = settings.on + settings.off;
    if (period <= 0)
        return true;
    const double shifted = time + settings.phase;
    return shifted - period * floorOf(shifted / period) < settings.on;
}

void evaluate(const NodeRun& run) {
    run.out.on = isOn(run.as<Settings>(), run.block.moment->time()) ? run.block.lanes() : 0;
}

void inspect(const NodeRun& run, TermValues& to) {
    to["time"] = run.block.moment->time();
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Timer";
    type.help = "True for a while, then false for a while, over and over.";
    type.words = {"clock", "interval", "periodic", "blink", "every"};
    type.steps = {{"period", "on + off"},
                  {"now", "modulo(time + phase, period)"},
                  {"holds", "now < on or period = 0"}};
    type.symbols = {{"time", "the time of the world"}};
    type.ports = {conditionOutput()};
    type.settings = {
        timeSetting(&Settings::on, "on", "On", "How long it is true.", 60, coordinateLimit),
        timeSetting(&Settings::off, "off", "Off", "How long it is false.", 60, coordinateLimit),
        timeSetting(&Settings::phase, "phase", "Phase", "How far into the first period it starts.",
                    60, coordinateLimit)};
    NodeCode& code = setCode<Settings>(type);
    code.evaluate = evaluate;
    code.inspect = inspect;
}

} // namespace tiller::timer_node
