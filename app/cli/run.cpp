#include "app/cli/command_line.h"
#include "app/cli/console.h"
#include "app/cli/process.h"
#include "core/base/visible.h"
#include "core/io/json_writer.h"
#include "core/io/recording_io.h"
#include "core/model/check.h"
#include "core/model/overrides.h"
#include "core/model/project_index.h"
#include "core/sim/events.h"
#include "core/sim/inputs.h"
#include "core/sim/measure.h"
#include "core/sim/simulation.h"

#include <algorithm>
#include <cstdint>
#include <deque>
#include <functional>

namespace tiller::cli {

namespace {

struct RunOptions {
    std::string file;
    std::optional<std::uint64_t> ticks;
    StartOptions start;
    std::vector<std::string> sets; ///< PATH=VALUE
    std::string inputs;            ///< an input log to replay; empty: none
    EngineOptions engine;
    std::string trace; ///< a file, or - for standard output; empty: none
    std::string plots; ///< as trace
    std::uint64_t every = 1;
    std::optional<std::uint64_t> decimals; ///< of the numbers in trace and plots; none: exact
    bool hash = false;
    bool json = false;
};

/// A table that is written row by row, one or more for every @p every ticks from 0 on.
class TickTable {
public:
    using Rows = std::function<void(TickTable&, const Simulation&)>;

    /// @param rows adds and ends the rows of a tick
    TickTable(const std::string& file, const RunOptions& options, Rows rows)
        : m_output(file)
        , m_every(options.every)
        , m_table({.decimals = options.decimals ? std::optional(static_cast<int>(*options.decimals))
                                                : std::nullopt})
        , m_rows(std::move(rows)) {}

