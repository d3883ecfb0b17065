#pragma once

#include <string>

namespace CLI {
class App;
}

namespace tiller::cli {

/// The manual page for section 1, in roff.
[[nodiscard]] std::string manualPage(const CLI::App& app);

/// A script that completes commands, options and file names. @pre @p shell is bash, zsh or fish
[[nodiscard]] std::string shellCompletion(const CLI::App& app, const std::string& shell);

} // namespace tiller::cli
