#include "app/cli/command_line.h"

#include "app/cli/console.h"
#include "app/cli/manual.h"
#include "app/cli/point_text.h"
#include "core/base/suggestion.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <sstream>

namespace tiller::cli {

namespace {

constexpr std::uint64_t mostTicks = 9007199254740991; // 2^53 - 1, exact in every JSON reader

constexpr const char* exitCodes = "Exit codes: 0 fine, 1 problems in the file, 2 wrong call, "
                                  "3 could not read or write.";

/// Text in lines of at most @p width characters.
std::string wrapped(const std::string& text, std::size_t width) {
    std::string result;
    std::size_t column = 0;
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        if (column > 0 && column + 1 + word.size() > width) {
            result += '\n';
            column = 0;
        } else if (column > 0) {
            result += ' ';
            ++column;
        }
        result += word;
        column += word.size();
    }
    return result;
}

/// Help that fits into 80 columns.
class HelpFormatter : public CLI::Formatter {
public:
    HelpFormatter() { column_width(nameWidth); }

    std::string make_option_opts(const CLI::Option* option) const override {
        const std::string type = option->get_type_name();
        return type.empty() ? "" : " " + type;
    }
    std::string make_option_desc(const CLI::Option* option) const override {
        return wrapped(option->get_description(), 79 - nameWidth);
    }
    std::string make_subcommand(const CLI::App* command) const override {
        std::stringstream out;
        CLI::detail::format_help(out, command->get_name(),
                                 wrapped(command->get_description(), 79 - nameWidth), nameWidth);
        return out.str();
    }

private:
    static constexpr std::size_t nameWidth = 22;
};

/// A whole number within a range, as in the sentence it refuses with.
CLI::Validator wholeNumber(std::uint64_t least, std::uint64_t most) {
    return CLI::Validator(
        [least, most](std::string& text) {
            std::uint64_t number = 0;
            if (CLI::detail::lexical_cast(text, number) && number >= least && number <= most)
                return std::string();
            return "\"" + text + "\" is not a whole number from " + std::to_string(least) + " to " +
                   std::to_string(most);
        },
        "");
}

CLI::Validator point() {
    return CLI::Validator(
        [](std::string& text) {
            return parsePoint(text) ? std::string()
                                    : "\"" + text +
                                          "\" is no point; write it as X,Y, each within 1000000, "
                                          "as in 120,80.5";
        },
        "");
}

CLI::Validator oneOf(std::vector<std::string> known) {
    return CLI::Validator(
        [known](std::string& text) {
            if (std::ranges::find(known, text) != known.end())
                return std::string();
            return "there is no \"" + text + "\"." + suggestion(text, known);
        },
        "");
}

CLI::Validator filmName() {
    return CLI::Validator(
        [](std::string& text) {
            for (const char* suffix : {".png", ".gif", ".mp4"})
                if (text.size() > 4 && text.ends_with(suffix))
                    return std::string();
            return "\"" + text + "\" is neither *.png, *.gif nor *.mp4: the name says which it is";
        },
        "");
}

CLI::Validator pictureSize() {
    return CLI::Validator(
        [](std::string& text) {
            const std::size_t x = text.find('x');
            std::uint64_t width = 0;
            std::uint64_t height = 0;
            const auto fits = [](std::uint64_t length) { return length >= 16 && length <= 8192; };
            if (x != std::string::npos && CLI::detail::lexical_cast(text.substr(0, x), width) &&
                CLI::detail::lexical_cast(text.substr(x + 1), height) && fits(width) &&
                fits(height))
                return std::string();
            return "\"" + text +
                   "\" is no size; write it as WxH, each from 16 to 8192, as in "
                   "1280x720";
        },
        "");
}

/// How it is computed: the result is the same with any of these.
void addEngine(CLI::App& command, EngineOptions& engine) {
    command
        .add_option("--threads", engine.threads,
                    "Threads to use; the result is the same with any number. Default: one for "
                    "each core.")
        ->type_name("T")
        ->check(wholeNumber(1, 1024));
    command
        .add_option("--simd", engine.simd,
                    "Vectors to compute with: scalar, avx2, avx512 or neon. Default: the widest "
                    "this machine has.")
        ->type_name("SIMD")
        ->check(oneOf({"scalar", "avx2", "avx512", "neon"}));
    command
        .add_option("--sort-period", engine.sortPeriod,
                    "Sort agents by place every K ticks. Default: as often as pays.")
        ->type_name("K")
        ->check(wholeNumber(1, 1000));
}

CLI::Option* addFile(CLI::App& command, std::string& file, const std::string& help) {
    return command.add_option("FILE", file, help)->type_name("")->required();
}

void collectNames(const CLI::App& command, bool options, std::vector<std::string>& names) {
    if (!options)
        for (const CLI::App* each : command.get_subcommands({}))
            names.push_back(each->get_name());
    for (const CLI::Option* each : command.get_options())
        for (const std::string& name : each->get_lnames())
            if (options)
                names.push_back("--" + name);
}

/// What is wrong with a call, and what to do.
std::string explain(const CLI::App& app, const CLI::ParseError& error) {
    const CLI::App* command = &app;
    while (!command->get_subcommands().empty())
        command = command->get_subcommands().front();
    std::string text = error.what();
    const std::vector<std::string> extras = app.remaining(true);
    if (!extras.empty()) {
        const std::string& first = extras.front();
        std::vector<std::string> known;
        collectNames(*command, first.starts_with("-"), known);
        text = "\"" + first + "\" is not known here." +
               suggestion(first.substr(0, first.find('=')), known);
    }
    std::string call = "tiller";
    if (command != &app)
        call += " " + command->get_name();
    if (text.empty() || std::string_view(".?!\n").find(text.back()) == std::string_view::npos)
        text += ".";
    return text + " `" + call + " --help` tells more.";
}

} // namespace