    template <class Field>
    TickTable& add(const Field& field) {
        m_table.add(field);
        return *this;
    }
    void endRow() { m_output.write(m_table.endRow().take()); }
    void write(const Simulation& simulation) {
        if (simulation.tick() % m_every == 0)
            m_rows(*this, simulation);
    }
    [[nodiscard]] bool finish() { return m_output.finish(); }

private:
    Output m_output;
    std::uint64_t m_every;
    Table m_table;
    Rows m_rows;
};

using Tables = std::deque<TickTable>; // they do not move

/// `tick,agent,type,x,y,vx,vy`, one row per agent.
void addTrace(const RunOptions& options, Tables& tables) {
    const auto rows = [](TickTable& table, const Simulation& simulation) {
        const std::string tick = std::to_string(simulation.tick());
        for (const Population& population : simulation.populations())
            for (std::size_t i = 0; i < population.size(); ++i) {
                table.add(tick).add(agentLabel(population, i)).add(population.type);
                for (const auto* column :
                     {&population.x, &population.y, &population.vx, &population.vy})
                    table.add((*column)[i]);
                table.endRow();
            }
    };
    TickTable& table = tables.emplace_back(options.trace, options, rows);
    for (const char* each : {"tick", "agent", "type", "x", "y", "vx", "vy"})
        table.add(each);
    table.endRow();
}

/// `tick,seconds,NAME,...`: the numbers of a project's plots. A field is empty where there is no
/// number.
void addPlots(const RunOptions& options, const Project& project, Tables& tables) {
    const InLanguage english("en"); // programs read it
    std::vector<FollowingMonitor> monitors;
    std::vector<std::string> names;
    for (const Annotation* each : monitorsIn(project)) {
        monitors.push_back({monitorOf(*each)});
        names.push_back(
            withUnit(columnName(*each, project), unitOf(monitors.back().what.quantity, project)));
    }
    const double ticksPerSecond = project.worldNumber("ticksPerSecond");
    const auto rows = [monitors, ticksPerSecond](TickTable& table,
                                                 const Simulation& simulation) mutable {
        table.add(std::to_string(simulation.tick()));
        table.add(static_cast<double>(simulation.tick()) / ticksPerSecond);
        for (FollowingMonitor& monitor : monitors)
            table.add(monitor.measure(simulation));
        table.endRow();
    };
    TickTable& table = tables.emplace_back(options.plots, options, rows).add("tick").add("seconds");
    for (const std::string& name : names)
        table.add(name);
    table.endRow();
}

/// The text of a project, without what does not change how it runs.
std::string textWithoutLayout(const Project& project, bool isExport) {
    return isExport ? writeExport(project).value() : writeProject(withoutLayout(project));
}

/// Warns if the file is neither the project that the log starts from nor the one it ends with,
/// whatever its seed.
void warnIfLogIsOfAnother(const RunOptions& options, const LoadedProject& loaded,
                          const InputLog& log) {
    Project project = loaded.project; // a game may have chosen a seed of its own
    (void)applyOverride(project, "world.seed=" + tiller::toText(log.start.worldNumber("seed")));
    const std::string file = textWithoutLayout(project, loaded.isExport);
    if (file == textWithoutLayout(log.start, loaded.isExport))
        return;
    Project end = log.start;
    for (const InputEvent& event : log.events)
        if (const auto* reloaded = std::get_if<Reloaded>(&event.input))
            end = reloaded->project;
        else
            apply(changeOf(event.input, end), end);
    if (file != textWithoutLayout(end, loaded.isExport))
        complain(say("warning: %1 is neither the project that %2 starts from nor the one it ends "
                     "with. The log's own project is run.",
                     {options.file, options.inputs}));
}

/// Applies --set and --seed. Returns a sentence if that fails.
std::optional<std::string> override(const RunOptions& options, Project& project) {
    std::vector<std::string> sets = options.sets;
    if (options.start.seed)
        sets.push_back("world.seed=" + std::to_string(*options.start.seed));
    for (const std::string& set : sets) {
        const Result<Done> done = applyOverride(project, set);
        if (!done)
            return "--set " + set + ": " + done.problems().front().text;
    }
    if (!sets.empty())
        for (const Problem& problem : tiller::check(project))
            if (problem.severity == Severity::error)
                return say("the project does not run with the values of --set: %1", {problem.text});
    return {};
}

/// The start of the run and all input to it.
/// @param annotations are set to the file's, whose plots may be measured: a log has none
/// @param checks are set to those of a recording
std::optional<InputLog> prepare(const RunOptions& options, std::vector<Annotation>& annotations,
                                std::vector<RunCheck>& checks, int& exitCode) {
    auto loaded = load(options.file, readProject, exitCode);
    if (!loaded)
        return {};
    annotations = loaded->project.annotations;
    if (!options.inputs.empty()) {
        auto recording = load(options.inputs, readRecording, exitCode, mostRecordingBytes);
        if (!recording)
            return {};
        if (recording->isTorn)
            complain(say("warning: %1 ends within a block, which was left out. Ticks that are "
                         "complete: %2.",
                         {options.inputs, std::to_string(recording->log.ticks)}));
        if (recording->isTooLong)
            complain(
                say("warning: %1 is too long to be read whole. Only its first %2 ticks are run.",
                    {options.inputs, std::to_string(recording->log.ticks)}));
        warnIfLogIsOfAnother(options, *loaded, recording->log);
        checks = std::move(recording->checks);
        return std::move(recording->log);
    }
    InputLog log{.start = std::move(loaded->project), .ticks = defaultRunTicks, .events = {}};
    if (const auto problem = override(options, log.start)) {
        complain(*problem);
        exitCode = wrongUsage;
        return {};
    }
    if (const auto cursor = parsePoint(options.start.cursor)) {
        log.events.push_back({0, CursorMoved{*cursor}});
        log.events.push_back({0, Clicked{*cursor}});
    }
    return log;
}

/// The events with their kinds, without those of nodes that an edit of the log removed.
std::vector<std::pair<EventCount, std::string>> eventsOf(const Replay& replay) {
    std::vector<std::pair<EventCount, std::string>> events;
    for (const EventCount& event : replay.simulation().events())
        if (const auto kind = kindOf(replay.project(), event))
            events.emplace_back(event, toString(*kind));
    return events;
}

/// How the run ended; nothing if it did not, or by an End that an edit of the log removed.
std::optional<std::string> endOf(const Replay& replay) {
    const std::optional<RunEnd>& end = replay.simulation().end();
    return end && replay.project().node(end->node) ? std::optional(endText(replay.project(), *end))
                                                   : std::nullopt;
}

std::string asJson(const RunOptions& options, const Replay& replay, double seconds) {
    const InLanguage english("en");
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
    writer.key("variables").beginObject(JsonWriter::Layout::line);
    for (const auto& [node, value] : simulation.variables())
        if (value != noSummary)
            writer.field(node, value);
    writer.end();
    if (const auto end = endOf(replay)) {
        writer.key("end").beginObject(JsonWriter::Layout::line);
        writer.field("node", simulation.end()->node);
        writer.field("tick", static_cast<double>(simulation.end()->tick));
        writer.field("text", *end);
        writer.end();
    }
    writer.field("seconds", seconds);
    writer.end();
    return writer.take();
}

std::string asText(const RunOptions& options, const Replay& replay, double seconds) {
    const Simulation& simulation = replay.simulation();
    std::string text = say("%1: %2 agents, %3 ticks, %4 s",
                           {toVisible(options.file), std::to_string(simulation.agentCount()),
                            std::to_string(simulation.tick()), rounded(seconds)}) +
                       "\n";
    ProjectIndex index(replay.project());
    const auto nameOf = [&index](const Id& id) { // an edit of the log may have removed it
        const Node* node = index.node(id);
        return toVisible(node ? index.nameOf(*node) : id);
    };
    for (const ContactCount& pair : simulation.contacts())
        text += say("contacts %1: %2", {nameOf(pair.first) + " - " + nameOf(pair.second),
                                        std::to_string(pair.count)}) +
                "\n";
    for (const auto& [event, kind] : eventsOf(replay)) {
        const std::vector<std::string> what{nameOf(event.agentType) + " - " + nameOf(event.node),
                                            std::to_string(event.count)};
        text += (kind == "mode"     ? say("entered %1: %2", what)
                 : kind == "action" ? say("did %1: %2", what)
                                    : say("arrived %1: %2", what)) +
                "\n";
    }
    for (const auto& [node, value] : simulation.variables())
        if (value != noSummary)
            text += say("variable %1: %2", {nameOf(node), rounded(value)}) + "\n";
    if (const auto end = endOf(replay))
        text +=
            say("%1, at tick %2", {toVisible(*end), std::to_string(simulation.end()->tick)}) + "\n";
    return text + "hash " + toHex(simulation.stateHash()) + "\n";
}

std::string resultText(const RunOptions& options, const Replay& replay, double seconds) {
    std::string text;
    if (options.json)
        text += asJson(options, replay, seconds);
    if (options.hash)
        text += toHex(replay.simulation().stateHash()) + "\n";
    if (!options.json && !options.hash && options.trace.empty() && options.plots.empty())
        text = asText(options, replay, seconds);
    return text;
}

void complainOf(const RunDifference& difference, const Project& project) {
    const std::string tick = std::to_string(difference.tick);
    const std::string who = whoDiffers(difference, project);
    complain(difference.sameUntil == 0
                 ? say("The run differs from the recording at tick %1: %2. The difference began "
                       "after the start. Use the version of Tiller that recorded it.",
                       {tick, who})
                 : say("The run differs from the recording at tick %1: %2. The difference began "
                       "after tick %3. Use the version of Tiller that recorded it.",
                       {tick, who, std::to_string(difference.sameUntil)}));
}

/// Writes the tables from tick 0 on. Returns the exit code if Ctrl+C ends the run, else 0.
/// @param stopsAtEnd at an End of the project; a log may go on
int runTicks(Replay& replay, std::uint64_t ticks, bool stopsAtEnd, Tables& tables,
             RunChecker& checker) {
    const auto write = [&] {
        for (TickTable& table : tables)
            table.write(replay.simulation());
    };
    write();
    Progress progress(ticks);
    for (std::uint64_t i = 0; i < ticks; ++i) {
        if (const int code = interruptionCode())
            return code;
        replay.step();
        if (const int code = interruptionCode())
            return code; // the tick has ended early
        checker.check(replay.simulation());
        write();
        progress.at(i + 1);
        if (stopsAtEnd && replay.simulation().end())
            break;
    }
    return interruptionCode();
}

/// What is wrong with the call, apart from its files' contents.
std::optional<std::string> refusalOf(const RunOptions& options) {
    if (options.every != 1 && options.trace.empty() && options.plots.empty())
        return say("--every requires --trace or --plots. `tiller run --help` shows help.");
    if (options.decimals && options.trace.empty() && options.plots.empty())
        return say("--decimals requires --trace or --plots. `tiller run --help` shows help.");
    return findOverwrite({{"FILE", options.file}, {"--inputs", options.inputs}},
                         {{"--trace", options.trace},
                          {"--plots", options.plots},
                          {"--json", options.json ? "-" : ""}});
}

int run(const RunOptions& options) {
    if (const auto refusal = refusalOf(options))
        return refuse(*refusal);
    int exitCode = success;
    std::vector<Annotation> annotations;
    std::vector<RunCheck> checks;
    std::optional<InputLog> log = prepare(options, annotations, checks, exitCode);
    if (!log)
        return exitCode;
    const std::uint64_t logTicks = log->ticks;
    const std::uint64_t ticks = options.ticks.value_or(logTicks);
    Project measured = log->start;
    measured.annotations = std::move(annotations);
    const auto engine = engineOf(options.engine);
    if (!engine)
        return wrongUsage;

    const StopWatch watch;
    Replay replay(*std::move(log), *engine);
    const Cleanup cleanup;
    Tables tables;
    if (!options.trace.empty())
        addTrace(options, tables);
    if (!options.plots.empty())
        addPlots(options, measured, tables);
    if (!options.plots.empty() && monitorsIn(measured).empty())
        complain(say("warning: %1 has no plots, so --plots writes the ticks alone. Add plots in "
                     "the editor.",
                     {options.file}));
    RunChecker checker(std::move(checks));
    if (const int code = runTicks(replay, ticks, options.inputs.empty(), tables, checker))
        return code;
    if (ticks == logTicks)
        replay.finish();
    const double seconds = watch.seconds();
    bool areWritten = true;
    for (TickTable& table : tables)
        areWritten = table.finish() && areWritten;
    if (!areWritten)
        return notReadOrWritten;
    const int printed = print(resultText(options, replay, seconds));
    if (!checker.difference())
        return printed;
    complainOf(*checker.difference(), replay.project());
    return problemsInFile;
}

} // namespace

void addRun(CommandLine& line) {
    auto [command, options] = line.add("run", "Run a project or an export.", run);
    addFile(command, options.file, "A project (*.tiller) or an export.");
    addNumber(
        command, "--ticks", options.ticks, "N", {},
        say("How many ticks to run, unless the run ends before. Default: %1, or the length of "
            "the log of --inputs.",
            {std::to_string(defaultRunTicks)}));
    const auto [seed, cursor] = addStart(command, options.start);
    CLI::Option* set = addValues(command, "--set", options.sets, "PATH=VALUE",
                                 "Change one setting before the run. PATH is world.SETTING, "
                                 "NODE.SETTING, ITEM.SETTING (an item of the scene) or "
                                 "LINK.weight, all by id.");
    addValue(command, "--inputs", options.inputs, "LOG",
             "Replay an input log that the editor saved: the mouse and all edits, from the start "
             "of the run.")
        ->excludes(seed)
        ->excludes(set)
        ->excludes(cursor);
    addEngine(command, options.engine);
    addValue(command, "--trace", options.trace, "OUT.csv",
             "Write tick,agent,type,x,y,vx,vy for each agent and tick from 0 on, as CSV; - is "
             "standard output.");
    addValue(command, "--plots", options.plots, "OUT.csv",
             "Write the numbers of the project's plots, tick,NAME,..., for each tick from 0 on, as "
             "CSV; - is standard output.");
    addNumber(command, "--every", options.every, "K", {1},
              "With --trace or --plots: write every K-th tick only. Default: 1.");
    addNumber(
        command, "--decimals", options.decimals, "N", {0, 16},
        "With --trace or --plots: round to N decimals, but keep four digits of small numbers. "
        "Default: as many as the numbers need to read back exactly.");
    command.add_flag(
        "--hash", options.hash,
        say("Print the hash of the final state in hex, as the last line of the output."));
    command.add_flag(
        "--json", options.json,
        say("Print one JSON object: ticks, agents, hash, contacts per pair of types, "
            "events (arrivals and entered modes, per agent type and node), how the run "
            "ended, and seconds."));
}

} // namespace tiller::cli
