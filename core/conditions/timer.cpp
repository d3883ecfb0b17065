#include "core/conditions/timer.h"

#include "core/base/lattice.h"
#include "core/base/number.h"
#include "core/nodes/describe.h"

namespace tiller {

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

Setting timeSetting(double TimerSettings::*member, std::string id, std::string title,
                    std::string help, double initial) {
    return bindMember({.id = std::move(id),
                       .title = std::move(title),
                       .help = std::move(help),
                       .unit = Unit::time,
                       .initial = initial,
                       .min = 0,
                       .max = coordinateLimit,
                       .sliderMax = 60},
                      member);
}

void inspect(const NodeRun& run, TermValues& to) {
    const Moment& now = *run.block.moment;
    to["time"] = static_cast<double>(now.tick) * now.tickLength;
}

} // namespace

NodeType timerType() {
    NodeType type;
    type.id = "timer";
    type.title = "Timer";
    type.kind = NodeKind::condition;
    type.help = "True for a while, then false for a while, over and over.";
    type.words = {"clock", "interval", "periodic", "blink", "every"};
    type.formula = "(time + phase) modulo (on + off) < on; always true where both are 0";
    type.steps = {{"now", "modulo(time + phase, on + off)", "on + off > 0"},
                  {"holds", "now < on", "on + off > 0"},
                  {"holds", "0 = 0", "on + off = 0"}};
    type.ports = {conditionOutput()};
    type.settings = {timeSetting(&TimerSettings::on, "on", "On", "How long it is true.", 1),
                     timeSetting(&TimerSettings::off, "off", "Off", "How long it is false.", 1),
                     timeSetting(&TimerSettings::phase, "phase", "Phase",
                                 "How far into the first round it starts.", 0)};
    return withCode<TimerSettings>(std::move(type), {.evaluate = evaluate, .inspect = inspect});
}

} // namespace tiller
