#include "tests/fuzz/excerpt_target.h"
#include "tests/fuzz/harness.h"

namespace tiller::fuzz {

bool accepts(std::string_view input) {
    return tryExcerpt(input);
}

} // namespace tiller::fuzz
