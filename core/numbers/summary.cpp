#include "core/nodes/common.h"
#include "core/numbers/variable.h"

namespace tiller::summary_node {
namespace {

using Settings = SummarySettings;

void evaluate(const NodeRun& run) {
    run.out.x.fill(*run.shared);
    run.out.on = *run.shared == noSummary ? 0 : run.block.lanes();
}

Setting ofCounts(Setting setting) {
    return fixed(
        optional(onlyWhen(std::move(setting), "what", "born", {"died", "became", "events"})));
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Summary";
    type.help =
        "Makes one number of the numbers of many agents: their sum, their mean, the least, "
        "the largest, or how many there are. Or counts births, deaths and what actions did.";
    type.words = {"sum",   "total",    "average",    "mean",      "minimum", "maximum",
                  "count", "how many", "population", "aggregate", "births",  "deaths",
                  "kills", "events",   "rate",       "per second"};
    type.formula = "number = the sum (mean, least, largest, count) of the numbers that the agents "
                   "had in the tick before. Sums are exact: numbers are rounded to 2^-28. In the "
                   "first tick it has no number. Without agents, sum and count are 0, and the "
                   "others have no number. Born, died, became, events: how many there were until "
                   "the end of the tick before, in all or in the last window; rate: count / time";
    Port agents{"agents", "Agents", PortType::agents, true,
                "Whose numbers it takes, or whose events it counts."};
    Port number{"each", "Of each", PortType::number, true,
                "A number of each of these agents. Without one, each counts 1."};
    Port events{"events", "Events", PortType::event, true,
                "The actions, modes and sources whose events it counts."};
    events.several = true;
    type.ports = {agents, optional(number), optional(events), numberOutput()};
    type.settings = {
        choiceSetting(&Settings::what, "what", "What",
                      "How it summarizes the numbers, or what it counts.",
                      {{"sum", "Sum", "All of them added up."},
                       {"mean", "Mean", "Their sum, divided by their count."},
                       {"least", "Least", "The smallest of them."},
                       {"largest", "Largest", "The largest of them."},
                       {"count", "Count", "How many agents have a number."},
                       {"born", "Births", "How many of the agents were born."},
                       {"died", "Deaths", "How many of the agents died."},
                       {"became", "Changes into", "How many agents have changed into this type."},
                       {"events", "Events",
                        "How often the agents did the actions or entered the modes at Events."}}),
        ofCounts(choiceSetting(&Settings::counts, "counts", "Counted", "Over which time it counts.",
                               {{"in-all", "In all", "Since the start."},
                                {"lately", "In the last", "In the time span below."},
                                {"rate", "Per time", "The same, per unit of time."}})),
        ofCounts(timeSetting(&Settings::window, "window", "Time span",
                             "The time span that it counts, at most 120 seconds of watching.", 60,
                             coordinateLimit)),
        flagSetting(&Settings::isCounter, "counter", "Counter", "Shows it above the world.")};
    NodeCode& code = setCode<Settings>(type);
    code.evaluate = evaluate;
    code.isOfWorld = [](const void*) { return true; };
    code.inspect = inspectNumber;
}

} // namespace tiller::summary_node
