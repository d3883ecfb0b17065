#include "core/conditions/meter.h"

#include "core/base/lattice.h"
#include "core/base/number.h"
#include "core/nodes/describe.h"

namespace tiller {

namespace {

void remember(const NodeRun& run) {
    for (std::size_t lane = 0; lane < run.block.count; ++lane) {
        run.memory[meterStore][lane] = run.as<MeterSettings>().capacity;
        run.memory[meterIsOpen][lane] = 1;
    }
}

/// A shut meter opens when it is full. It recovers in either case.
void refill(const NodeRun& run) {
    const auto& settings = run.as<MeterSettings>();
    for (std::size_t lane = 0; lane < run.block.count; ++lane) {
        double& amount = run.memory[meterStore][lane];
        double& open = run.memory[meterIsOpen][lane];
        if (open != 0)
            continue;
        if (amount >= settings.capacity)
            open = 1;
        if (settings.recovery == MeterRecovery::whenShut)
            amount += settings.recover * run.block.moment->tickLength;
    }
}

void evaluate(const NodeRun& run) {
    run.out.on = 0;
    for (std::size_t lane = 0; lane < run.block.count; ++lane)
        run.out.on |= LaneBits{run.memory[meterIsOpen][lane] != 0} << lane;
}

/// Drains once if used, however many nodes use it. Shuts when empty.
void commit(const NodeRun& run) {
    const auto& settings = run.as<MeterSettings>();
    const double tick = run.block.moment->tickLength;
    for (std::size_t lane = 0; lane < run.block.count; ++lane) {
        double& amount = run.memory[meterStore][lane];
        const bool used = (run.out.used >> lane & 1) != 0;
        if (used)
            amount -= settings.drain * tick;
        if (settings.recovery == MeterRecovery::whenUnused) {
            if (!used)
                amount += settings.recover * tick;
            amount = smaller(larger(amount, 0.0), settings.capacity);
        }
        if (used && amount <= 0)
            run.memory[meterIsOpen][lane] = 0;
    }
}

Setting rateSetting(double MeterSettings::*member, std::string id, std::string title,
                    std::string help, double initial) {
    return bindMember({.id = std::move(id),
                       .title = std::move(title),
                       .help = std::move(help),
                       .initial = initial,
                       .min = 0,
                       .max = coordinateLimit,
                       .sliderMax = 10},
                      member);
}

void inspect(const NodeRun& run, TermValues& to) {
    to["store"] = run.memory[meterStore][0];
    to["open"] = run.memory[meterIsOpen][0] != 0;
}

} // namespace

NodeType meterType() {
    using S = MeterSettings;
    NodeType type;
    type.id = "meter";
    type.title = "Meter";
    type.kind = NodeKind::condition;
    type.help = "A store that drains while it is used: true until it is empty, then false until "
                "it is full again.";
    type.words = {"stamina", "energy", "fuel", "cooldown", "tired", "resource", "battery"};
    type.source = "Bevilacqua 2013, Movement Manager: the hunter's stamina";
    type.steps = {{"store", "store"}, {"holds", "open"}};
    type.symbols = {
        {"store",
         "falls by drain * tick while used, and rises by recover * tick while it recovers"},
        {"open", "until store <= 0, and then again from store >= capacity on"}};
    type.ports = {conditionOutput()};
    type.settings = {
        rateSetting(&S::capacity, "capacity", "Capacity", "How much it holds when full.", 2),
        rateSetting(&S::drain, "drain", "Drain", "How much it loses in a unit of time, while used.",
                    1),
        rateSetting(&S::recover, "recover", "Recover",
                    "How much it gains in a unit of time, while it recovers.", 1),
        bindMember({.id = "recovery",
                    .title = "Recovers",
                    .help = "When it fills up again.",
                    .initial = std::string("when-shut"),
                    .choices = {{"when-shut", "While shut", "Only after it has run empty."},
                                {"when-unused", "While unused", "Whenever it is not used."}}},
                   &S::recovery)};
    return withCode<S>(std::move(type), {.memoryCount = meterMemoryCount,
                                         .remember = remember,
                                         .refill = refill,
                                         .evaluate = evaluate,
                                         .commit = commit,
                                         .inspect = inspect});
}

} // namespace tiller
