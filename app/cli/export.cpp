#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/files_told.h"

namespace tiller::cli {

int exportProject(const ExportOptions& options) {
    if (const auto loss = lossBy({{"FILE", options.file}}, {{"--output", options.output}})) {
        complain(*loss);
        return wrongCall;
    }
    int exitCode = fine;
    const auto loaded = load(options.file, exitCode);
    if (!loaded)
        return exitCode;
    const std::string text = writeExport(loaded->project);
    if (options.output == "-")
        return print(text);
    const Result<Done> saved = saveText(options.output, text);
    if (!saved)
        complain(saved.problems().front().text);
    return saved ? fine : notReadOrWritten;
}

} // namespace tiller::cli
