#include "tests/fuzz/harness.h"
#include "tests/fuzz/targets.h"

namespace tiller::fuzz {

bool accepts(std::string_view input) {
    return tryProject(input);
}

std::optional<std::string> mutated(std::string_view input, std::uint64_t seed) {
    auto read = readProject(input);
    if (!read)
        return {};
    ProjectMutator(seed).mutate(read.value().project);
    const auto text = writeExport(read.value().project);
    return text ? std::optional(text.value()) : std::nullopt;
}

std::string fresh(std::uint64_t seed) {
    const Project project = ProjectMutator(seed).make();
    const auto text = writeExport(project);
    return text ? text.value() : writeProject(project);
}

} // namespace tiller::fuzz
