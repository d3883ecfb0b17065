#include "core/conditions/timer.h"

#include "core/base/lattice.h"
#include "core/base/number.h"
#include "core/nodes/describe.h"

namespace tiller {

namespace timer_node {
namespace {

bool isOn(const TimerSettings& settings, double time) {
    const double period = settings.on + settings.off;
    if (period <= 0)
        return true;
    const double shifted = time + settings.phase;
    return shifted - period * floorOf(shifted / period) < settings.on;
}

void evaluate(const NodeRun& run) {
    const Moment& now = *run.block.moment;
    const double time = static_cast<double>(now.tick) * now.tickLength;
    run.out.on = isOn(run.as<TimerSettings>(), time) ? run.block.lanes() : 0;
}

void inspect(const NodeRun& run, TermValues& to) {
    const Moment& now = *run.block.moment;
    to["time"] = static_cast<double>(now.tick) * now.tickLength;
}

} // namespace
} // namespace timer_node

NodeType timerType() {
    using namespace timer_node;
    NodeType type;
    type.id = "timer";
    type.title = "Timer";
    type.kind = NodeKind::condition;
    type.help = "True for a while, then false for a while, over and over.";
    type.words = {"clock", "interval", "periodic", "blink", "every"};
    type.steps = {{"period", "on + off"},
                  {"now", "modulo(time + phase, period)"},
                  {"holds", "now < on or period = 0"}};
    type.symbols = {{"time", "the time of the world"}};
    type.ports = {conditionOutput()};
    type.settings = {
        timeSetting(&TimerSettings::on, "on", "On", "How long it is true.", 1, 60, coordinateLimit),
        timeSetting(&TimerSettings::off, "off", "Off", "How long it is false.", 1, 60,
                    coordinateLimit),
        timeSetting(&TimerSettings::phase, "phase", "Phase",
                    "How far into the first period it starts.", 0, 60, coordinateLimit)};
    return withCode<TimerSettings>(std::move(type), {.evaluate = evaluate, .inspect = inspect});
}

} // namespace tiller
