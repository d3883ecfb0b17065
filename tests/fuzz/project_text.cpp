#include "tests/fuzz/harness.h"
#include "tests/fuzz/last_project.h"

namespace tiller::fuzz {

std::optional<std::string> mutated(std::string_view input, std::uint64_t seed) {
    auto project = lastProject(input);
    if (!project)
        return {};
    ProjectMutator(seed).mutate(*project);
    return written(std::move(*project));
}

std::string fresh(std::uint64_t seed) {
    return written(ProjectMutator(seed).make());
}

} // namespace tiller::fuzz
