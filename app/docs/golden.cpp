#include "app/docs/golden.h"

#include "app/docs/picture.h"
#include "core/io/project_io.h"
#include "core/sim/simulation.h"

#include <algorithm>
#include <cstdio>

namespace tiller::docs {

namespace {

std::string hashOf(const Project& project) {
    Simulation simulation(project);
    for (std::size_t tick = 0; tick < pictureTicks; ++tick)
        simulation.step();
    std::array<char, 17> digits{};
    std::snprintf(digits.data(), digits.size(), "%016llx",
                  static_cast<unsigned long long>(simulation.stateHash()));
    return digits.data();
}

/// A line per project of a folder, in the order of their names.
Result<std::string> goldenLines(const std::filesystem::path& folder) {
    auto files = projectFiles(folder);
    if (!files)
        return files.problems();
    std::string lines;
    for (const std::filesystem::path& file : files.value()) {
        const auto loaded = loadProject(file);
        if (!loaded)
            return Problem{.text = file.string() + ": " + loaded.problems().front().text};
        lines +=
            "{\"" + file.filename().string() + "\", \"" + hashOf(loaded.value().project) + "\"},\n";
    }
    return lines;
}

} // namespace

Result<std::vector<MadeFile>> goldenFiles(const std::filesystem::path& sourceFolder) {
    std::vector<MadeFile> files;
    for (const auto& [projects, made] :
         {std::pair{"examples", "tests/data/golden.inc"},
          std::pair{"tests/data/behaviors", "tests/data/golden_behaviors.inc"}}) {
        auto lines = goldenLines(sourceFolder / projects);
        if (!lines)
            return lines.problems();
        files.push_back({made, std::move(lines).value()});
    }
    return files;
}

} // namespace tiller::docs
