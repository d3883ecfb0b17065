#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/editor_process.h"
#include "app/cli/overwrites.h"
#include "app/cli/process.h"

namespace tiller::cli {

/// The editor draws. Wrong calls and problems of the file are reported here, as by the other
/// commands.
int render(const RenderOptions& options) {
    if (options.from > options.ticks) {
        complain("--from " + std::to_string(options.from) + " is after the last tick, " +
                 std::to_string(options.ticks) + ".");
        return wrongUsage;
    }
    if (const auto refusal =
            findOverwrite({{"FILE", options.file}}, {{"--output", options.output}})) {
        complain(*refusal);
        return wrongUsage;
    }
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

} // namespace tiller::cli
