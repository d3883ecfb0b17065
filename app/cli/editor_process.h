#pragma once

#include <string>
#include <vector>

namespace tiller::cli {

/// Replaces this process by tiller-editor, from the folder of tiller or from PATH. Returns only if
/// that fails: the exit code; standard error says why.
[[nodiscard]] int becomeEditor(std::vector<std::string> arguments);

} // namespace tiller::cli
