#pragma once

#include <string>
#include <vector>

namespace tiller::cli {

/// Replaces this process by tiller-editor, which stands beside tiller or in PATH. Comes back only
/// where that cannot be, with the exit code; it is said on standard error why.
[[nodiscard]] int becomeEditor(std::vector<std::string> arguments);

} // namespace tiller::cli
