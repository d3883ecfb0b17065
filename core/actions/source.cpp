#include "core/actions/source.h"

#include "core/base/number.h"
#include "core/nodes/common.h"

namespace tiller::source_node {
namespace {

constexpr double mostAtOnce = 1'000'000;

/// How many waves have begun before a time. Half a tick hides rounding errors.
double wavesBefore(const SourceSettings& settings, double time, double tick) {
    const double since = time - settings.first - tick / 2;
    if (since < 0)
        return 0;
    return settings.every > tick ? floorOf(since / settings.every) + 1 : floorOf(since / tick) + 1;
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    using S = SourceSettings;
    type.title = "Source";
    type.kind = NodeKind::source;
    type.help = "Brings agents of a type into the world, steadily or in waves.";
    type.words = {"spawner", "emitter", "birth", "fountain", "wave", "entrance", "spring"};
    type.formula = "steadily: carry = carry + rate * tick, births = floor(carry), carry = carry - "
                   "births. In waves: count births at first, first + every, ... What there is no "
                   "room for is lost.";
    type.ports = {
        {"where", "Where", PortType::point, true,
         "Where agents appear. Not wired: where the type starts.", true},
        {"in", "In", PortType::region, true, "A region in which they appear at random places.",
         true},
        {"along", "Along", PortType::path, true, "A path on which they appear at random places.",
         true},
        {"births", "Births", PortType::births, false, "Wire it to an agent type's Births."}};
    type.settings = {
        choiceSetting(&S::kind, "kind", "Births", "How births are spread over time.",
                      {{"rate", "Steadily", "So many in a unit of time."},
                       {"waves", "In waves", "Several at once, again and again."}}),
        onlyWhen(numberSetting(&S::rate, "rate", "Rate", "Births in a unit of time.", Unit::none,
                               {0, 100'000, 50}),
                 "kind", "rate"),
        onlyWhen(countSetting(&S::count, "count", "Count", "Births in a wave.", {0, 100'000, 100}),
                 "kind", "waves"),
        fixed(onlyWhen(timeSetting(&S::every, "every", "Every", "The time between two waves.", 60,
                                   coordinateLimit),
                       "kind", "waves")),
        fixed(timeSetting(&S::first, "first", "First", "When the first is born.", 60,
                          coordinateLimit)),
        fixed(countSetting(&S::total, "total", "In all", "After so many births it ends. 0: never.",
                           {0, coordinateLimit, 1000}))};
    setCode<S>(type);
}

} // namespace tiller::source_node

namespace tiller {

std::size_t birthsDue(const SourceSettings& settings, double time, double tick,
                      SourceState& state) {
    using namespace source_node;
    double due = 0;
    if (settings.kind == SourceKind::rate) {
        if (time + tick / 2 >= settings.first)
            state.carried += settings.rate * tick;
        due = floorOf(state.carried);
        state.carried -= due;
    } else {
        due = settings.count *
              (wavesBefore(settings, time + tick, tick) - wavesBefore(settings, time, tick));
    }
    if (settings.total > 0)
        due = smaller(due, settings.total - state.born);
    due = smaller(larger(due, 0.0), mostAtOnce);
    state.born += due;
    return static_cast<std::size_t>(due);
}

} // namespace tiller
