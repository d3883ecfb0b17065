#include "core/actions/source.h"

#include "core/base/number.h"
#include "core/nodes/describe.h"

namespace tiller {

namespace source_node {
namespace {

constexpr double mostAtOnce = 1'000'000;

std::vector<Setting> timingSettings() {
    using S = SourceSettings;
    Setting every = timeSetting(&S::every, "every", "Every", "The time between two waves.", 5, 60,
                                coordinateLimit);
    every.appliesWhen = AppliesWhen{"kind", std::string("waves")};
    return {
        bindMember({.id = "kind",
                    .title = "Births",
                    .help = "How births are spread over time.",
                    .initial = "rate",
                    .choices = {{"rate", "Steadily", "So many in a unit of time."},
                                {"waves", "In waves", "Several at once, again and again."}}},
                   &S::kind),
        bindMember({.id = "rate",
                    .title = "Rate",
                    .help = "Births in a unit of time.",
                    .initial = 1.0,
                    .min = 0,
                    .max = 100'000,
                    .sliderMax = 50,
                    .appliesWhen = {"kind", "rate"}},
                   &S::rate),
        bindMember({.id = "count",
                    .title = "Count",
                    .help = "Births in a wave.",
                    .kind = SettingKind::integer,
                    .unit = Unit::count,
                    .initial = 10.0,
                    .min = 0,
                    .max = 100'000,
                    .sliderMax = 100,
                    .appliesWhen = {"kind", "waves"}},
                   &S::count),
        every,
        timeSetting(&S::first, "first", "First", "When the first is born.", 0, 60, coordinateLimit),
        bindMember({.id = "total",
                    .title = "In all",
                    .help = "After so many births it ends. 0: never.",
                    .kind = SettingKind::integer,
                    .unit = Unit::count,
                    .initial = 0.0,
                    .min = 0,
                    .max = coordinateLimit,
                    .sliderMax = 1000},
                   &S::total)};
}

/// How many waves have begun before a time. Half a tick hides rounding errors.
double wavesBefore(const SourceSettings& settings, double time, double tick) {
    const double since = time - settings.first - tick / 2;
    if (since < 0)
        return 0;
    return settings.every > tick ? floorOf(since / settings.every) + 1 : floorOf(since / tick) + 1;
}

} // namespace
} // namespace source_node

NodeType sourceType() {
    using namespace source_node;
    using S = SourceSettings;
    NodeType type;
    type.id = "source";
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
    type.settings = timingSettings();
    return withCode<S>(std::move(type), {});
}

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
