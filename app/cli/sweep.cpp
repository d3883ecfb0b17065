#include "app/cli/command_line.h"
#include "app/cli/console.h"
#include "app/cli/process.h"
#include "app/cli/sweep_choice.h"
#include "core/base/number_text.h"
#include "core/base/random.h"
#include "core/base/visible.h"
#include "core/io/files.h"
#include "core/io/sweep_io.h"
#include "core/model/overrides.h"
#include "core/sim/sweep_run.h"

#include <atomic>
#include <cerrno>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <unistd.h>

namespace tiller::cli {

namespace {

constexpr std::uint64_t defaultChunks = 16;

/// A text as one word of a shell.
std::string quotedForShell(const std::string& text) {
    std::string quoted = "'";
    for (const char c : text)
        quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + "'";
}

std::string thisProgram() {
    std::error_code error;
    const auto self = std::filesystem::read_symlink("/proc/self/exe", error);
    return error ? "tiller" : self.string();
}

int becomeProgram(std::vector<std::string> call, const std::string& package) {
    const std::vector<char*> pointers = pointersTo(call);
    ::execvp(pointers.front(), pointers.data());
    complain(errno == ENOENT
                 ? say("%1 is not installed. Install %2.", {call.front(), package})
                 : say("%1 could not be started: %2.", {call.front(), std::strerror(errno)}));
    return notReadOrWritten;
}

/// The script of a job array: each job runs one chunk on one core. Slurm starts a job again whose
/// node has failed.
std::string slurmScript(const std::string& plan, const std::string& chunks) {
    return "#!/bin/sh\n"
           "#SBATCH --job-name=tiller-sweep\n"
           "#SBATCH --array=1-" +
           chunks +
           "\n"
           "#SBATCH --cpus-per-task=1\n"
           "#SBATCH --requeue\n"
           "exec " +
           quotedForShell(thisProgram()) + " sweep run " + quotedForShell(plan) +
           " --threads 1 --chunk \"$SLURM_ARRAY_TASK_ID/" + chunks + "\"\n";
}

/// Hands the runs of a plan over to Slurm or GNU parallel, and becomes their program. Returns the
/// exit code only if that fails.
/// @param folder that has the results
int submitSweep(const SweepOptions& options, const std::string& folder) {
    const std::string plan = std::filesystem::absolute(options.file).string();
    const std::string results = std::filesystem::absolute(folder).string();
    const std::string chunks = std::to_string(options.chunks == 0 ? defaultChunks : options.chunks);
    if (options.engine == "slurm") {
        const std::string script = plan + ".sbatch";
        if (const auto saved = saveText(script, slurmScript(plan, chunks)); !saved)
            return notWritten(saved.problems());
        return becomeProgram({"sbatch", "--output=" + results + "/slurm-%a.log", script},
                             say("Slurm's commands, and call this on a machine that may submit"));
    }
    // A name of its own for the chunk: the path of the plan may hold {}.
    std::vector<std::string> call{"parallel",    "--quote", "-I",      "TILLER_CHUNK",
                                  thisProgram(), "sweep",   "run",     plan,
                                  "--threads",   "1",       "--chunk", "TILLER_CHUNK/" + chunks,
                                  ":::"};
    for (std::uint64_t i = 1; i <= std::stoull(chunks); ++i)
        call.push_back(std::to_string(i));
    return becomeProgram(std::move(call), "GNU parallel");
}

/// The options that an action takes; others are refused, so that none is ignored in silence.
std::optional<std::string> unusedOption(const SweepOptions& options) {
    const bool plans = options.action == "plan";
    const bool describes = !options.vary.empty() || !options.sweep.empty() || options.seeds ||
                           options.ticks || !options.measure.empty() || !options.take.empty() ||
                           !options.limit.empty();
    if (describes && !plans)
        return say(
            "--sweep, --vary, --seeds, --ticks, --measure, --take and --limit require plan.");
    if (!options.output.empty() && !plans && options.action != "merge")
        return say("--output requires plan or merge.");
    if (options.output.empty() && (plans || options.action == "merge"))
        return say("%1 requires %2.", {options.action, "--output"});
    if ((!options.chunk.empty() || options.threads != 0) && options.action != "run")
        return say("--chunk and --threads require run.");
    if (options.action == "submit" ? options.engine.empty()
                                   : !options.engine.empty() || options.chunks != 0)
        return options.action == "submit" ? say("%1 requires %2.", {"submit", "--engine"})
                                          : say("--engine and --chunks require submit.");
    return {};
}

std::string countOfRuns(std::size_t count) {
    return sayCount(count, "1 run", "%n runs");
}

/// "10 combinations x 5 seeds of 3600 ticks: 50 runs, about 1.7 s each core".
std::string sizeText(const LoadedSweep& loaded) {
    const SweepPlan& plan = loaded.plan;
    const double seconds =
        estimateRun(loaded.project, plan) * static_cast<double>(plan.runs.size());
    return say("%1 x %2 of %3 ticks: %4, about %5 s on one core",
               {sayCount(plan.cells(), "1 combination", "%n combinations"),
                sayCount(static_cast<long long>(plan.sweep.seeds), "1 seed", "%n seeds"),
                tiller::toText(plan.sweep.ticks), countOfRuns(plan.runs.size()),
                rounded(seconds)}) +
           "\n";
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
    if (const int code = print(writeSweepPlan(all.project, all.plan), options.output))
        return code;
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

std::optional<Chunk> readChunk(std::string_view text) {
    if (text.empty())
        return Chunk();
    const auto index = parseNumber(takeUntil(text, '/'));
    const auto count = parseNumber(text);
    if (!index || !count || *index != std::floor(*index) || *count != std::floor(*count) ||
        *index < 1 || *index > *count || *count > 1e9)
        return {};
    return Chunk{static_cast<std::size_t>(*index) - 1, static_cast<std::size_t>(*count)};
}

int runPlan(const SweepOptions& options, const LoadedSweep& loaded) {
    const auto chunk = readChunk(options.chunk);
    if (!chunk)
        return refuse(say("--chunk is \"%1\". Write I/N, as in 1/8.", {options.chunk}));
    const SweepFolder folder = folderOf(options, loaded);
    if (const auto made = folder.make(); !made)
        return notWritten(made.problems());
    std::vector<std::size_t> missing;
    std::size_t known = 0;
    for (std::size_t i = chunk->index; i < loaded.plan.runs.size(); i += chunk->count)
        folder.find(loaded.plan.runs[i]) ? void(++known) : missing.push_back(i);
    const StopWatch watch;
    const Cleanup cleanup;
    std::optional<Problem> problem;
    {
        const Waiting waiting(sayCount(missing.size(), "running 1 run", "running %n runs"));
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
    return print(
        say("%1, %2 s; %3 had a result already",
            {countOfRuns(missing.size()), rounded(watch.seconds()), std::to_string(known)}) +
        "\n");
}

int merge(const SweepOptions& options, const LoadedSweep& loaded) {
    const SweepResults results = folderOf(options, loaded).read(loaded.plan);
    const std::string table = writeSweepTable(loaded.plan, results);
    if (const int code = print(table, options.output))
        return code;
    const std::size_t missing = loaded.plan.runs.size() - results.size();
    if (missing > 0)
        complain(sayCount(missing, "1 run of %1 has no result yet. `tiller sweep run` runs it.",
                          "%n runs of %1 have no result yet. `tiller sweep run` runs them.",
                          {std::to_string(loaded.plan.runs.size())}));
    else if (options.output != "-")
        return print(countOfRuns(results.size()) + "\nhash " + toHex(hashOf(table)) + "\n");
    return missing > 0 ? problemsInFile : success;
}

/// The means of all combinations, as a table with tabs.
std::string meansText(const SweepPlan& plan, const SweepResults& results) {
    std::string text;
    for (const SweptPath& each : plan.varied)
        text += toVisible(each.path) + "\t";
    text += say("runs") + "\t" + say("mean") + "\t" + say("spread") + "\n";
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
    return print(text.empty() ? say("no sweeps") + "\n" : text);
}

bool isPlan(const std::string& file) {
    const auto text = readText(file);
    return text && text->find("\"tiller-sweep\"") < 100;
}

int sweep(const SweepOptions& options) {
    if (const auto problem = unusedOption(options))
        return refuse(*problem + " " + say("`%1 --help` shows help.", {"tiller sweep"}));
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
    if (const auto made = folder.make(); !made)
        return notWritten(made.problems());
    return submitSweep(options, folder.path().string());
}

} // namespace

void addSweep(CommandLine& line) {
    auto [command, options] = line.add(
        "sweep", "Run a project with many values and seeds, and measure one number of each run.",
        sweep);
    addChoice(command, "ACTION", options.action, "", {"plan", "run", "merge", "show", "submit"},
              "plan writes all runs of a project's sweep into a file. run runs those that have no "
              "result yet; it may be killed and called again, on several machines at a time. merge "
              "makes one table of all results. show prints means, of a plan or of the sweeps in a "
              "project. submit hands all runs over to Slurm or GNU parallel.")
        ->required();
    addFile(command, options.file, "A project (*.tiller) for plan and show; else a plan.");
    addValue(command, "-o,--output", options.output, "OUT",
             "The file that plan or merge writes; - is standard output.");
    addValue(command, "--sweep", options.sweep, "NAME",
             "With plan: the id or name of one of the project's sweeps.");
    addValues(command, "--vary", options.vary, "PATH=VALUES",
              "With plan: another sweep than one of the project. PATH is as in `tiller run --set`; "
              "VALUES is a list, 1,2,5, or a range, \"1..10 in 4\".");
    addNumber(command, "--seeds", options.seeds, "N", {1, 10'000},
              "With plan: runs of each combination, with seeds from the project's on.");
    addNumber(command, "--ticks", options.ticks, "N", {1, 1'000'000'000},
              "With plan: the length of each run.");
    addValue(command, "--measure", options.measure, "PLOT",
             "With plan: the id or name of a plot of the project; or its settings as in a file, "
             "quantity=count,of=prey.");
    addChoice(command, "--take", options.take, "WHAT", sweepTakeNames,
              "With plan: the number at the end, its mean over time, or the time when it first "
              "reaches the limit.");
    addValue(command, "--limit", options.limit, "X", "With plan: the limit of --take.");
    addValue(command, "--chunk", options.chunk, "I/N",
             "With run: the I-th of N parts of the runs, as in 1/8. Default: all.");
    addNumber(command, "--threads", options.threads, "N", {0, 1024},
              "With run: how many runs at a time. Default: one on each core.");
    addChoice(command, "--engine", options.engine, "ENGINE", {"slurm", "parallel"},
              "With submit: slurm (a job array, by sbatch) or parallel (GNU parallel).");
    addNumber(command, "--chunks", options.chunks, "N", {1, 10'000},
              "With submit: into how many jobs the runs are divided. Default: 16.");
}

} // namespace tiller::cli
