#include "app/cli/command_line.h"

#include "app/cli/console.h"
#include "app/cli/help.h"
#include "app/cli/manual.h"
#include "app/cli/option_values.h"
#include "core/io/project_io.h"

namespace tiller::cli {

namespace {

constexpr const char* exitCodes = "Exit codes: 0 success, 1 problems in the file, 2 wrong usage, "
                                  "3 could not read or write, 130 stopped by Ctrl+C.";

std::vector<std::string> exportFormatIds() {
    std::vector<std::string> ids;
    for (const ExportFormat& format : exportFormats())
        ids.emplace_back(format.id);
    ids.emplace_back(pageFormat);
    ids.emplace_back(siteFormat);
    return ids;
}

} // namespace

CommandLine::CommandLine()
    : m_app(std::make_unique<CLI::App>(
          "Runs, checks and exports Tiller projects: agents that move by steering behaviors.",
          "tiller")) {
    m_app->set_version_flag("--version", "tiller " TILLER_VERSION, "Print the version.");
    m_app->set_help_flag("-h,--help", "Print this help.");
    m_app->formatter(std::make_shared<HelpFormatter>());
    m_app->require_subcommand(1);
    m_app->allow_windows_style_options(false); // a path may begin with a slash
    m_app->footer(exitCodes);
    declareRun();
    declareCheck();
    declareExport();
#ifdef TILLER_IMPORT
    declareImport();
#endif
    declareList();
    declareSchema();
    declareBench();
    declareRender();
    declareSweep();
#ifdef TILLER_FIND
    declareFind();
#endif
    declareEdit();
    declareManual();
}

CommandLine::~CommandLine() = default;

CLI::App& CommandLine::addCommand(const std::string& name, const std::string& help,
                                  std::function<int()> run) {
    CLI::App& command = *m_app->add_subcommand(name, help);
    command.callback([this, run = std::move(run)] { m_chosen = run; });
    return command;
}

void CommandLine::declareRun() {
    CLI::App& command =
        addCommand("run", "Run a project or an export.", [this] { return cli::run(m_run); });
    addFile(command, m_run.file, "A project (*.tiller) or an export.");
    addNumber(command, "--ticks", m_run.ticks, "N", {},
              "How many ticks to run. Default: " + std::to_string(defaultRunTicks) +
                  ", or the length of the log of --inputs.");
    const auto [seed, cursor] = addStart(command, m_run.start);
    CLI::Option* set = addValue(command, "--set", m_run.sets, "PATH=VALUE",
                                "Change one setting before the run. PATH is world.SETTING, "
                                "NODE.SETTING, ITEM.SETTING (an item of the scene) or "
                                "LINK.weight, all by id. Can be repeated.")
                           ->expected(1)
                           ->take_all();
    addValue(command, "--inputs", m_run.inputs, "LOG",
             "Replay an input log that the editor saved: the mouse and all edits, from the start "
             "of the run.")
        ->excludes(seed)
        ->excludes(set)
        ->excludes(cursor);
    addEngine(command, m_run.engine);
    addValue(command, "--trace", m_run.trace, "OUT.csv",
             "Write tick,agent,type,x,y,vx,vy for each agent and tick from 0 on, as CSV; - is "
             "standard output.");
    addValue(command, "--plots", m_run.plots, "OUT.csv",
             "Write the numbers of the project's plots, tick,NAME,..., for each tick from 0 on, as "
             "CSV; - is standard output.");
    addNumber(command, "--every", m_run.every, "K", {1},
              "With --trace or --plots: write every K-th tick only. Default: 1.");
    command.add_flag("--hash", m_run.hash,
                     "Print the hash of the final state in hex, as the last line of the output.");
    command.add_flag("--json", m_run.json,
                     "Print one JSON object: ticks, agents, hash, contacts per pair of types, "
                     "events (arrivals and entered modes, per agent type and node), and seconds.");
}

void CommandLine::declareCheck() {
    CLI::App& command = addCommand("check",
                                   "Print the problems of files as FILE:LINE:COLUMN: text. Prints "
                                   "nothing for a file without problems.",
                                   [this] { return cli::check(m_check); });
    addValue(command, "FILE", m_check.files, "", "Projects or exports.")->required();
}

void CommandLine::declareExport() {
    const std::vector<std::string> formats = exportFormatIds();
    m_export.to = formats.front();
    CLI::App& command =
        addCommand("export", "Write what a game needs of a project, or a page that plays it.",
                   [this] { return exportProject(m_export); });
    addValue(command, "FILE", m_export.files, "",
             "A project (*.tiller); with site, all lessons in their order.")
        ->required();
    addChoice(
        command, "--to", m_export.to, "FORMAT", formats,
        "The format to write: json for games, html for one file that plays in a browser, site "
        "for a folder with such a file for each lesson and an index. Default: " +
            formats.front() + ".");
    addValue(command, "-o,--output", m_export.output, "OUT",
             "The file to write; - is standard output. With site: the folder.")
        ->required();
    addValue(command, "--title", m_export.title, "TITLE",
             "With site: its title. Default: the name of the folder.");
    addValue(command, "--template", m_export.pageTemplate, "FILE",
             "With html and site: the page to fill in, instead of the installed one.");
}

#ifdef TILLER_IMPORT
void CommandLine::declareImport() {
    CLI::App& command = addCommand("import", "Make a project of a map of Tiled or LDtk.",
                                   [this] { return importMap(m_import); });
    addValue(command, "MAP", m_import.file, "", "A map of Tiled (*.tmj, *.tmx) or LDtk (*.ldtk).")
        ->required();
    addValue(command, "-o,--output", m_import.output, "OUT",
             "The project to write; - is standard output.")
        ->required();
    addValue(command, "--into", m_import.into, "FILE",
             "A project that gets the map. What came from an earlier import of the same map is "
             "replaced, with the choices of that import. It may be OUT.");
    addValue(command, "--solid", m_import.solid, "NAME",
             "A layer or an IntGrid value (VALUE or LAYER/VALUE) whose tiles become obstacles. Can "
             "be repeated.")
        ->expected(1)
        ->take_all();
    addValue(command, "--map", m_import.map, "NAME=KIND",
             "What the objects of a class or layer, or the tiles of a layer or IntGrid value, "
             "become. KIND is nothing, layer (of a class: as its layer), obstacle, region, path, "
             "point, tile-shapes, agent or agent:TYPE. Can be repeated.")
        ->expected(1)
        ->take_all();
    addValue(command, "--part", m_import.part, "NAME", "Only this world or level of LDtk.");
    addValue(command, "--scale", m_import.scale, "X",
             "World units per pixel. Default: that of the last import, or 1.")
        ->check(checkWith(scaleProblem));
    command.add_flag("--no-picture", m_import.noPicture,
                     "Leave out the map's picture. Without this, its tiles and backgrounds are "
                     "drawn into one picture beside OUT, which a layer shows beneath the world.");
}
#endif

void CommandLine::declareList() {
    CLI::App& command = addCommand("list", "List every node type.", //
                                   [this] { return cli::list(m_list); });
    command.add_flag("--json", m_list.json,
                     "Print a JSON array of objects with type, kind, title, ports, settings, "
                     "help, formula and source.");
}

void CommandLine::declareSchema() {
    CLI::App& command = addCommand("schema", "Print the JSON Schema (draft 7) of a file format.",
                                   [this] { return cli::schema(m_schema); });
    addChoice(command, "FORMAT", m_schema.format, "", {"project", "export"}, "project or export.")
        ->required();
}

void CommandLine::declareBench() {
    CLI::App& command = addCommand("bench", "Measure how long a tick of a project takes.",
                                   [this] { return cli::bench(m_bench); });
    addFile(command, m_bench.file, "A project or an export.");
    addNumber(command, "--agents", m_bench.agents, "N", {1, 1'000'000},
              "Run with N agents in all. Counts, world and scene grow together, so the density "
              "stays the same.");
    addNumber(command, "--ticks", m_bench.ticks, "N", {1},
              "How many ticks to run. Default: " + std::to_string(defaultBenchTicks) + ".");
    addNumber(command, "--warm", m_bench.warm, "N", {},
              "Ticks to run before the clock starts. Default: 0.");
    addEngine(command, m_bench.engine);
    command.add_flag("--profile", m_bench.profile,
                     "Print where the time goes: per node, neighbor search, motion, sorting. The "
                     "measurement itself costs some time.");
    command.add_flag("--json", m_bench.json,
                     "Print one JSON object: agents, ticks, threads, nsPerAgentStep, neighbors, "
                     "bytesPerAgent, hash and more.");
}

void CommandLine::declareRender() {
    CLI::App& command = addCommand("render",
                                   "Draw a run as a picture or a film, without a display. Needs "
                                   "the editor, and ffmpeg for films.",
                                   [this] { return cli::render(m_render); });
    addFile(command, m_render.file, "A project (*.tiller) or an export.");
    addValue(command, "-o,--output", m_render.output, "OUT",
             "The file to write. *.png is a picture of the last tick; *.gif and *.mp4 are films.")
        ->required()
        ->check(checkWith(filmProblem));
    addNumber(command, "--ticks", m_render.ticks, "N", {},
              "The last tick. Default: " + std::to_string(defaultRunTicks) + ".");
    addNumber(command, "--from", m_render.from, "T", {}, "The first tick of a film. Default: 0.");
    addNumber(command, "--every", m_render.every, "K", {1},
              "One frame every K ticks. Default: 30 frames per second of watching.");
    addValue(command, "--size", m_render.size, "WxH",
             "Width and height in pixels, each from 16 to 8192. Default: 1280x720.")
        ->check(checkWith(sizeProblem));
    addChoice(command, "--theme", m_render.theme, "THEME", {"dark", "light"},
              "dark or light. Default: dark.");
    addStart(command, m_render.start);
}

void CommandLine::declareSweep() {
    CLI::App& command = addCommand(
        "sweep", "Run a project with many values and seeds, and measure one number of each run.",
        [this] { return cli::sweep(m_sweep); });
    addChoice(command, "ACTION", m_sweep.action, "", {"plan", "run", "merge", "show", "submit"},
              "plan writes all runs of a project's sweep into a file. run runs those that have no "
              "result yet; it may be killed and called again, on several machines at a time. merge "
              "makes one table of all results. show prints means, of a plan or of the sweeps in a "
              "project. submit hands all runs over to Slurm or GNU parallel.")
        ->required();
    addFile(command, m_sweep.file, "A project (*.tiller) for plan and show; else a plan.");
    addValue(command, "-o,--output", m_sweep.output, "OUT",
             "The file that plan or merge writes; - is standard output.");
    addValue(command, "--sweep", m_sweep.sweep, "NAME",
             "With plan: the id or name of one of the project's sweeps.");
    addValue(command, "--vary", m_sweep.vary, "PATH=VALUES",
             "With plan: another sweep than one of the project. PATH is as in `tiller run --set`; "
             "VALUES is a list, 1,2,5, or a range, \"1..10 in 4\". Can be repeated.")
        ->expected(1)
        ->take_all();
    addNumber(command, "--seeds", m_sweep.seeds, "N", {1, 10'000},
              "With plan: runs of each combination, with seeds from the project's on.");
    addNumber(command, "--ticks", m_sweep.ticks, "N", {1, 1'000'000'000},
              "With plan: the length of each run.");
    addValue(command, "--measure", m_sweep.measure, "PLOT",
             "With plan: the id or name of a plot of the project; or its settings as in a file, "
             "quantity=count,of=prey.");
    addChoice(command, "--take", m_sweep.take, "WHAT",
              {"end", "mean", "first-at-least", "first-at-most"},
              "With plan: the number at the end, its mean over time, or the time when it first "
              "reaches the limit.");
    addValue(command, "--limit", m_sweep.limit, "X", "With plan: the limit of --take.");
    addValue(command, "--chunk", m_sweep.chunk, "I/N",
             "With run: the I-th of N parts of the runs, as in 1/8. Default: all.");
    addNumber(command, "--threads", m_sweep.threads, "N", {0, 1024},
              "With run: how many runs at a time. Default: one on each core.");
    addChoice(command, "--engine", m_sweep.engine, "ENGINE", {"slurm", "parallel"},
              "With submit: slurm (a job array, by sbatch) or parallel (GNU parallel).");
    addNumber(command, "--chunks", m_sweep.chunks, "N", {1, 10'000},
              "With submit: into how many jobs the runs are divided. Default: 16.");
}

#ifdef TILLER_FIND
void CommandLine::declareFind() {
    CLI::App& command =
        addCommand("find", "Find values of settings, weights and parameters that meet goals best.",
                   [this] { return cli::find(m_find); });
    addFile(command, m_find.file, "A project (*.tiller).");
    addValue(command, "--vary", m_find.vary, "PATH=FROM..TO",
             "A number that may change, and its bounds. PATH is as in `tiller run --set`. Can be "
             "repeated.")
        ->required()
        ->expected(1)
        ->take_all();
    const auto addGoal = [&](const std::string& name, std::vector<std::string>& goals,
                             const std::string& help) {
        addValue(command, name, goals, "GOAL", help)->expected(1)->take_all();
    };
    addGoal("--small", m_find.less,
            "A number that should be small: the id or name of a plot of the project, or its "
            "settings as in a file, quantity=count,of=prey. After it may follow ,take=end, mean, "
            "first-at-least or first-at-most with ,limit=X, and ,weight=W. Can be repeated.");
    addGoal("--large", m_find.more, "A number that should be large. Can be repeated.");
    addGoal("--near", m_find.target,
            "A number that should be near another one, which follows as ,target=X. Can be "
            "repeated.");
    addNumber(command, "--seeds", m_find.seeds, "N", {1, 10'000},
              "Runs of each point, with seeds from the project's on. Default: 8.");
    addNumber(command, "--ticks", m_find.ticks, "N", {1, 1'000'000'000},
              "The length of each run. Default: 3600.");
    addNumber(command, "--points", m_find.points, "N", {1, 1'000'000},
              "End after N points. The same call then finds the same values. Default: 100, if "
              "there is no --seconds.");
    addNumber(command, "--seconds", m_find.seconds, "S", {1, 1'000'000}, "End after S seconds.");
    addNumber(command, "--threads", m_find.threads, "N", {0, 1024},
              "How many runs at a time. Default: one on each core.");
    addValue(command, "-o,--output", m_find.output, "OUT",
             "Write the project with the best values, if they are better than its own; - is "
             "standard output.");
}
#endif

void CommandLine::declareEdit() {
    CLI::App& command = addCommand("edit", "Start the editor, tiller-editor.",
                                   [this] { return cli::edit(m_edit); });
    addValue(command, "FILE", m_edit.file, "", "The project to open.");
}

void CommandLine::declareManual() {
    addCommand("man", "Print the manual page, as roff.", [this] {
        return print(manualPage(*m_app));
    }).group("Set-up");

    CLI::App& completion = addCommand("completion", "Print a script that completes this command.",
                                      [this] { return print(shellCompletion(*m_app, m_shell)); });
    completion.group("Set-up");
    addChoice(completion, "SHELL", m_shell, "", {"bash", "zsh", "fish"}, "bash, zsh or fish.")
        ->required();
}

int CommandLine::run(int argc, char** argv) {
    try {
        m_app->parse(argc, argv);
    } catch (const CLI::CallForVersion& version) {
        return print(std::string(version.what()) + "\n");
    } catch (const CLI::CallForHelp&) {
        const std::string help = m_app->help(); // the command's help, if a command was parsed
        return print(help.ends_with('\n') ? help : help + "\n");
    } catch (const CLI::ParseError& error) {
        complain(explain(*m_app, error));
        return wrongUsage;
    }
    return m_chosen();
}

} // namespace tiller::cli
