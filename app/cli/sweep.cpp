#include "app/cli/console.h"
#include "app/cli/interruption.h"
#include "app/cli/overwrites.h"
#include "app/cli/submit.h"
#include "app/cli/sweep_choice.h"
#include "core/base/csv.h"
#include "core/base/random.h"
#include "core/base/visible.h"
#include "core/io/sweep_io.h"
#include "core/model/overrides.h"
#include "core/sim/sweep_run.h"

#include <atomic>
#include <cmath>

namespace tiller::cli {

namespace {

int refuse(const std::string& text) {
    complain(text);
    return wrongUsage;
}

/// The options that an action takes; others are refused, so that none is ignored in silence.
std::optional<std::string> unusedOption(const SweepOptions& options) {
    const bool plans = options.action == "plan";
    const bool describes = !options.vary.empty() || !options.sweep.empty() || options.seeds ||
                           options.ticks || !options.measure.empty() || !options.take.empty() ||
                           !options.limit.empty();
    if (describes && !plans)
        return "--sweep, --vary, --seeds, --ticks, --measure, --take and --limit require plan.";
    if (!options.output.empty() && !plans && options.action != "merge")
        return "--output requires plan or merge.";
    if (options.output.empty() && (plans || options.action == "merge"))
        return options.action + " requires --output.";
    if ((!options.chunk.empty() || options.threads != 0) && options.action != "run")
        return "--chunk and --threads require run.";
    if (options.action == "submit" ? options.engine.empty()
                                   : !options.engine.empty() || options.chunks != 0)
        return options.action == "submit" ? "submit requires --engine."
                                          : "--engine and --chunks require submit.";
    return {};
}

std::string counted(std::size_t count, const std::string& what) {
    return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

std::string rounded(double number) {
    constexpr double wholeFrom =
        9'007'199'254'740'992; // 2^53: from here on, no double has decimals
    return tiller::toText(std::abs(number) < wholeFrom ? std::round(number * 1000) / 1000 : number);
}

/// "10 combinations x 5 seeds of 3600 ticks: 50 runs, about 1.7 s each core".
std::string sizeText(const LoadedSweep& loaded) {
    const SweepPlan& plan = loaded.plan;
    const double seconds =
        estimateRun(loaded.project, plan) * static_cast<double>(plan.runs.size());
    return counted(plan.cells(), "combination") + " x " +
           counted(static_cast<std::size_t>(plan.sweep.seeds), "seed") + " of " +
           tiller::toText(plan.sweep.ticks) + " ticks: " + counted(plan.runs.size(), "run") +
           ", about " + rounded(seconds) + " s on one core\n";
}

int plan(const SweepOptions& options) {
    if (const auto overwrite =
            findOverwrite({{"FILE", options.file}}, {{"--output", options.output}}))
        return refuse(*overwrite);
    int exitCode = success;
    auto loaded = load(options.file, readProject, exitCode);
    if (!loaded)
        return exitCode;
    const auto sweep = chooseSweep(loaded->project, options);
    if (!sweep)
        return refuse(sweep.problems().front().text);
    auto planned = planSweep(loaded->project, sweep.value());
    if (!planned)
        return refuse(planned.problems().front().text);
    const LoadedSweep all{std::move(loaded->project), std::move(planned).value()};
    Output output(options.output);
    output.write(writeSweepPlan(all.project, all.plan));
    if (!output.finish())
        return notReadOrWritten;
    return options.output == "-" ? success : print(sizeText(all));
}

SweepFolder folderOf(const SweepOptions& options, const LoadedSweep& loaded) {
    return {options.file, sweepFingerprint(loaded.project, loaded.plan)};
}

/// The runs of a part: every N-th, so that each part covers all values evenly.
struct Chunk {
    std::size_t index = 0; ///< from 0
    std::size_t count = 1;
};

std::optional<Chunk> readChunk(const std::string& text) {
    if (text.empty())
        return Chunk();
    const std::size_t slash = std::min(text.find('/'), text.size());
    const auto index = parseNumber(text.substr(0, slash));
    const auto count = slash < text.size() ? parseNumber(text.substr(slash + 1)) : std::nullopt;
    if (!index || !count || *index != std::floor(*index) || *count != std::floor(*count) ||
        *index < 1 || *index > *count || *count > 1e9)
        return {};
    return Chunk{static_cast<std::size_t>(*index) - 1, static_cast<std::size_t>(*count)};
}

int runPlan(const SweepOptions& options, const LoadedSweep& loaded) {
    const auto chunk = readChunk(options.chunk);
    if (!chunk)
        return refuse("--chunk is \"" + options.chunk + "\". Write I/N, as in 1/8.");
    const SweepFolder folder = folderOf(options, loaded);
    if (const auto made = folder.make(); !made) {
        complain(made.problems().front().text);
        return notReadOrWritten;
    }
    std::vector<std::size_t> missing;
    std::size_t known = 0;
    for (std::size_t i = chunk->index; i < loaded.plan.runs.size(); i += chunk->count)
        folder.find(loaded.plan.runs[i]) ? void(++known) : missing.push_back(i);
    const StopWatch watch;
    const Cleanup cleanup;
    std::optional<Problem> problem;
    {
        const Waiting waiting("running " + counted(missing.size(), "run"));
        runAll(loaded.project, loaded.plan, missing,
               {.threads = options.threads,
                .goesOn = [] { return interruptionCode() == 0; },
                .finished =
                    [&](const SweepRun& run, const SweepResult& result) {
                        if (const auto written = folder.write(run, result); !written)
                            problem = written.problems().front();
                        return !problem;
                    }});
    }
    if (problem) {
        complain(problem->text);
        return notReadOrWritten;
    }
    if (const int code = interruptionCode())
        return code;
    return print(counted(missing.size(), "run") + ", " + rounded(watch.seconds()) + " s; " +
                 std::to_string(known) + " had a result already\n");
}

int merge(const SweepOptions& options, const LoadedSweep& loaded) {
    const SweepResults results = folderOf(options, loaded).read(loaded.plan);
    const std::string table = writeSweepTable(loaded.plan, results);
    Output output(options.output);
    output.write(table);
    if (!output.finish())
        return notReadOrWritten;
    const std::size_t missing = loaded.plan.runs.size() - results.size();
    if (missing > 0)
        complain(counted(missing, "run") + " of " + std::to_string(loaded.plan.runs.size()) +
                 " have no result yet. `tiller sweep run` runs them.");
    else if (options.output != "-")
        return print(counted(results.size(), "run") + "\nhash " + toHex(hashOf(table)) + "\n");
    return missing > 0 ? problemsInFile : success;
}

/// The means of all combinations, as a table with tabs.
std::string meansText(const SweepPlan& plan, const SweepResults& results) {
    std::string text;
    for (const SweptPath& each : plan.varied)
        text += toVisible(each.path) + "\t";
    text += "runs\tmean\tspread\n";
    const std::vector<SweepSummary> summaries = summarize(plan, results);
    for (std::size_t cell = 0; cell < summaries.size(); ++cell) {
        for (const std::string& value : plan.valuesOf(cell))
            text += toVisible(value) + "\t";
        const SweepSummary& each = summaries[cell];
        text += std::to_string(each.done) + "\t" + (each.mean ? rounded(*each.mean) : "-") + "\t" +
                (each.mean ? rounded(each.spread) : "-") + "\n";
    }
    return text;
}

std::string measureText(const Project& project, const SweepAnnotation& sweep) {
    return whoseText(sweep.what, project) + ": " + quantityText(sweep.what, project);
}

/// The sweeps that a project keeps, with their results.
int showProject(const SweepOptions& options) {
    int exitCode = success;
    const auto loaded = load(options.file, readProject, exitCode);
    if (!loaded)
        return exitCode;
    const Project& project = loaded->project;
    std::string text;
    for (const Annotation& each : project.annotations) {
        if (each.type != "sweep")
            continue;
        const SweepAnnotation sweep = sweepOf(each);
        text += toVisible(each.id + " " + each.name) + "\n" +
                toVisible(measureText(project, sweep)) + "\n";
        const auto planned = planSweep(project, sweep);
        text += planned ? meansText(planned.value(), keptResults(project, planned.value(), sweep))
                        : toVisible(planned.problems().front().text) + "\n";
    }
    return print(text.empty() ? "no sweeps\n" : text);
}

bool isPlan(const std::string& file) {
    const auto text = readText(file);
    return text && text->find("\"tiller-sweep\"") < 100;
}

} // namespace

int sweep(const SweepOptions& options) {
    if (const auto problem = unusedOption(options))
        return refuse(*problem + " `tiller sweep --help` shows help.");
    if (options.action == "plan")
        return plan(options);
    if (options.action == "show" && !isPlan(options.file))
        return showProject(options);
    if (const auto overwrite =
            findOverwrite({{"FILE", options.file}}, {{"--output", options.output}}))
        return refuse(*overwrite);
    int exitCode = success;
    const auto loaded = load(options.file, readSweepPlan, exitCode);
    if (!loaded)
        return exitCode;
    if (options.action == "run")
        return runPlan(options, *loaded);
    if (options.action == "merge")
        return merge(options, *loaded);
    const SweepFolder folder = folderOf(options, *loaded);
    if (options.action == "show")
        return print(toVisible(measureText(loaded->project, loaded->plan.sweep)) + "\n" +
                     meansText(loaded->plan, folder.read(loaded->plan)));
    if (const auto made = folder.make(); !made) {
        complain(made.problems().front().text);
        return notReadOrWritten;
    }
    return submitSweep(options, folder.path().string());
}

} // namespace tiller::cli
