#pragma once

#include "core/base/text.h"
#include "core/base/vec2.h"
#include "core/sim/options.h"

#include <CLI/CLI.hpp>
#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tiller::cli {

inline constexpr std::uint64_t defaultRunTicks = 600;

/// The whole command line, declared once. Parsing, help, the manual page and the completions for
/// shells are made from it.
class CommandLine {
public:
    CommandLine();

    /// Parses the words of a call, of which the first names the program, and runs the command.
    /// Returns the exit code: an ExitCode, or that of Ctrl+C.
    [[nodiscard]] int run(std::vector<std::string> words);

    /// Adds a command and its options as plain data. @param work gets them, and returns the exit
    /// code
    template <class Options>
    std::pair<CLI::App&, Options&> add(const std::string& name, const Text& help,
                                       int (*work)(const Options&)) {
        auto options = std::make_shared<Options>();
        return {addCommand(name, help, [options, work] { return work(*options); }), *options};
    }

private:
    CLI::App& addCommand(const std::string& name, const Text& help, std::function<int()> run);
    void addManual();

    CLI::App m_app;
    std::string m_shell;
    std::function<int()> m_chosen; ///< the command of this call
};

/// @name The commands. Each declares its options and what it does in the source of its name.
/// @{
void addRun(CommandLine& line);
void addCheck(CommandLine& line);
void addExport(CommandLine& line);
void addImport(CommandLine& line);
void addList(CommandLine& line);
void addSchema(CommandLine& line);
void addAnswers(CommandLine& line);
void addBench(CommandLine& line);
void addRender(CommandLine& line);
void addSweep(CommandLine& line);
void addFind(CommandLine& line);
void addEdit(CommandLine& line);
/// @}

/// Whole numbers that an option takes.
struct Range {
    std::uint64_t min = 0;
    std::uint64_t max = 9007199254740991; ///< 2^53 - 1, exact in every JSON reader

    [[nodiscard]] bool contains(std::uint64_t number) const {
        return number >= min && number <= max;
    }
};

/// @param problemOf the problem of a value, in words; empty for a good value
[[nodiscard]] CLI::Validator checkWith(std::function<std::string(const std::string&)> problemOf);

[[nodiscard]] std::string numberProblem(const std::string& text, Range range);

/// @param name of an option, with its dashes, or of an argument
template <class T>
CLI::Option* addValue(CLI::App& command, const std::string& name, T& to,
                      const std::string& valueName, const Text& help) {
    return command.add_option(name, to, help.shown())->type_name(valueName);
}

/// An option that can be repeated.
CLI::Option* addValues(CLI::App& command, const std::string& name, std::vector<std::string>& to,
                       const std::string& valueName, const Text& help);

template <class T>
CLI::Option* addNumber(CLI::App& command, const std::string& name, T& to,
                       const std::string& valueName, Range range, const Text& help) {
    return addValue(command, name, to, valueName, help)
        ->check(checkWith([range](const std::string& text) { return numberProblem(text, range); }));
}

CLI::Option* addChoice(CLI::App& command, const std::string& name, std::string& to,
                       const std::string& valueName, const std::vector<std::string>& choices,
                       const Text& help);

/// The argument FILE, which a call must have.
void addFile(CLI::App& command, std::string& file, const Text& help);

/// How a run starts, beside what the project says.
struct StartOptions {
    std::optional<std::uint64_t> seed; ///< instead of the project's
    std::string cursor;                ///< X,Y; empty: there is no mouse
};

/// Adds --seed and --cursor. Returns both.
std::array<CLI::Option*, 2> addStart(CLI::App& command, StartOptions& start);

/// The point "X,Y"; nothing if the text is not a point or a coordinate is beyond the limit.
[[nodiscard]] std::optional<Vec2> parsePoint(std::string_view text);

/// How a run is computed. None of these changes the result.
struct EngineOptions {
    unsigned threads = 0;         ///< 0: all cores
    std::string simd;             ///< an instruction set; empty: the widest that this machine has
    std::uint64_t sortPeriod = 0; ///< 0: when it pays
};

/// Adds --threads, --simd and --sort-period.
void addEngine(CLI::App& command, EngineOptions& engine);

/// Chooses the instruction set, for the whole process, and returns the other options. Nothing if
/// this machine does not have the set; standard error says so.
[[nodiscard]] std::optional<SimulationOptions> engineOf(const EngineOptions& options);

[[nodiscard]] std::string toString(Simd simd);

} // namespace tiller::cli
