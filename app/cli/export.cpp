#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/interruption.h"
#include "app/cli/overwrites.h"
#include "core/io/export_formats.h"

namespace tiller::cli {

int exportProject(const ExportOptions& options) {
    if (const auto refusal =
            findOverwrite({{"FILE", options.file}}, {{"--output", options.output}})) {
        complain(*refusal);
        return wrongUsage;
    }
    int exitCode = success;
    const auto loaded = load(options.file, readProject, exitCode);
    if (!loaded)
        return exitCode;
    const std::string text = findExportFormat(options.to)->write(loaded->project).value();
    if (options.output == "-")
        return print(text);
    const Cleanup cleanup;
    const Result<Done> saved = saveText(options.output, text);
    if (!saved) {
        complain(saved.problems().front().text);
        return notReadOrWritten;
    }
    return interruptionCode();
}

} // namespace tiller::cli
