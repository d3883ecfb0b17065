#include "app/docs/made_files.h"

#include "app/docs/picture.h"
#include "core/io/project_io.h"
#include "core/model/registry.h"

namespace tiller::docs {

namespace {

/// What makes others act is best seen by who acts.
TrailColors colorsFor(const NodeType& type) {
    const bool chooses =
        type.picksOne || type.kind == NodeKind::condition || type.kind == NodeKind::mode;
    return chooses ? TrailColors::byBehavior : TrailColors::byAgentType;
}

} // namespace

Result<ExampleProjects> loadExamples(const std::filesystem::path& sourceFolder) {
    ExampleProjects examples;
    const auto folder = sourceFolder / "tests/data/behaviors";
    std::error_code fault;
    for (const auto& entry : std::filesystem::directory_iterator(folder, fault)) {
        if (entry.path().extension() != ".tiller")
            continue;
        const std::string id = entry.path().stem().string();
        if (!findNodeType(id))
            return Problem{.text = entry.path().string() + ": there is no node type \"" + id +
                                   "\". Name the file after the type it shows."};
        auto loaded = loadProject(entry.path());
        if (!loaded)
            return Problem{.text = entry.path().string() + ": " + loaded.problems().front().text};
        examples.emplace(id, std::move(loaded).value().project);
    }
    if (fault)
        return Problem{.text = folder.string() + ": " + fault.message()};
    return examples;
}

Result<std::vector<MadeFile>> makeFiles(const std::filesystem::path& sourceFolder) {
    const auto examples = loadExamples(sourceFolder);
    if (!examples)
        return examples.problems();
    std::vector<MadeFile> files{{"docs/behaviors.md", behaviorsPage(examples.value())}};
    for (const auto& [id, project] : examples.value()) {
        const NodeType& type = *findNodeType(id);
        files.push_back({"docs/pictures/behaviors/" + id + ".svg",
                         picture(project, colorsFor(type), type.title)});
    }
    return files;
}

} // namespace tiller::docs
