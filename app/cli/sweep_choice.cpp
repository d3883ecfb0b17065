#include "app/cli/sweep_choice.h"

#include "core/base/number_text.h"
#include "core/model/overrides.h"
#include "core/model/registry.h"
#include "core/sim/measure.h"

namespace tiller::cli {

namespace {

Problem problemOf(std::string text) {
    return {.text = std::move(text)};
}

/// The annotations of a type that have this id or name; all of them for an empty name.
std::vector<const Annotation*> annotationsNamed(const Project& project, std::string_view type,
                                                const std::string& name) {
    std::vector<const Annotation*> found;
    for (const Annotation& each : project.annotations)
        if (each.type == type && (name.empty() || each.id == name || each.name == name))
            found.push_back(&each);
    return found;
}

/// The measure as a plot of the project.
std::optional<MonitorAnnotation> plotNamed(const Project& project, const std::string& name) {
    const auto plots = annotationsNamed(project, "monitor", name);
    return plots.empty() ? std::nullopt : std::optional(monitorOf(*plots.front()));
}

Result<SweepAnnotation> startOf(const Project& project, const SweepOptions& options) {
    const auto known = annotationsNamed(project, "sweep", options.sweep);
    if (!options.sweep.empty() && known.empty())
        return problemOf(say("the project has no sweep \"%1\". `tiller sweep show` lists them.",
                             {options.sweep}));
    if (options.sweep.empty() && !options.vary.empty())
        return SweepAnnotation();
    if (known.empty())
        return problemOf(
            say("the project has no sweep. Name what varies with --vary PATH=VALUES and "
                "what counts with --measure, or make a sweep in the editor."));
    if (known.size() > 1)
        return problemOf(
            say("the project has several sweeps. Choose one with --sweep; `tiller sweep "
                "show` lists them."));
    return sweepOf(*known.front());
}

} // namespace

std::optional<SweepTake> sweepTakeNamed(const std::string& name) {
    const auto found = std::ranges::find(sweepTakeNames, name);
    if (found == sweepTakeNames.end())
        return {};
    return static_cast<SweepTake>(found - sweepTakeNames.begin());
}

Result<MonitorAnnotation> readMeasure(const Project& project, const std::string& option,
                                      const std::string& text) {
    if (const auto plot = plotNamed(project, text); plot && !text.empty())
        return *plot;
    const Description& type = *findAnnotationType("monitor");
    Annotation plot = newAnnotation("monitor", {}, {});
    std::string_view rest = text;
    while (!rest.empty()) {
        const std::string_view part = takeUntil(rest, ',');
        const std::size_t equals = std::min(part.find('='), part.size());
        const std::string_view id = trimmed(part.substr(0, equals));
        const auto index = type.settingIndex(id);
        if (equals == part.size() || !index)
            return problemOf(say("%1: \"%2\" is neither a plot of the project nor a setting of "
                                 "plots. Write the name of a plot, or settings as in "
                                 "quantity=count,of=prey.",
                                 {option + " " + text, std::string(part)}));
        const std::string value(trimmed(part.substr(equals + 1)));
        const Setting& setting = type.settings[*index];
        Value typed = value;
        if (const auto number = parseNumber(value); number && setting.kind == SettingKind::number)
            typed = *number;
        if (const auto problem = findProblem(setting, typed))
            return problemOf(option + " " + text + ": " + *problem);
        plot.values[*index] = typed;
    }
    return monitorOf(plot);
}

Result<SweepAnnotation> chooseSweep(const Project& project, const SweepOptions& options) {
    Result<SweepAnnotation> start = startOf(project, options);
    if (!start)
        return start;
    SweepAnnotation sweep = std::move(start).value();
    for (const std::string& line : options.vary)
        sweep.varies += (sweep.varies.empty() ? "" : "\n") + line;
    if (options.seeds)
        sweep.seeds = static_cast<double>(*options.seeds);
    if (options.ticks)
        sweep.ticks = static_cast<double>(*options.ticks);
    if (!options.measure.empty()) {
        auto measure = readMeasure(project, "--measure", options.measure);
        if (!measure)
            return measure.problems();
        sweep.what = std::move(measure).value();
    }
    if (sweep.what.of.empty())
        return problemOf(
            say("the sweep measures nothing. Name a plot of the project with --measure, "
                "or settings with an agent type, as in quantity=count,of=prey."));
    sweep.take = sweepTakeNamed(options.take).value_or(sweep.take);
    if (!options.limit.empty()) {
        const auto limit = parseNumber(options.limit);
        if (!limit)
            return problemOf(say("%1 is \"%2\"; it must be a number.", {"--limit", options.limit}));
        sweep.limit = *limit;
    }
    return sweep;
}

} // namespace tiller::cli
