#include "app/docs/made_files.h"

#include "core/io/files.h"
#include "core/io/project_io.h"
#include "core/model/registry.h"
#include "core/sim/simulation.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <set>
#include <sstream>

namespace tiller::docs {

namespace {

/// The ids of all node types there ever were, a line each: a new id comes in, an old one stays.
std::string idsWith(const std::string& knownIds) {
    std::set<std::string> ids;
    std::istringstream lines(knownIds);
    for (std::string id; std::getline(lines, id);)
        ids.insert(id);
    for (const NodeType& type : nodeTypes())
        ids.insert(type.id);
    std::string text;
    for (const std::string& id : ids)
        text += id + "\n";
    return text;
}

} // namespace

Result<std::vector<std::filesystem::path>> projectFiles(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> files;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator(folder, error))
        if (entry.path().extension() == ".tiller")
            files.push_back(entry.path());
    if (error)
        return Problem{.text = folder.string() + ": " + error.message()};
    std::ranges::sort(files);
    return files;
}

Result<ExampleProjects> loadExamples(const std::filesystem::path& sourceFolder) {
    const auto files = projectFiles(sourceFolder / "tests/data/behaviors");
    if (!files)
        return files.problems();
    ExampleProjects examples;
    for (const std::filesystem::path& file : files.value()) {
        const std::string id = file.stem().string();
        if (!findNodeType(id))
            return Problem{.text = file.string() + ": there is no node type \"" + id +
                                   "\". Name the file after the type it shows."};
        auto loaded = loadProject(file);
        if (!loaded)
            return Problem{.text = file.string() + ": " + loaded.problems().front().text};
        examples.emplace(id, std::move(loaded).value().project);
    }
    return examples;
}

Result<std::vector<MadeFile>> makeFiles(const std::filesystem::path& sourceFolder) {
    const auto examples = loadExamples(sourceFolder);
    if (!examples)
        return examples.problems();
    const auto oldPage = loadText(sourceFolder / "docs/examples.md");
    if (!oldPage)
        return oldPage.problems();
    auto examplesPage = withNodeTable(oldPage.value());
    if (!examplesPage)
        return examplesPage.problems();
    const auto ids = loadText(sourceFolder / nodeTypeIdsFile);
    if (!ids)
        return ids.problems();
    std::vector<MadeFile> files{{"docs/behaviors.md", behaviorsPage(examples.value())},
                                {"docs/format.md", formatPage()},
                                {"docs/schemas/project.json", projectSchema()},
                                {"docs/schemas/export.json", exportSchema()},
                                {"docs/examples.md", std::move(examplesPage).value()},
                                {nodeTypeIdsFile, idsWith(ids.value())}};
    const auto shown = projectFiles(sourceFolder / "examples");
    if (!shown)
        return shown.problems();
    std::string moves;
    for (const std::filesystem::path& file : shown.value()) {
        const auto loaded = loadProject(file);
        if (!loaded)
            return Problem{.text = file.string() + ": " + loaded.problems().front().text};
        moves += toText(movesOf(loaded.value().project), file.stem().string());
    }
    files.push_back({"examples/moves.txt", std::move(moves)});
    return files;
}

namespace {

std::string goldenHashOf(const Project& project) {
    Simulation simulation(project);
    for (std::size_t tick = 0; tick < goldenTicks; ++tick)
        simulation.step();
    std::array<char, 17> digits{};
    std::snprintf(digits.data(), digits.size(), "%016llx",
                  static_cast<unsigned long long>(simulation.stateHash()));
    return digits.data();
}

/// A line per project of a folder, in the order of their names.
Result<std::string> goldenLines(const std::filesystem::path& sourceFolder,
                                const std::string& folder) {
    const auto files = projectFiles(sourceFolder / folder);
    if (!files)
        return files.problems();
    std::string lines;
    for (const std::filesystem::path& file : files.value()) {
        const auto loaded = loadProject(file);
        if (!loaded)
            return Problem{.text = file.string() + ": " + loaded.problems().front().text};
        lines += "{\"" + folder + "/" + file.filename().string() + "\", \"" +
                 goldenHashOf(loaded.value().project) + "\"},\n";
    }
    return lines;
}

} // namespace

Result<std::vector<MadeFile>> goldenFiles(const std::filesystem::path& sourceFolder) {
    std::string all;
    for (const char* projects : {"examples", "tests/data/behaviors"}) {
        const auto lines = goldenLines(sourceFolder, projects);
        if (!lines)
            return lines.problems();
        all += lines.value();
    }
    return std::vector<MadeFile>{{"tests/data/golden.inc", std::move(all)}};
}

} // namespace tiller::docs
