#include "app/cli/command_line.h"

#include "app/cli/console.h"
#include "app/cli/help.h"
#include "app/cli/process.h"
#include "core/base/lattice.h"
#include "core/base/number_text.h"
#include "core/base/suggestion.h"
#include "core/io/project_io.h"
#include "core/model/overrides.h"

#include <algorithm>
#include <cmath>
#include <exception>
#include <new>

namespace tiller::cli {

namespace {

const std::vector<std::string> simdNames{"scalar", "avx2", "avx512", "neon"}; // as Simd

std::string pointProblem(const std::string& text) {
    if (parsePoint(text))
        return {};
    return say("\"%1\" is not a point. Write it as X,Y, each from -1000000 to 1000000, as in "
               "120,80.5",
               {text});
}

} // namespace

CommandLine::CommandLine()
    : m_app(
          say("Runs, checks and exports Tiller projects: agents that move by steering behaviors."),
          "tiller") {
    m_app.option_defaults()->group(say("Options"));
    m_app.set_version_flag("--version", "tiller " TILLER_VERSION, say("Print the version."));
    m_app.set_help_flag("-h,--help", say("Print this help."));
    m_app.formatter(std::make_shared<HelpFormatter>());
    m_app.require_subcommand(1);
    m_app.allow_windows_style_options(false); // a path may begin with a slash
    m_app.footer(
        say("Exit codes: 0 success, 1 problems in the file, 2 wrong usage, 3 could not read or "
            "write, 130 stopped by Ctrl+C."));
    addRun(*this);
    addCheck(*this);
    addExport(*this);
#ifdef TILLER_IMPORT
    addImport(*this);
#endif
    addList(*this);
    addSchema(*this);
    addAnswers(*this);
    addBench(*this);
    addRender(*this);
    addSweep(*this);
#ifdef TILLER_FIND
    addFind(*this);
#endif
    addEdit(*this);
    addManual();
}

CLI::App& CommandLine::addCommand(const std::string& name, const Text& help,
                                  std::function<int()> run) {
    CLI::App& command = *m_app.add_subcommand(name, help.shown())->group(say("Subcommands"));
    command.get_help_ptr()->group(say("Options"));
    command.callback([this, run = std::move(run)] { m_chosen = run; });
    return command;
}

void CommandLine::addManual() {
    addCommand("man", "Print the manual page, as roff.", [this] {
        return print(manualPage(m_app));
    }).group(say("Set-up"));

    CLI::App& completion = addCommand("completion", "Print a script that completes this command.",
                                      [this] { return print(shellCompletion(m_app, m_shell)); });
    completion.group(say("Set-up"));
    addChoice(completion, "SHELL", m_shell, "", {"bash", "zsh", "fish"}, "bash, zsh or fish.")
        ->required();
}

int CommandLine::run(std::vector<std::string> words) {
    try {
        m_app.parse(static_cast<int>(words.size()), pointersTo(words).data());
    } catch (const CLI::CallForVersion& version) {
        return print(std::string(version.what()) + "\n");
    } catch (const CLI::CallForHelp&) {
        const std::string help = m_app.help(); // the command's help, if a command was parsed
        return print(help.ends_with('\n') ? help : help + "\n");
    } catch (const CLI::ParseError& error) {
        return refuse(explain(m_app, error));
    }
    return m_chosen();
}

CLI::Validator checkWith(std::function<std::string(const std::string&)> problemOf) {
    return {[problemOf = std::move(problemOf)](std::string& text) { return problemOf(text); }, ""};
}

std::string numberProblem(const std::string& text, Range range) {
    std::uint64_t number = 0;
    if (CLI::detail::lexical_cast(text, number) && range.contains(number))
        return {};
    return say("\"%1\" is not a whole number from %2 to %3",
               {text, std::to_string(range.min), std::to_string(range.max)});
}

CLI::Option* addValues(CLI::App& command, const std::string& name, std::vector<std::string>& to,
                       const std::string& valueName, const Text& help) {
    return addValue(command, name, to, valueName, help + " " + say("Can be repeated."))
        ->expected(1)
        ->take_all();
}

CLI::Option* addChoice(CLI::App& command, const std::string& name, std::string& to,
                       const std::string& valueName, const std::vector<std::string>& choices,
                       const Text& help) {
    return addValue(command, name, to, valueName, help)
        ->check(checkWith([choices](const std::string& text) {
            return std::ranges::find(choices, text) != choices.end()
                       ? std::string()
                       : say("\"%1\" is unknown.", {text}) + suggestion(text, choices);
        }));
}

void addFile(CLI::App& command, std::string& file, const Text& help) {
    addValue(command, "FILE", file, "", help)->required();
}

std::array<CLI::Option*, 2> addStart(CLI::App& command, StartOptions& start) {
    return {addNumber(command, "--seed", start.seed, "S", {},
                      "The seed of all random numbers. Default: the project's."),
            addValue(command, "--cursor", start.cursor, "X,Y",
                     "Where the mouse is and where it was clicked, for Cursor targets. Default: "
                     "there is no mouse.")
                ->check(checkWith(pointProblem))};
}

std::optional<Vec2> parsePoint(std::string_view text) {
    const auto x = parseNumber(takeUntil(text, ','));
    const auto y = parseNumber(text);
    if (!x || !y || std::abs(*x) > coordinateLimit || std::abs(*y) > coordinateLimit)
        return {};
    return Vec2{*x, *y};
}

void addEngine(CLI::App& command, EngineOptions& engine) {
    addNumber(command, "--threads", engine.threads, "T", {1, 1024},
              "Threads to use. The result is the same with any number. Default: one per core.");
    addChoice(command, "--simd", engine.simd, "SIMD", simdNames,
              "Instruction set to use: scalar, avx2, avx512 or neon. Default: the widest that "
              "this machine has.");
    addNumber(command, "--sort-period", engine.sortPeriod, "K", {1, 1000},
              "Sort the agents by place every K ticks. Default: when it pays.");
}

std::optional<SimulationOptions> engineOf(const EngineOptions& options) {
    for (std::size_t i = 0; i < simdNames.size(); ++i)
        if (options.simd == simdNames[i] && !chooseSimd(static_cast<Simd>(i))) {
            complain(say("this machine has no %1. Leave out --simd to use the widest it has: %2.",
                         {options.simd, toString(simdInUse())}));
            return {};
        }
    return SimulationOptions{.threads = options.threads,
                             .sortPeriod = options.sortPeriod,
                             .goesOn = [] { return interruptionCode() == 0; }};
}

std::string toString(Simd simd) {
    return simdNames.at(static_cast<std::size_t>(simd));
}

int runProgram(int argc, char** argv) {
    prepareProcess();
    watchForInterruption();
    speak();
    try {
        return CommandLine().run(wordsOfCall(argc, argv));
    } catch (const std::bad_alloc&) {
        complain(say("there is not enough memory. Run fewer agents."));
    } catch (const std::exception& error) {
        complain(say("unexpected error: %1. Please report it.", {error.what()}));
    }
    return notReadOrWritten;
}

} // namespace tiller::cli
