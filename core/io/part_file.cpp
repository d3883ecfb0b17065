#include "core/io/part_file.h"

#include "core/base/number_text.h"
#include "core/base/random.h"
#include "core/io/project_io.h"

namespace tiller {

Result<Project> readPart(std::string_view text) {
    auto loaded = readProject(text);
    if (!loaded)
        return loaded.problems();
    auto problem = findLibraryProblem(loaded.value().project);
    if (!problem)
        return std::move(loaded).value().project;
    problem->line = problem->column = 1;
    if (!problem->ids.empty())
        if (const auto found = loaded.value().places.find(problem->ids.front());
            found != loaded.value().places.end()) {
            problem->line = found->second.line;
            problem->column = found->second.column;
        }
    return *problem;
}

Result<Project> loadPart(const FilePath& file) {
    const auto text = loadText(file);
    if (!text)
        return text.problems();
    return readPart(text.value());
}

std::string partState(const Project& library) {
    return toHex(hashOf(writeProject(definitionOf(library, partOfLibrary(library)))));
}

} // namespace tiller
