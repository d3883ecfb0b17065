#include "tests/fuzz/harness.h"
#include "tests/fuzz/targets.h"

namespace tiller::fuzz {

bool accepts(std::string_view input) {
    return tryProject(input);
}

} // namespace tiller::fuzz
