#include "core/model/check.h"

#include "app/cli/command_line.h"
#include "app/cli/console.h"

#include <algorithm>

namespace tiller::cli {

namespace {

struct CheckOptions {
    std::vector<std::string> files;
};

Result<LoadedProject> readWhileWaiting(const std::string& file, const std::string& text) {
    const Waiting waiting(say("checking %1", {file}));
    return readProject(text);
}

int checkFile(const std::string& file, Output& output) {
    const auto text = readText(file);
    if (!text)
        return notReadOrWritten;
    const Result<LoadedProject> loaded = readWhileWaiting(file, *text);
    for (const Problem& problem : loaded ? loaded.value().warnings : loaded.problems())
        output.write(toText(file, problem));
    if (loaded)
        for (const Problem& hint : findHints(loaded.value().project))
            output.write(toText(file, hint, "hint"));
    return loaded ? success : problemsInFile;
}

int check(const CheckOptions& options) {
    Output output("-");
    int worst = success;
    for (const std::string& file : options.files)
        worst = std::max(worst, checkFile(file, output));
    return output.finish() ? worst : notReadOrWritten;
}

} // namespace

void addCheck(CommandLine& line) {
    auto [command, options] = line.add("check",
                                       "Print the problems of files as FILE:LINE:COLUMN: text. "
                                       "Prints nothing for a file without problems or hints.",
                                       check);
    addValue(command, "FILE", options.files, "", "Projects or exports.")->required();
}

} // namespace tiller::cli
