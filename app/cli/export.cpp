#include "app/cli/command_line.h"
#include "app/cli/console.h"
#include "app/cli/process.h"
#include "app/page/page.h"
#include "app/page/site.h"
#include "core/io/files.h"
#include "core/io/project_io.h"

#include <filesystem>

namespace tiller::cli {

namespace {

constexpr const char* pageFormat = "html"; ///< a page that plays the project
constexpr const char* siteFormat = "site"; ///< a folder of pages

struct ExportOptions {
    std::vector<std::string> files; ///< one, or several of a site
    std::string to;                 ///< the id of an export format, pageFormat or siteFormat
    std::string output;             ///< a file, or - for standard output; of a site, a folder
    std::string title;              ///< of a site; empty: the name of the folder
    std::string pageTemplate;       ///< of a page; empty: the installed one
    std::string language;           ///< of a page; empty: the browser's
};

Result<std::string> pageTemplateOf(const ExportOptions& options) {
    return options.pageTemplate.empty() ? loadPageTemplate() : loadText(options.pageTemplate);
}

std::string nameOf(const std::string& file) {
    const std::u8string name = FilePath(file).stem().u8string();
    return {name.begin(), name.end()};
}

std::string folderOf(const std::string& file) {
    std::error_code error;
    const FilePath whole = std::filesystem::absolute(FilePath(file), error);
    const std::u8string folder = std::filesystem::path(whole).parent_path().u8string();
    return {folder.begin(), folder.end()};
}

/// Also of "lessons/", and of ".".
std::string folderName(const std::string& folder) {
    std::error_code error;
    const FilePath whole = std::filesystem::absolute(FilePath(folder) / "x", error);
    const std::u8string name =
        std::filesystem::path(whole).lexically_normal().parent_path().filename().u8string();
    return {name.begin(), name.end()};
}

Problem unknownLanguage(const std::string& language) {
    return {.text =
                say("the texts of %1 cannot be read. Install Tiller anew, or leave out --language.",
                    {language})};
}

/// What is wrong with the call; nothing if it can be done.
std::optional<std::string> misuseOf(const ExportOptions& options) {
    const bool isSite = options.to == siteFormat;
    if (!options.pageTemplate.empty() && options.to != pageFormat && !isSite)
        return say("--template goes with --to html and --to site only.");
    if (!options.language.empty() && options.to != pageFormat && !isSite)
        return say("--language goes with --to html and --to site only.");
    if (!options.title.empty() && !isSite)
        return say("--title goes with --to site only.");
    if (!isSite && options.files.size() > 1)
        return say("--to %1 takes one FILE. A folder of several is --to site.", {options.to});
    if (isSite && options.output == "-")
        return say("A site is a folder: name it with --output.");
    std::vector<CallFile> inputs{{"--template", options.pageTemplate}};
    for (const std::string& file : options.files)
        inputs.push_back({"FILE", file});
    return findOverwrite(inputs, {{"--output", options.output}});
}

/// The text to write.
Result<std::string> exportText(const ExportOptions& options, Project project) {
    if (options.to != pageFormat)
        return findExportFormat(options.to)->write(project).value();
    const auto given = pageTemplateOf(options);
    if (!given)
        return given.problems();
    const std::string& file = options.files.front();
    const std::string folder = folderOf(file);
    for (const std::string& sentence : picturesLeftOut(project, folder))
        complain(sentence);
    if (!options.language.empty() && !isKnown(options.language))
        return unknownLanguage(options.language);
    return writePage(project, titleOfName(nameOf(file)), given.value(), nullptr, folder,
                     options.language);
}

int exportSite(const ExportOptions& options) {
    std::vector<SiteLesson> lessons;
    for (const std::string& file : options.files) {
        int exitCode = success;
        auto loaded = load(file, readProject, exitCode);
        if (!loaded)
            return exitCode;
        lessons.push_back({nameOf(file), std::move(loaded->project), folderOf(file)});
        for (const std::string& sentence :
             picturesLeftOut(lessons.back().project, lessons.back().folder))
            complain(file + ": " + sentence);
    }
    const auto page = pageTemplateOf(options);
    if (!page)
        return notWritten(page.problems());
    const auto index =
        loadSiteTemplate(options.pageTemplate.empty() ? pageTemplateFile() : options.pageTemplate);
    if (!index)
        return notWritten(index.problems());
    const std::string title =
        options.title.empty() ? titleOfName(folderName(options.output)) : options.title;
    if (!options.language.empty() && !isKnown(options.language))
        return notWritten({unknownLanguage(options.language)});
    const auto files = writeSite(lessons, title, page.value(), index.value(), {}, options.language);
    if (!files)
        return notWritten(files.problems());
    const Cleanup cleanup;
    const Result<Done> saved = saveSite(options.output, files.value());
    return saved ? interruptionCode() : notWritten(saved.problems());
}

int exportProject(const ExportOptions& options) {
    if (const auto misuse = misuseOf(options))
        return refuse(*misuse);
    if (options.to == siteFormat)
        return exportSite(options);
    int exitCode = success;
    const auto loaded = load(options.files.front(), readProject, exitCode);
    if (!loaded)
        return exitCode;
    const auto text = exportText(options, loaded->project);
    if (!text)
        return notWritten(text.problems());
    if (options.output == "-")
        return print(text.value());
    const Cleanup cleanup;
    const Result<Done> saved = saveText(options.output, text.value());
    if (!saved)
        return notWritten(saved.problems());
    return interruptionCode();
}

std::vector<std::string> exportFormatIds() {
    std::vector<std::string> ids;
    for (const ExportFormat& format : exportFormats())
        ids.emplace_back(format.id);
    ids.emplace_back(pageFormat);
    ids.emplace_back(siteFormat);
    return ids;
}

} // namespace

void addExport(CommandLine& line) {
    const std::vector<std::string> formats = exportFormatIds();
    auto [command, options] = line.add(
        "export", "Write what a game needs of a project, or a page that plays it.", exportProject);
    options.to = formats.front();
    addValue(command, "FILE", options.files, "",
             "A project (*.tiller); with site, all lessons in their order.")
        ->required();
    addChoice(
        command, "--to", options.to, "FORMAT", formats,
        say("The format to write: json for games, html for one file that plays in a browser, site "
            "for a folder with such a file for each lesson and an index. Default: %1.",
            {formats.front()}));
    addValue(command, "-o,--output", options.output, "OUT",
             "The file to write; - is standard output. With site: the folder.")
        ->required();
    addValue(command, "--title", options.title, "TITLE",
             "With site: its title. Default: the name of the folder.");
    addChoice(
        command, "--language", options.language, "LANGUAGE",
        {languageCodes.begin(), languageCodes.end()},
        "With html and site: the language of the page at first. Pupils can choose another one. "
        "Default: that of the browser.");
    addValue(command, "--template", options.pageTemplate, "FILE",
             "With html and site: the page to fill in, instead of the installed one.");
}

} // namespace tiller::cli
