#include "app/cli/command_line.h"
#include "app/cli/console.h"
#include "app/cli/process.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <string>
#include <unistd.h>
#include <vector>

namespace tiller::cli {

namespace {

struct RenderOptions {
    std::string file;
    std::string output; ///< *.png, *.gif or *.mp4
    std::uint64_t ticks = defaultRunTicks;
    std::uint64_t from = 0;
    std::uint64_t every = 0; ///< 0: 30 frames per second of watching
    std::string size = "1280x720";
    std::string theme = "dark";
    StartOptions start;
};

constexpr Range pictureLength{16, 8192}; // width or height, in pixels

/// The problem of a file name; empty if it has none.
std::string filmProblem(const std::string& text) {
    for (const char* suffix : {".png", ".gif", ".mp4"})
        if (text.size() > 4 && text.ends_with(suffix))
            return {};
    return say("\"%1\" does not end in .png, .gif or .mp4. The ending chooses the format", {text});
}

std::string sizeProblem(const std::string& text) {
    const std::size_t x = text.find('x');
    std::uint64_t width = 0;
    std::uint64_t height = 0;
    if (x != std::string::npos && CLI::detail::lexical_cast(text.substr(0, x), width) &&
        CLI::detail::lexical_cast(text.substr(x + 1), height) && pictureLength.contains(width) &&
        pictureLength.contains(height))
        return {};
    return say("\"%1\" is not a size. Write it as WxH, each from 16 to 8192, as in 1280x720",
               {text});
}

struct EditOptions {
    std::string file;
};

/// Replaces this process by tiller-editor, from the folder of tiller or from PATH. Returns only if
/// that fails: the exit code; standard error says why.
int becomeEditor(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "tiller-editor");
    const std::vector<char*> pointers = pointersTo(arguments);
    std::error_code error;
    const auto self = std::filesystem::read_symlink("/proc/self/exe", error);
    if (!error)
        ::execv((self.parent_path() / "tiller-editor").string().c_str(), pointers.data());
    if (error || errno == ENOENT)
        ::execvp("tiller-editor", pointers.data());
    complain(errno == ENOENT
                 ? say("tiller-editor is not installed: it is neither in the folder of tiller nor "
                       "in PATH. Install the editor.")
                 : say("%1 could not be started: %2.", {"tiller-editor", std::strerror(errno)}));
    return notReadOrWritten;
}

/// The editor draws. Wrong calls and problems of the file are reported here, as by the other
/// commands.
int render(const RenderOptions& options) {
    if (options.from > options.ticks)
        return refuse(say("--from %1 is after the last tick, %2.",
                          {std::to_string(options.from), std::to_string(options.ticks)}));
    if (const auto refusal =
            findOverwrite({{"FILE", options.file}}, {{"--output", options.output}}))
        return refuse(*refusal);
    int exitCode = success;
    if (!load(options.file, readProject, exitCode))
        return exitCode;
    std::vector<std::string> call{"--render", options.output,
                                  "--ticks",  std::to_string(options.ticks),
                                  "--from",   std::to_string(options.from),
                                  "--every",  std::to_string(options.every),
                                  "--size",   options.size,
                                  "--theme",  options.theme};
    if (options.start.seed) {
        call.emplace_back("--seed");
        call.push_back(std::to_string(*options.start.seed));
    }
    if (!options.start.cursor.empty())
        call.push_back("--cursor=" + options.start.cursor); // the value may begin with a minus
    call.emplace_back("--");
    call.push_back(options.file);
    setEnvironment("QT_QPA_PLATFORM", "offscreen");
    return becomeEditor(std::move(call));
}

int edit(const EditOptions& options) {
    return becomeEditor(options.file.empty() ? std::vector<std::string>()
                                             : std::vector{options.file});
}

} // namespace

void addRender(CommandLine& line) {
    auto [command, options] = line.add("render",
                                       "Draw a run as a picture or a film, without a display. "
                                       "Needs the editor, and ffmpeg for films.",
                                       render);
    addFile(command, options.file, "A project (*.tiller) or an export.");
    addValue(command, "-o,--output", options.output, "OUT",
             "The file to write. *.png is a picture of the last tick; *.gif and *.mp4 are films.")
        ->required()
        ->check(checkWith(filmProblem));
    addNumber(command, "--ticks", options.ticks, "N", {},
              say("The last tick. Default: %1.", {std::to_string(defaultRunTicks)}));
    addNumber(command, "--from", options.from, "T", {}, "The first tick of a film. Default: 0.");
    addNumber(command, "--every", options.every, "K", {1},
              "One frame every K ticks. Default: 30 frames per second of watching.");
    addValue(command, "--size", options.size, "WxH",
             "Width and height in pixels, each from 16 to 8192. Default: 1280x720.")
        ->check(checkWith(sizeProblem));
    addChoice(command, "--theme", options.theme, "THEME", {"dark", "light"},
              "dark or light. Default: dark.");
    addStart(command, options.start);
}

void addEdit(CommandLine& line) {
    auto [command, options] = line.add("edit", "Start the editor, tiller-editor.", edit);
    addValue(command, "FILE", options.file, "", "The project to open.");
}

} // namespace tiller::cli