CommandLine::CommandLine()
    : m_app(std::make_unique<CLI::App>(
          "Runs, checks and exports Tiller projects: agents that move by steering behaviors.",
          "tiller")) {
    m_app->set_version_flag("--version", "tiller " TILLER_VERSION, "Print the version and leave.");
    m_app->set_help_flag("-h,--help", "Print this help and leave.");
    m_app->formatter(std::make_shared<HelpFormatter>());
    m_app->require_subcommand(1);
    m_app->footer(exitCodes);
    declareRun();
    declareCheck();
    declareExport();
    declareList();
    declareSchema();
    declareBench();
    declareRender();
    declareEdit();
    declareManual();
}

CommandLine::~CommandLine() = default;

void CommandLine::declareRun() {
    CLI::App& command = *m_app->add_subcommand("run", "Run a project or an export.");
    addFile(command, m_run.file, "A project (*.tiller) or an export.");
    command
        .add_option("--ticks", m_run.ticks,
                    "How many ticks to run. Default: " + std::to_string(defaultRunTicks) +
                        ", or as many as the log of --inputs.")
        ->type_name("N")
        ->check(wholeNumber(0, mostTicks));
    auto* seed = command
                     .add_option("--seed", m_run.seed,
                                 "The seed of all random numbers, instead of the project's.")
                     ->type_name("S")
                     ->check(wholeNumber(0, mostTicks));
    auto* set = command
                    .add_option("--set", m_run.sets,
                                "Change one setting before the run: world.SETTING=VALUE, "
                                "NODE.SETTING=VALUE, ITEM.SETTING=VALUE of the scene, or "
                                "LINK.weight=VALUE; all by their ids. May be given often.")
                    ->type_name("PATH=VALUE")
                    ->expected(1)
                    ->take_all();
    auto* cursor = command
                       .add_option("--cursor", m_run.cursor,
                                   "Where the mouse is and was clicked, for Cursor targets. "
                                   "Without it there is no cursor.")
                       ->type_name("X,Y")
                       ->check(point());
    command
        .add_option("--inputs", m_run.inputs,
                    "Replay an input log that the editor saved: what the mouse and edits did, "
                    "from the project at its start.")
        ->type_name("LOG")
        ->excludes(seed)
        ->excludes(set)
        ->excludes(cursor);
    addEngine(command, m_run.engine);
    command
        .add_option("--trace", m_run.trace,
                    "Write tick,agent,type,x,y,vx,vy for each agent and tick from 0 on, as CSV; "
                    "- is standard output.")
        ->type_name("OUT.csv");
    command
        .add_option("--plots", m_run.plots,
                    "Write tick,NAME,... for each tick from 0 on, as CSV: what the plots of the "
                    "project measure; - is standard output.")
        ->type_name("OUT.csv");
    command
        .add_option("--every", m_run.every,
                    "Every K-th tick only, with --trace or --plots. Default: 1.")
        ->type_name("K")
        ->check(wholeNumber(1, mostTicks));
    command.add_flag("--hash", m_run.hash,
                     "Print the hash of the state at the end: one line in hex, the last of the "
                     "output.");
    command.add_flag("--json", m_run.json,
                     "Print ticks, agents, hash, contacts per pair of types, events (arrivals and "
                     "modes entered, per agent type and node), and seconds as one JSON object.");
    command.callback([this] { m_chosen = [this] { return cli::run(m_run); }; });
}

