#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/interruption.h"
#include "app/cli/overwrites.h"
#include "app/page/page.h"
#include "app/page/page_template.h"
#include "core/io/export_formats.h"

#include <filesystem>

namespace tiller::cli {

namespace {

/// The text to write; if there is none, standard error says why, and @p exitCode is set.
std::optional<std::string> exportText(const ExportOptions& options, const Project& project,
                                      int& exitCode) {
    if (options.to != pageFormat)
        return findExportFormat(options.to)->write(project).value();
    const auto given =
        options.pageTemplate.empty() ? loadPageTemplate() : loadText(options.pageTemplate);
    exitCode = notReadOrWritten;
    if (!given) {
        complain(given.problems().front().text);
        return {};
    }
    const std::string title = FilePath(options.file).stem().string();
    auto page = writePage(project, title, given.value());
    if (!page) {
        complain(page.problems().front().text);
        return {};
    }
    exitCode = success;
    return std::move(page).value();
}

} // namespace

int exportProject(const ExportOptions& options) {
    if (!options.pageTemplate.empty() && options.to != pageFormat) {
        complain("--template goes with --to html only.");
        return wrongUsage;
    }
    if (const auto refusal =
            findOverwrite({{"FILE", options.file}, {"--template", options.pageTemplate}},
                          {{"--output", options.output}})) {
        complain(*refusal);
        return wrongUsage;
    }
    int exitCode = success;
    const auto loaded = load(options.file, readProject, exitCode);
    if (!loaded)
        return exitCode;
    const auto text = exportText(options, loaded->project, exitCode);
    if (!text)
        return exitCode;
    if (options.output == "-")
        return print(*text);
    const Cleanup cleanup;
    const Result<Done> saved = saveText(options.output, *text);
    if (!saved) {
        complain(saved.problems().front().text);
        return notReadOrWritten;
    }
    return interruptionCode();
}

} // namespace tiller::cli
