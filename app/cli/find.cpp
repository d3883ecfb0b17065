#include "app/cli/command_line.h"
#include "app/cli/console.h"
#include "app/cli/process.h"
#include "app/cli/sweep_choice.h"
#include "app/find/find_values.h"
#include "core/base/number_text.h"
#include "core/base/visible.h"
#include "core/model/overrides.h"
#include "core/sim/measure.h"

#include <cmath>

namespace tiller::cli {

namespace {

struct FindOptions {
    std::string file;
    std::vector<std::string> vary; ///< PATH=FROM..TO
    std::vector<std::string> less; ///< goals: measures, with what they take
    std::vector<std::string> more;
    std::vector<std::string> target;
    std::uint64_t seeds = 8;
    std::uint64_t ticks = 3600;
    std::uint64_t points = 0;  ///< 0: no limit
    std::uint64_t seconds = 0; ///< 0: no limit
    unsigned threads = 0;
    std::string output; ///< the project with the best values; empty: not written
};

constexpr std::size_t usualPoints = 100;

Problem goalProblem(std::string text) {
    return {.text = std::move(text)};
}

std::string withSpread(double mean, double spread) {
    return rounded(mean) + " ± " + rounded(spread);
}

/// Takes `,NAME=VALUE` out of a goal's text; nothing if it is not there.
std::optional<std::string> takeOut(std::string& text, const std::string& name) {
    const std::size_t at = text.find("," + name + "=");
    if (at == std::string::npos)
        return {};
    const std::size_t end = std::min(text.find(',', at + 1), text.size());
    const std::size_t value = at + name.size() + 2;
    std::string taken(trimmed(text.substr(value, end - value)));
    text.erase(at, end - at);
    return taken;
}

Result<Goal> readGoal(const Project& project, const std::string& option, std::string text,
                      Wish wish) {
    Goal goal{.what = {}, .wish = wish};
    const std::string whole = option + " " + text + ": ";
    if (const auto take = takeOut(text, "take")) {
        const auto found = sweepTakeNamed(*take);
        if (!found)
            return goalProblem(whole + say("take is \"%1\". Write end, mean, first-at-least or "
                                           "first-at-most.",
                                           {*take}));
        goal.take = *found;
    }
    bool hasTarget = false;
    for (const auto& [name, number] : std::initializer_list<std::pair<const char*, double*>>{
             {"limit", &goal.limit}, {"weight", &goal.weight}, {"target", &goal.target}}) {
        const auto typed = takeOut(text, name);
        if (!typed)
            continue;
        const auto read = parseNumber(*typed);
        if (!read)
            return goalProblem(whole + say("%1 is \"%2\"; it must be a number.", {name, *typed}));
        *number = *read;
        hasTarget = hasTarget || number == &goal.target;
    }
    if (hasTarget != (wish == Wish::target))
        return goalProblem(whole + (hasTarget ? say("%1 requires %2.", {"target", "--near"})
                                              : say("it has no target. Add ,target=X.")));
    auto measure = readMeasure(project, option, text);
    if (!measure)
        return measure.problems();
    goal.what = std::move(measure).value();
    return goal;
}

Result<FindTask> readTask(const Project& project, const FindOptions& options) {
    FindTask task{.free = {},
                  .goals = {},
                  .seeds = static_cast<double>(options.seeds),
                  .ticks = static_cast<double>(options.ticks),
                  .evaluations = options.points,
                  .seconds = static_cast<double>(options.seconds)};
    if (task.evaluations == 0 && options.seconds == 0)
        task.evaluations = usualPoints;
    for (const std::string& each : options.vary) {
        auto value = readFreeValue(each);
        if (!value)
            return value.problems();
        task.free.push_back(std::move(value).value());
    }
    const auto addGoals = [&](const std::string& option, const std::vector<std::string>& texts,
                              Wish wish) -> Problems {
        for (const std::string& each : texts) {
            auto goal = readGoal(project, option, each, wish);
            if (!goal)
                return goal.problems();
            task.goals.push_back(std::move(goal).value());
        }
        return {};
    };
    for (const Problems& problems : {addGoals("--small", options.less, Wish::less),
                                     addGoals("--large", options.more, Wish::more),
                                     addGoals("--near", options.target, Wish::target)})
        if (!problems.empty())
            return problems;
    if (const auto checked = checkTask(project, task); !checked)
        return checked.problems();
    return task;
}

std::string goalText(const Project& project, const Goal& goal) {
    std::string text = whoseText(goal.what, project) + ": " + quantityText(goal.what, project);
    const std::string limit = tiller::toText(goal.limit);
    if (goal.take == SweepTake::mean)
        text = say("%1, mean over time", {text});
    else if (goal.take == SweepTake::firstAtLeast)
        text = say("%1, seconds until at least %2", {text, limit});
    else if (goal.take == SweepTake::firstAtMost)
        text = say("%1, seconds until at most %2", {text, limit});
    text = goal.wish == Wish::less   ? say("%1, small", {text})
           : goal.wish == Wish::more ? say("%1, large", {text})
                                     : say("%1, near %2", {text, tiller::toText(goal.target)});
    return goal.weight == 1 ? text : say("%1, weight %2", {text, tiller::toText(goal.weight)});
}

/// The points that were better than all before, a line each.
std::string progressText(const FindReport& report) {
    std::string text = say("point") + "\t" + say("score") + "\n";
    double best = INFINITY;
    for (std::size_t i = 0; i < report.evaluations.size(); ++i)
        if (const double score = report.evaluations[i].score(); score < best) {
            best = score;
            text += std::to_string(i + 1) + "\t" + rounded(score) + "\n";
        }
    return text;
}

std::string rowText(const FindTask& task, const std::string& name, const FoundPoint& point,
                    const std::vector<double>& values) {
    std::string text = name + "\t" + withSpread(point.score(), point.spread());
    for (std::size_t i = 0; i < task.goals.size(); ++i) {
        const auto mean = meanOf(point, i);
        text += "\t" + (mean ? withSpread(mean->mean, mean->spread) : "-");
    }
    for (const double value : values)
        text += "\t" + tiller::toText(value);
    return text + "\n";
}

std::string bestText(const Project& project, const FindTask& task, const FindReport& report) {
    std::string text = say("values") + "\t" + say("score");
    for (const Goal& each : task.goals)
        text += "\t" + toVisible(goalText(project, each));
    for (const FreeValue& each : task.free)
        text += "\t" + toVisible(each.path);
    text += "\n" + rowText(task, say("project"), report.asItIs, ownValues(project, task));
    for (std::size_t i = 0; i < report.best.size(); ++i)
        text +=
            rowText(task, std::to_string(i + 1), report.best[i].fresh, report.best[i].fresh.values);
    return text;
}

std::string verdictText(const FindReport& report) {
    if (report.best.empty() && report.isPerfect)
        return say("The project meets the goals already; no other values can be better.") + "\n";
    if (report.best.empty())
        return say("No other values were tried.") + "\n";
    const FoundPoint& best = report.best.front().fresh;
    const std::vector<std::string> scores{withSpread(best.score(), best.spread()),
                                          withSpread(report.asItIs.score(), report.asItIs.spread()),
                                          std::to_string(best.runs.size())};
    const Verdict verdict = compareScores(best, report.asItIs);
    return (verdict == Verdict::better
                ? say("Result 1 is better than the project: score %1 of result 1, %2 of the "
                      "project, over %3 fresh seeds.",
                      scores)
            : verdict == Verdict::same
                ? say("The project is as good as result 1: score %1 of result 1, %2 of the "
                      "project, over %3 fresh seeds.",
                      scores)
                : say("The project is better than result 1: score %1 of result 1, %2 of the "
                      "project, over %3 fresh seeds.",
                      scores)) +
           "\n";
}

int writeBest(const FindOptions& options, const Project& project, const FindTask& task,
              const FindReport& report) {
    const bool isBetter = !report.best.empty() && compareScores(report.best.front().fresh,
                                                                report.asItIs) == Verdict::better;
    if (options.output.empty() || !isBetter)
        return success;
    Project changed = project;
    const auto change =
        overrideChanges(project, overridesOf(task, report.best.front().fresh.values));
    if (!change) {
        complain(change.problems().front().text);
        return problemsInFile;
    }
    apply(change.value(), changed);
    return print(writeProject(changed), options.output);
}

int find(const FindOptions& options) {
    if (const auto overwrite =
            findOverwrite({{"FILE", options.file}}, {{"--output", options.output}}))
        return refuse(*overwrite);
    int exitCode = success;
    const auto loaded = load(options.file, readProject, exitCode);
    if (!loaded)
        return exitCode;
    const Project& project = loaded->project;
    const auto task = readTask(project, options);
    if (!task)
        return refuse(task.problems().front().text);
    const StopWatch watch;
    FindReport report;
    {
        const Cleanup cleanup;
        const Waiting waiting(say("searching"));
        report = findValues(project, task.value(), {.threads = options.threads, .goesOn = [] {
                                                        return interruptionCode() == 0;
                                                    }});
    }
    if (const int code = interruptionCode())
        return code;
    std::string text = say("%1 points of %2 seeds, %3 s",
                           {std::to_string(report.evaluations.size()),
                            std::to_string(options.seeds), rounded(watch.seconds())}) +
                       "\n\n" + progressText(report) + "\n" +
                       bestText(project, task.value(), report) + "\n" + verdictText(report);
    if (options.output == "-")
        complain(verdictText(report));
    else if (const int code = print(text); code != success)
        return code;
    return writeBest(options, project, task.value(), report);
}

} // namespace

void addFind(CommandLine& line) {
    auto [command, options] = line.add(
        "find", "Find values of settings, weights and parameters that meet goals best.", find);
    addFile(command, options.file, "A project (*.tiller).");
    addValues(command, "--vary", options.vary, "PATH=FROM..TO",
              "A number that may change, and its bounds. PATH is as in `tiller run --set`.")
        ->required();
    addValues(command, "--small", options.less, "GOAL",
              "A number that should be small: the id or name of a plot of the project, or its "
              "settings as in a file, quantity=count,of=prey. After it may follow ,take=end, mean, "
              "first-at-least or first-at-most with ,limit=X, and ,weight=W.");
    addValues(command, "--large", options.more, "GOAL", "A number that should be large.");
    addValues(command, "--near", options.target, "GOAL",
              "A number that should be near another one, which follows as ,target=X.");
    addNumber(command, "--seeds", options.seeds, "N", {1, 10'000},
              "Runs of each point, with seeds from the project's on. Default: 8.");
    addNumber(command, "--ticks", options.ticks, "N", {1, 1'000'000'000},
              "The length of each run. Default: 3600.");
    addNumber(command, "--points", options.points, "N", {1, 1'000'000},
              "End after N points. The same call then finds the same values. Default: 100, if "
              "there is no --seconds.");
    addNumber(command, "--seconds", options.seconds, "S", {1, 1'000'000}, "End after S seconds.");
    addNumber(command, "--threads", options.threads, "N", {0, 1024},
              "How many runs at a time. Default: one on each core.");
    addValue(command, "-o,--output", options.output, "OUT",
             "Write the project with the best values, if they are better than its own; - is "
             "standard output.");
}

} // namespace tiller::cli
