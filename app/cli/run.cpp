#include "app/cli/commands.h"
#include "app/cli/engine.h"
#include "app/cli/files_told.h"
#include "app/cli/monitor_table.h"
#include "app/cli/point_text.h"
#include "app/cli/trace.h"
#include "core/io/files.h"
#include "core/io/input_log_io.h"
#include "core/io/json_writer.h"
#include "core/model/check.h"
#include "core/model/overrides.h"
#include "core/sim/events.h"
#include "core/sim/inputs.h"

#include <cmath>

namespace tiller::cli {

namespace {

/// How the project would be saved, without what does not change how it runs.
std::string essence(const Project& project, bool isExport) {
    return isExport ? writeExport(project) : writeProject(withoutLayout(project));
}

/// A file that neither began nor came out of the log is likely the wrong one.
void warnOfStranger(const RunOptions& options, const LoadedProject& loaded, const InputLog& log) {
    const std::string file = essence(loaded.project, loaded.isExport);
    if (file == essence(log.start, loaded.isExport))
        return;
    Project end = log.start;
    for (const InputEvent& event : log.events)
        if (const auto* edited = std::get_if<Edited>(&event.input))
            apply(edited->change, end);
    if (file != essence(end, loaded.isExport))
        complain("warning: " + options.file + " is neither what " + options.inputs +
                 " starts from nor what it ends with; the log's own start is run.");
}

std::optional<InputLog> loadLog(const std::string& file, int& exitCode) {
    const Result<std::string> text = loadText(file);
    if (!text) {
        complain(text.problems().front().text);
        exitCode = notReadOrWritten;
        return {};
    }
    Result<InputLog> log = readInputLog(text.value());
    if (log)
        return std::move(log).value();
    for (const Problem& problem : log.problems())
        std::fputs(toText(file, problem).c_str(), stderr);
    exitCode = problemsInFile;
    return {};
}

/// Applies --set and --seed; a sentence if one of them cannot be.
std::optional<std::string> override(const RunOptions& options, Project& project) {
    std::vector<std::string> sets = options.sets;
    if (options.seed)
        sets.push_back("world.seed=" + std::to_string(*options.seed));
    for (const std::string& set : sets) {
        const Result<Done> done = applyOverride(project, set);
        if (!done)
            return "--set " + set + ": " + done.problems().front().text;
    }
    if (!sets.empty())
        for (const Problem& problem : tiller::check(project))
            if (problem.severity == Severity::error)
                return "with what --set says the project does not run: " + problem.text;
    return {};
}

/// The world to run, and what came from outside while it ran.
/// @param plots of the file: a log has none
std::optional<InputLog> prepare(const RunOptions& options, std::vector<Annotation>& plots,
                                int& exitCode) {
    auto loaded = load(options.file, exitCode);
    if (!loaded)
        return {};
    plots = loaded->project.annotations;
    if (!options.inputs.empty()) {
        auto log = loadLog(options.inputs, exitCode);
        if (log)
            warnOfStranger(options, *loaded, *log);
        return log;
    }
    InputLog log{.start = std::move(loaded->project), .ticks = defaultRunTicks, .events = {}};
    if (const auto fault = override(options, log.start)) {
        complain(*fault);
        exitCode = wrongCall;
        return {};
    }
    if (const auto cursor = parsePoint(options.cursor)) {
        log.events.push_back({0, CursorMoved{*cursor}});
        log.events.push_back({0, Clicked{*cursor}});
    }
    return log;
}

/// Those of nodes that are there: an edit of the log may have removed one.
std::vector<std::pair<EventCount, std::string>> eventsOf(const Replay& replay) {
    std::vector<std::pair<EventCount, std::string>> events;
    for (const EventCount& event : replay.simulation().events())
        if (const auto kind = kindOf(replay.project(), event))
            events.emplace_back(event, *kind == EventKind::mode ? "mode" : "arrival");
    return events;
}

std::string asJson(const RunOptions& options, const Replay& replay, double seconds) {
    const Simulation& simulation = replay.simulation();
    JsonWriter writer;
    writer.beginObject();
    writer.field("file", options.file);
    writer.field("ticks", static_cast<double>(simulation.tick()));
    writer.field("agents", static_cast<double>(simulation.agentCount()));
    writer.field("hash", toHex(simulation.stateHash()));
    writer.key("contacts").beginList();
    for (const ContactCount& pair : simulation.contacts()) {
        writer.beginObject(JsonWriter::Layout::line);
        writer.field("first", pair.first);
        writer.field("second", pair.second);
        writer.field("count", static_cast<double>(pair.count));
        writer.end();
    }
    writer.end();
    writer.key("events").beginList();
    for (const auto& [event, kind] : eventsOf(replay)) {
        writer.beginObject(JsonWriter::Layout::line);
        writer.field("agentType", event.agentType);
        writer.field("node", event.node);
        writer.field("kind", kind);
        writer.field("count", static_cast<double>(event.count));
        writer.end();
    }
    writer.end();
    writer.field("seconds", seconds);
    writer.end();
    return writer.take();
}

std::string asText(const RunOptions& options, const Replay& replay, double seconds) {
    const Simulation& simulation = replay.simulation();
    std::string text = options.file + ": " + std::to_string(simulation.agentCount()) + " agents, " +
                       std::to_string(simulation.tick()) + " ticks, " +
                       tiller::toText(std::round(seconds * 1000) / 1000) + " s\n";
    for (const ContactCount& pair : simulation.contacts())
        text += "contacts " + pair.first + " - " + pair.second + ": " + std::to_string(pair.count) +
                "\n";
    for (const auto& [event, kind] : eventsOf(replay))
        text += (kind == "mode" ? "entered " : "arrived ") + event.agentType + " - " + event.node +
                ": " + std::to_string(event.count) + "\n";
    return text + "hash " + toHex(simulation.stateHash()) + "\n";
}

std::string report(const RunOptions& options, const Replay& replay, double seconds) {
    std::string text;
    if (options.json)
        text += asJson(options, replay, seconds);
    if (options.hash)
        text += toHex(replay.simulation().stateHash()) + "\n";
    if (!options.json && !options.hash && options.trace.empty() && options.plots.empty())
        text = asText(options, replay, seconds);
    return text;
}

} // namespace

int run(const RunOptions& options) {
    if (options.every != 1 && options.trace.empty() && options.plots.empty()) {
        complain("--every requires --trace or --plots. `tiller run --help` tells more.");
        return wrongCall;
    }
    const auto loss = lossBy({{"FILE", options.file}, {"--inputs", options.inputs}},
                             {{"--trace", options.trace},
                              {"--plots", options.plots},
                              {"--json", options.json ? "-" : ""}});
    if (loss) {
        complain(*loss);
        return wrongCall;
    }
    int exitCode = fine;
    std::vector<Annotation> plots;
    std::optional<InputLog> log = prepare(options, plots, exitCode);
    if (!log)
        return exitCode;
    const std::uint64_t logTicks = log->ticks;
    const std::uint64_t ticks = options.ticks.value_or(logTicks);

    std::optional<Trace> trace;
    if (!options.trace.empty())
        trace.emplace(options.trace, options.every);
    std::optional<MonitorTable> table;
    if (!options.plots.empty()) {
        Project named = log->start;
        named.annotations = std::move(plots);
        table.emplace(options.plots, options.every, named);
        if (table->isEmpty())
            complain("warning: " + options.file +
                     " has no plots; the table of --plots has ticks alone. The editor adds plots.");
    }
    const auto engine = engineOf(options.engine);
    if (!engine)
        return wrongCall;
    const StopWatch watch;
    Replay replay(*std::move(log), *engine);
    const auto write = [&] {
        if (trace)
            trace->write(replay.simulation());
        if (table)
            table->write(replay.simulation());
    };
    write();
    {
        Progress progress(ticks);
        for (std::uint64_t i = 0; i < ticks; ++i) {
            replay.step();
            write();
            progress.at(i + 1);
        }
    }
    if (ticks == logTicks)
        replay.finish();
    const double seconds = watch.seconds();
    const bool traced = !trace || trace->finish();
    const bool plotted = !table || table->finish();
    if (!traced || !plotted)
        return notReadOrWritten;
    return print(report(options, replay, seconds));
}

} // namespace tiller::cli
