#include "tests/fuzz/harness.h"
#include "tests/fuzz/last_project.h"
#include "tests/fuzz/targets.h"

namespace tiller::fuzz {

namespace {

/// Half of the inputs are projects, and half are their exports.
std::string asInput(Project project, std::uint64_t seed) {
    if (seed % 2 == 0)
        if (auto text = writeExport(project))
            return std::move(text).value();
    return written(std::move(project));
}

} // namespace

bool accepts(std::string_view input) {
    return tryExport(input);
}

std::optional<std::string> mutated(std::string_view input, std::uint64_t seed) {
    auto project = lastProject(input);
    if (!project)
        return {};
    ProjectMutator(seed).mutate(*project);
    return asInput(std::move(*project), seed);
}

std::string fresh(std::uint64_t seed) {
    return asInput(ProjectMutator(seed).make(), seed);
}

} // namespace tiller::fuzz
