#include "core/conditions/meter.h"

#include "core/base/lattice.h"
#include "core/base/number.h"
#include "core/nodes/common.h"

namespace tiller::meter_node {
namespace {

enum class Recovery { whenShut, whenUnused };

struct Settings {
    double capacity = 2;
    double drain = 1;   ///< per time, while used
    double recover = 1; ///< per time
    Recovery recovery = Recovery::whenShut;
    double start = 1;       ///< what it holds at first, as a share of the capacity
    double fillAmount = 1;  ///< per time while a condition at `fills` is true; or once, for a Done
    double drainAmount = 1; ///< the same for `drains`
};

enum Input : std::size_t { fills, drains };

void remember(const NodeRun& run) {
    for (std::size_t lane = 0; lane < run.block.count; ++lane) {
        const auto& settings = run.as<Settings>();
        run.memory[meterStore][lane] = settings.capacity * settings.start;
        run.memory[meterIsOpen][lane] = settings.start > 0;
    }
}

/// A shut meter opens when it is full. It recovers in either case.
void refill(const NodeRun& run) {
    const auto& settings = run.as<Settings>();
    for (std::size_t lane = 0; lane < run.block.count; ++lane) {
        double& amount = run.memory[meterStore][lane];
        double& open = run.memory[meterIsOpen][lane];
        if (open != 0)
            continue;
        if (amount >= settings.capacity)
            open = 1;
        if (settings.recovery == Recovery::whenShut)
            amount += settings.recover * run.block.moment->tickLength;
    }
}

void evaluate(const NodeRun& run) {
    run.out.on = 0;
    for (std::size_t lane = 0; lane < run.block.count; ++lane)
        run.out.on |= LaneBits{run.memory[meterIsOpen][lane] != 0} << lane;
}

/// What the conditions at an input add in this tick.
double flowing(const NodeRun& run, std::size_t input, std::size_t lane, double amount) {
    double sum = 0;
    for (const InputLink& link : run.inputs[input].links)
        if (run.signal(link).on >> lane & 1)
            sum += link.isDone ? amount : amount * run.block.moment->tickLength;
    return sum;
}

/// Drains once if used, however many nodes use it. Shuts when empty.
void commit(const NodeRun& run) {
    const auto& settings = run.as<Settings>();
    const double tick = run.block.moment->tickLength;
    const auto kept = [&](double amount) {
        return smaller(larger(amount, 0.0), settings.capacity);
    };
    const bool isWired = !run.inputs[fills].links.empty() || !run.inputs[drains].links.empty();
    for (std::size_t lane = 0; lane < run.block.count; ++lane) {
        double& amount = run.memory[meterStore][lane];
        const bool used = (run.out.used >> lane & 1) != 0;
        if (used)
            amount -= settings.drain * tick;
        if (settings.recovery == Recovery::whenUnused)
            amount = kept(used ? amount : amount + settings.recover * tick);
        if (isWired)
            amount = kept(amount + (flowing(run, fills, lane, settings.fillAmount) -
                                    flowing(run, drains, lane, settings.drainAmount)));
        if ((used || isWired) && amount <= 0)
            run.memory[meterIsOpen][lane] = 0;
    }
}

void inspect(const NodeRun& run, TermValues& to) {
    to["store"] = run.memory[meterStore][0];
    to["open"] = run.memory[meterIsOpen][0] != 0;
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Meter";
    type.help = "A store that drains while it is used: true until it is empty, then false until "
                "it is full again.";
    type.words = {"stamina", "energy", "fuel", "cooldown", "tired", "resource", "battery"};
    type.source = "Bevilacqua 2013, Movement Manager: the hunter's stamina";
    type.steps = {{"store", "store"}, {"holds", "open"}};
    type.symbols = {
        {"store",
         "falls by drain * tick while used, and rises by recover * tick while it recovers"},
        {"open", "until store <= 0, and then again from store >= capacity on"}};
    type.ports = {{"fills", "Fills", PortType::condition, true,
                   "Conditions that fill it while they are true. An action's Done fills it once.",
                   true, false, true},
                  {"drains", "Drains", PortType::condition, true,
                   "Conditions that drain it while they are true. An action's Done drains it once.",
                   true, false, true},
                  {"condition", "Condition", PortType::meter, false,
                   "True until it is empty, and again when it is full."}};
    const auto amount = [](double Settings::*member, const char* id, const char* title,
                           HelpView help) {
        return numberSetting(member, id, title, help, Unit::none, {0, coordinateLimit, 10});
    };
    type.settings = {
        amount(&Settings::capacity, "capacity", "Capacity", "How much it holds when full."),
        amount(&Settings::drain, "drain", "Drain",
               "How much it loses in a unit of time, while used."),
        amount(&Settings::recover, "recover", "Recover",
               "How much it gains in a unit of time, while it recovers."),
        choiceSetting(&Settings::recovery, "recovery", "Recovers", "When it fills up again.",
                      {{"when-shut", "While shut", "Only after it has run empty."},
                       {"when-unused", "While unused", "Whenever it is not used."}}),
        optional(shareSetting(&Settings::start, "start", "Start", "How full it is at first.")),
        optional(amount(&Settings::fillAmount, "fillAmount", "Fills by",
                        "How much it gains in a unit of time while Fills is true, or each time an "
                        "action wired to it is done.")),
        optional(amount(&Settings::drainAmount, "drainAmount", "Drains by",
                        "How much it loses in a unit of time while Drains is true, or each time an "
                        "action wired to it is done."))};
    NodeCode& code = setCode<Settings>(type);
    code.memory = {numberMemory("store"), flagMemory("open")};
    code.remember = remember;
    code.refill = refill;
    code.evaluate = evaluate;
    code.commit = commit;
    code.inspect = inspect;
}

} // namespace tiller::meter_node
