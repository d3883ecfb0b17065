#include "app/cli/option_values.h"

#include "app/cli/engine.h"
#include "app/cli/point_text.h"
#include "core/base/suggestion.h"

#include <algorithm>

namespace tiller::cli {

namespace {

constexpr Range pictureLength{16, 8192}; // width or height, in pixels

std::string pointProblem(const std::string& text) {
    if (parsePoint(text))
        return {};
    return "\"" + text +
           "\" is not a point. Write it as X,Y, each from -1000000 to 1000000, as in 120,80.5";
}

} // namespace

CLI::Validator checkWith(std::function<std::string(const std::string&)> problemOf) {
    return {[problemOf = std::move(problemOf)](std::string& text) { return problemOf(text); }, ""};
}

std::string numberProblem(const std::string& text, Range range) {
    std::uint64_t number = 0;
    if (CLI::detail::lexical_cast(text, number) && range.contains(number))
        return {};
    return "\"" + text + "\" is not a whole number from " + std::to_string(range.min) + " to " +
           std::to_string(range.max);
}

std::string filmProblem(const std::string& text) {
    for (const char* suffix : {".png", ".gif", ".mp4"})
        if (text.size() > 4 && text.ends_with(suffix))
            return {};
    return "\"" + text + "\" does not end in .png, .gif or .mp4. The ending chooses the format";
}

std::string scaleProblem(const std::string& text) {
    double scale = 0;
    if (CLI::detail::lexical_cast(text, scale) && scale >= 0.0001 && scale <= 10'000)
        return {};
    return "\"" + text + "\" is not a scale. It is a number from 0.0001 to 10000";
}

std::string sizeProblem(const std::string& text) {
    const std::size_t x = text.find('x');
    std::uint64_t width = 0;
    std::uint64_t height = 0;
    if (x != std::string::npos && CLI::detail::lexical_cast(text.substr(0, x), width) &&
        CLI::detail::lexical_cast(text.substr(x + 1), height) && pictureLength.contains(width) &&
        pictureLength.contains(height))
        return {};
    return "\"" + text + "\" is not a size. Write it as WxH, each from 16 to 8192, as in 1280x720";
}

CLI::Option* addChoice(CLI::App& command, const std::string& name, std::string& to,
                       const std::string& valueName, const std::vector<std::string>& choices,
                       const std::string& help) {
    return addValue(command, name, to, valueName, help)
        ->check(checkWith([choices](const std::string& text) {
            return std::ranges::find(choices, text) != choices.end()
                       ? std::string()
                       : "\"" + text + "\" is unknown." + suggestion(text, choices);
        }));
}

void addFile(CLI::App& command, std::string& file, const std::string& help) {
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

void addEngine(CLI::App& command, EngineOptions& engine) {
    addNumber(command, "--threads", engine.threads, "T", {1, 1024},
              "Threads to use. The result is the same with any number. Default: one per core.");
    addChoice(command, "--simd", engine.simd, "SIMD", simdNames(),
              "Instruction set to use: scalar, avx2, avx512 or neon. Default: the widest that "
              "this machine has.");
    addNumber(command, "--sort-period", engine.sortPeriod, "K", {1, 1000},
              "Sort the agents by place every K ticks. Default: when it pays.");
}

} // namespace tiller::cli
