#include "core/model/registry.h"
#include "core/model/sweep.h"
#include "core/nodes/describe.h"
#include "core/scene/geometry_settings.h"

namespace tiller {

namespace {

constexpr double mostSeeds = 10'000;
constexpr double mostTicks = 1e9;
constexpr double mostLimit = 1e12;

/// The settings of the measure, as those of the sweep.
std::vector<Setting> measureSettings(const Description& monitor) {
    std::vector<Setting> settings;
    for (Setting setting : monitor.settings) {
        if (setting.id == "seconds" || setting.id == "shownIn")
            continue;
        if (setting.id == "quantity")
            setting.help = "The number that it measures.";
        setting.store = [store = setting.store](void* to, const Value& value) {
            store(&static_cast<SweepAnnotation*>(to)->what, value);
        };
        setting.load = [load = setting.load](const void* from) {
            return load(&static_cast<const SweepAnnotation*>(from)->what);
        };
        settings.push_back(std::move(setting));
    }
    return settings;
}

Setting wholeSetting(double SweepAnnotation::*member, std::string_view id, std::string_view title,
                     std::string_view help, double most) {
    return bindMember({.id = id,
                       .title = title,
                       .help = help,
                       .kind = SettingKind::integer,
                       .initial = SweepAnnotation().*member,
                       .min = 1,
                       .max = most,
                       .sliderMax = most},
                      member);
}

Setting linesSetting(std::string SweepAnnotation::*member, std::string_view id,
                     std::string_view title, std::string_view help, bool isOptional) {
    return bindMember({.id = id,
                       .title = title,
                       .help = help,
                       .kind = SettingKind::text,
                       .initial = "",
                       .hasLines = true,
                       .isOptional = isOptional},
                      member);
}

std::vector<Setting> takeSettings() {
    using S = SweepAnnotation;
    const Setting take =
        bindMember({.id = "take",
                    .title = "Take",
                    .help = "Which number of a run counts.",
                    .initial = "end",
                    .choices = {{"end", "At the end", "The number after the last tick."},
                                {"mean", "Mean over time", "The mean of the numbers of all ticks."},
                                {"first-at-least", "First time at least",
                                 "The time when the number is first at least the limit."},
                                {"first-at-most", "First time at most",
                                 "The time when the number is first at most the limit."}}},
                   &S::take);
    Setting limit = bindMember({.id = "limit",
                                .title = "Limit",
                                .help = "The number that the measure reaches.",
                                .initial = S().limit,
                                .min = -mostLimit,
                                .max = mostLimit,
                                .sliderMax = 100},
                               &S::limit);
    limit = onlyWhen(limit, "take", std::string("first-at-least"), {std::string("first-at-most")});
    limit.isOptional = true;
    return {take, limit};
}

} // namespace

Description describeSweep(const Description& monitor) {
    using S = SweepAnnotation;
    std::vector<Setting> settings{
        linesSetting(&S::varies, "varies", "Varies",
                     "One line per setting, weight or parameter as PATH=VALUES, such as "
                     "hunter.maxSpeed=1..10 in 4 or wander-to-steering.weight=0.5, 1, 2.",
                     false),
        wholeSetting(&S::seeds, "seeds", "Seeds", "How many runs each combination has.", mostSeeds),
        wholeSetting(&S::ticks, "ticks", "Ticks", "The length of each run.", mostTicks)};
    for (Setting& each : measureSettings(monitor))
        settings.push_back(std::move(each));
    for (Setting& each : takeSettings())
        settings.push_back(std::move(each));
    settings.push_back(linesSetting(&S::fingerprint, "fingerprint", "Fingerprint",
                                    "Of the project that the results belong to.", true));
    settings.push_back(linesSetting(&S::results, "results", "Results",
                                    "One line per run: its id, its number, the hash of its end.",
                                    true));
    return {.id = "sweep",
            .title = "Sweep",
            .help = "Runs with other values and seeds, and one number measured of each.",
            .settings = std::move(settings)};
}

SweepAnnotation sweepOf(const Annotation& annotation) {
    return settingsFrom<SweepAnnotation>(findAnnotationType("sweep")->settings, annotation.values);
}

std::vector<Value> valuesOfSweep(const SweepAnnotation& sweep) {
    std::vector<Value> values;
    for (const Setting& setting : findAnnotationType("sweep")->settings)
        values.push_back(setting.load(&sweep));
    return values;
}

} // namespace tiller
