#include "core/io/project_io.h"

#include "core/io/object_reader.h"
#include "core/io/object_writer.h"
#include "core/model/check.h"
#include "core/model/resolve.h"

#include <algorithm>
#include <array>

namespace tiller {

namespace {

/// The limits of lists in projects and exports.
constexpr std::array limits{ListLimit{"nodes", maxNodes},
                            ListLimit{"agentTypes", maxNodes},
                            ListLimit{"links", maxLinks},
                            ListLimit{"layout", maxNodes},
                            ListLimit{"annotations", maxAnnotations},
                            ListLimit{"parameters", maxParameters},
                            ListLimit{"drives", maxDriven},
                            ListLimit{"scene", maxLinks},
                            ListLimit{"placedAgents", maxAgents}};

/// Adds the problems of check(), with their places. A problem without a place gets that of the
/// whole project.
void checkLoaded(Reading& reading, const Project& project, std::size_t offset) {
    const TextPlace start = reading.place(offset);
    for (Problem problem : check(project)) {
        problem.line = start.line;
        problem.column = start.column;
        for (const std::string& id : problem.ids)
            if (const auto at = reading.places().find(id); at != reading.places().end()) {
                problem.line = at->second.line;
                problem.column = at->second.column;
                break;
            }
        reading.add(std::move(problem));
    }
}

/// Reads and checks a project or an export from an object whose format is known.
void readProjectParts(Reading& reading, JsonValue& value, Project& project) {
    ObjectReader archive(
        reading, value,
        {.name = reading.form() == FileForm::exported ? Text("the export") : Text("the project")});
    fields(archive, project);
    archive.finish();
    if (!reading.failed())
        checkLoaded(reading, project, value.offset);
}

} // namespace

std::optional<Project> readWholeProject(Reading& reading, JsonValue& value) {
    const std::array formats{&projectFormat};
    if (!recognizeFormat(reading, value, formats))
        return {};
    Project project;
    const SourceMap outer = std::exchange(reading.places(), {});
    readProjectParts(reading, value, project);
    reading.places() = outer;
    return project;
}

Result<LoadedProject> readProject(std::string_view text) {
    auto parsed = parseJson(text, limits);
    if (!parsed)
        return parsed.problems();
    JsonDocument& document = parsed.value();

    Reading reading(document.lines);
    LoadedProject loaded;
    const std::array formats{&projectFormat, &jsonExportFormat};
    const FileFormat* format = recognizeFormat(reading, document.root, formats);
    loaded.isExport = format == &jsonExportFormat;
    if (loaded.isExport)
        reading.setForm(FileForm::exported);
    if (format)
        readProjectParts(reading, document.root, loaded.project);
    loaded.places = std::move(reading.places());

    const bool failed = reading.failed();
    Problems problems = reading.takeProblems();
    if (failed)
        return problems;
    loaded.warnings = std::move(problems);
    return loaded;
}

Result<LoadedProject> loadProject(const FilePath& file) {
    const Result<std::string> text = loadText(file);
    if (!text)
        return text.problems();
    return readProject(text.value());
}

std::string writeProject(const Project& project, FileForm form) {
    return writeObject(project, form, JsonWriter::Layout::block);
}

std::string writeProject(const Project& project) {
    return writeProject(project, FileForm::project);
}

Result<std::string> writeExport(const Project& project) {
    if (Problems errors = findErrors(project); !errors.empty())
        return errors;
    return writeProject(resolveDrivable(project), FileForm::exported);
}

std::span<const ExportFormat> exportFormats() {
    static constexpr std::array formats{
        ExportFormat{"json", ".json", writeExport},
    };
    return formats;
}

const ExportFormat* findExportFormat(std::string_view id) {
    const auto found = std::ranges::find(exportFormats(), id, &ExportFormat::id);
    return found == exportFormats().end() ? nullptr : &*found;
}

} // namespace tiller