void CommandLine::declareCheck() {
    CLI::App& command =
        *m_app->add_subcommand("check", "Print the problems of files as FILE:LINE:COLUMN: text; "
                                        "nothing for a sound one.");
    command.add_option("FILE", m_check.files, "Projects or exports.")->type_name("")->required();
    command.callback([this] { m_chosen = [this] { return cli::check(m_check); }; });
}

void CommandLine::declareExport() {
    CLI::App& command = *m_app->add_subcommand(
        "export", "Write what a game needs of a project, with everything resolved.");
    addFile(command, m_export.file, "A project (*.tiller).");
    command.add_option("--to", m_export.to, "The format to write: json. Default: json.")
        ->type_name("FORMAT")
        ->check(oneOf({"json"}));
    command.add_option("-o,--output", m_export.output, "The file to write; - is standard output.")
        ->type_name("OUT")
        ->required();
    command.callback([this] { m_chosen = [this] { return exportProject(m_export); }; });
}

void CommandLine::declareList() {
    CLI::App& command = *m_app->add_subcommand("list", "List every type of node.");
    command.add_flag("--json", m_list.json,
                     "As a JSON array of objects with type, kind, title, ports, settings, help, "
                     "formula and source.");
    command.callback([this] { m_chosen = [this] { return cli::list(m_list); }; });
}

void CommandLine::declareSchema() {
    CLI::App& command =
        *m_app->add_subcommand("schema", "Print the JSON Schema (draft 7) of a file format.");
    command.add_option("FORMAT", m_schema.format, "project or export.")
        ->type_name("")
        ->required()
        ->check(oneOf({"project", "export"}));
    command.callback([this] { m_chosen = [this] { return cli::schema(m_schema); }; });
}

void CommandLine::declareBench() {
    CLI::App& command =
        *m_app->add_subcommand("bench", "Measure how long a tick of a project takes.");
    addFile(command, m_bench.file, "A project or an export.");
    command
        .add_option("--agents", m_bench.agents,
                    "Run with N agents in all: counts, world and scene grow together, so that "
                    "density stays.")
        ->type_name("N")
        ->check(wholeNumber(1, 1'000'000));
    command
        .add_option("--ticks", m_bench.ticks,
                    "How many ticks to run. Default: " + std::to_string(defaultBenchTicks) + ".")
        ->type_name("N")
        ->check(wholeNumber(1, mostTicks));
    command.add_option("--warm", m_bench.warm, "Ticks to run before the clock starts. Default: 0.")
        ->type_name("N")
        ->check(wholeNumber(0, mostTicks));
    addEngine(command, m_bench.engine);
    command.add_flag("--profile", m_bench.profile,
                     "Print where the time goes: per node, neighbor search, motion, sorting. "
                     "Measuring costs some time itself.");
    command.add_flag("--json", m_bench.json,
                     "Print agents, ticks, threads, nsPerAgentStep, neighbors, bytesPerAgent, "
                     "hash and more as one JSON object.");
    command.callback([this] { m_chosen = [this] { return cli::bench(m_bench); }; });
}

