#include "core/nodes/common.h"
#include "core/numbers/variable.h"

namespace tiller::summary_node {
namespace {

struct Settings {
    SummaryKind what = SummaryKind::sum;
    bool isCounter = false; ///< it is shown above the world
};

void evaluate(const NodeRun& run) {
    run.out.x.fill(*run.shared);
    run.out.on = *run.shared == noSummary ? 0 : run.block.lanes();
}

void inspect(const NodeRun& run, TermValues& to) {
    to["number"] = run.out.x[0];
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Summary";
    type.help = "Makes one number of the numbers of many agents: their sum, their mean, the least, "
                "the largest, or how many there are.";
    type.words = {"sum",     "total", "average",  "mean",       "minimum",
                  "maximum", "count", "how many", "population", "aggregate"};
    type.formula = "number = the sum (mean, least, largest, count) of the numbers that the agents "
                   "had in the tick before. Sums are exact: numbers are rounded to 2^-28. In the "
                   "first tick it has no number. Without agents, sum and count are 0, and the "
                   "others have no number";
    Port number{"each", "Of each", PortType::number, true,
                "A number of each of these agents. Without one, each counts 1."};
    number.optional = true;
    type.ports = {{"agents", "Agents", PortType::agents, true, "Whose numbers it takes."},
                  number,
                  numberOutput()};
    type.settings = {
        choiceSetting(&Settings::what, "what", "What", "What it makes of the numbers.",
                      {{"sum", "Sum", "All of them added up."},
                       {"mean", "Mean", "Their sum, divided by their count."},
                       {"least", "Least", "The smallest of them."},
                       {"largest", "Largest", "The largest of them."},
                       {"count", "Count", "How many agents have a number."}}),
        flagSetting(&Settings::isCounter, "counter", "Counter", "Shows it above the world.")};
    setCode<Settings>(type, {.evaluate = evaluate,
                             .isOfWorld = [](const void*) { return true; },
                             .summarizes =
                                 [](const void* settings) {
                                     return static_cast<const Settings*>(settings)->what;
                                 },
                             .inspect = inspect});
}

} // namespace tiller::summary_node
