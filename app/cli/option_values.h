#pragma once

#include "app/cli/commands.h"

#include <CLI/CLI.hpp>
#include <array>
#include <cstdint>
#include <functional>

/// Declares options whose values are checked when a call is parsed.
namespace tiller::cli {

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

/// @name The problem of a value; empty if it has none
/// @{
[[nodiscard]] std::string numberProblem(const std::string& text, Range range);
[[nodiscard]] std::string filmProblem(const std::string& text);  ///< of a file name
[[nodiscard]] std::string scaleProblem(const std::string& text); ///< of a map
[[nodiscard]] std::string sizeProblem(const std::string& text);  ///< of a picture
/// @}

/// @param name of an option, with its dashes, or of an argument
template <class T>
CLI::Option* addValue(CLI::App& command, const std::string& name, T& to,
                      const std::string& valueName, const std::string& help) {
    return command.add_option(name, to, help)->type_name(valueName);
}

template <class T>
CLI::Option* addNumber(CLI::App& command, const std::string& name, T& to,
                       const std::string& valueName, Range range, const std::string& help) {
    return addValue(command, name, to, valueName, help)
        ->check(checkWith([range](const std::string& text) { return numberProblem(text, range); }));
}

CLI::Option* addChoice(CLI::App& command, const std::string& name, std::string& to,
                       const std::string& valueName, const std::vector<std::string>& choices,
                       const std::string& help);

/// The argument FILE, which a call must have.
void addFile(CLI::App& command, std::string& file, const std::string& help);

/// How a run starts: --seed and --cursor. Returns both.
std::array<CLI::Option*, 2> addStart(CLI::App& command, StartOptions& start);

/// How a run is computed: --threads, --simd and --sort-period.
void addEngine(CLI::App& command, EngineOptions& engine);

} // namespace tiller::cli
