#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "core/io/files.h"

#include <algorithm>

namespace tiller::cli {

namespace {

int checkFile(const std::string& file, Output& output) {
    const Result<std::string> text = loadText(file);
    if (!text) {
        complain(text.problems().front().text);
        return notReadOrWritten;
    }
    const Result<LoadedProject> loaded = readProject(text.value());
    for (const Problem& problem : loaded ? loaded.value().warnings : loaded.problems())
        output.write(toText(file, problem));
    return loaded ? fine : problemsInFile;
}

} // namespace

int check(const CheckOptions& options) {
    Output output("-");
    int worst = fine;
    for (const std::string& file : options.files)
        worst = std::max(worst, checkFile(file, output));
    return output.finish() ? worst : notReadOrWritten;
}

} // namespace tiller::cli
