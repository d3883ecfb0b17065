#include "tests/fuzz/excerpt_target.h"
#include "tests/fuzz/harness.h"

namespace tiller::fuzz {

bool accepts(std::string_view input) {
    return tryExcerpt(input);
}

std::optional<std::string> mutated(std::string_view input, std::uint64_t seed) {
    auto read = readProject(input);
    if (!read)
        return {};
    ProjectMutator(seed).mutate(read.value().project);
    return writeProject(read.value().project);
}

std::string fresh(std::uint64_t seed) {
    return writeProject(ProjectMutator(seed).make());
}

} // namespace tiller::fuzz