void CommandLine::declareRender() {
    CLI::App& command = *m_app->add_subcommand(
        "render", "Draw a run as a picture or a film, without a display; the editor must be "
                  "installed, and ffmpeg for films.");
    addFile(command, m_render.file, "A project (*.tiller) or an export.");
    command
        .add_option("-o,--output", m_render.output,
                    "The file to write: *.png is the last tick, *.gif and *.mp4 are films.")
        ->type_name("OUT")
        ->required()
        ->check(filmName());
    command
        .add_option("--ticks", m_render.ticks,
                    "The tick to end at. Default: " + std::to_string(defaultRunTicks) + ".")
        ->type_name("N")
        ->check(wholeNumber(0, mostTicks));
    command.add_option("--from", m_render.from, "The tick a film begins at. Default: 0.")
        ->type_name("T")
        ->check(wholeNumber(0, mostTicks));
    command
        .add_option("--every", m_render.every,
                    "A frame every K ticks. Default: 30 frames for a second of watching.")
        ->type_name("K")
        ->check(wholeNumber(1, mostTicks));
    command
        .add_option("--size", m_render.size,
                    "Width and height in pixels, each from 16 to 8192. Default: 1280x720.")
        ->type_name("WxH")
        ->check(pictureSize());
    command.add_option("--theme", m_render.theme, "dark or light. Default: dark.")
        ->type_name("THEME")
        ->check(oneOf({"dark", "light"}));
    command
        .add_option("--seed", m_render.seed,
                    "The seed of all random numbers, instead of the project's.")
        ->type_name("S")
        ->check(wholeNumber(0, mostTicks));
    command
        .add_option("--cursor", m_render.cursor,
                    "Where the mouse is and was clicked, for Cursor targets. Without it there is "
                    "no cursor.")
        ->type_name("X,Y")
        ->check(point());
    command.callback([this] { m_chosen = [this] { return cli::render(m_render); }; });
}

void CommandLine::declareEdit() {
    CLI::App& command = *m_app->add_subcommand("edit", "Start the editor, tiller-editor.");
    command.add_option("FILE", m_edit.file, "The project to open.")->type_name("");
    command.callback([this] { m_chosen = [this] { return cli::edit(m_edit); }; });
}

void CommandLine::declareManual() {
    CLI::App& manual = *m_app->add_subcommand("man", "Print the manual page, as roff.");
    manual.group("Set-up");
    manual.callback([this] { m_chosen = [this] { return print(manualPage(*m_app)); }; });

    CLI::App& completion =
        *m_app->add_subcommand("completion", "Print what completes this command in a shell.");
    completion.group("Set-up");
    completion.add_option("SHELL", m_shell, "bash, zsh or fish.")
        ->type_name("")
        ->required()
        ->check(oneOf({"bash", "zsh", "fish"}));
    completion.callback(
        [this] { m_chosen = [this] { return print(shellCompletion(*m_app, m_shell)); }; });
}

int CommandLine::run(int argc, char** argv) {
    try {
        m_app->parse(argc, argv);
    } catch (const CLI::CallForVersion& version) {
        return print(std::string(version.what()) + "\n");
    } catch (const CLI::CallForHelp&) {
        const std::string help = m_app->help(); // of the command, if one was parsed
        return print(help.ends_with('\n') ? help : help + "\n");
    } catch (const CLI::ParseError& error) {
        complain(explain(*m_app, error));
        return wrongCall;
    }
    return m_chosen();
}

} // namespace tiller::cli
