#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/editor_process.h"
#include "app/cli/files_told.h"

#include <cstdlib>

namespace tiller::cli {

/// The editor draws; what can be said of a call and of a file is said here, where it is said of the
/// other commands.
int render(const RenderOptions& options) {
    if (options.from > options.ticks) {
        complain("--from " + std::to_string(options.from) + " comes after the last tick, " +
                 std::to_string(options.ticks) + ".");
        return wrongCall;
    }
    if (const auto loss = lossBy({{"FILE", options.file}}, {{"--output", options.output}})) {
        complain(*loss);
        return wrongCall;
    }
    int exitCode = fine;
    if (!load(options.file, exitCode))
        return exitCode;
    std::vector<std::string> call{"--render", options.output,
                                  "--ticks",  std::to_string(options.ticks),
                                  "--from",   std::to_string(options.from),
                                  "--every",  std::to_string(options.every),
                                  "--size",   options.size,
                                  "--theme",  options.theme};
    if (options.seed) {
        call.emplace_back("--seed");
        call.push_back(std::to_string(*options.seed));
    }
    if (!options.cursor.empty())
        call.push_back("--cursor=" + options.cursor); // it may begin with a minus
    call.emplace_back("--");
    call.push_back(options.file);
    ::setenv("QT_QPA_PLATFORM", "offscreen", 1);
    return becomeEditor(std::move(call));
}

} // namespace tiller::cli
