#pragma once

#include <optional>
#include <string>
#include <vector>

namespace tiller::cli {

/// A file of a call, with its option: "--trace", or "FILE".
struct CallFile {
    std::string option;
    std::string file; ///< empty: the call has none; - is standard output
};

/// Finds an output that would overwrite an input (under any path) or another output. Returns a
/// sentence about the first one, or nothing.
[[nodiscard]] std::optional<std::string> findOverwrite(const std::vector<CallFile>& inputs,
                                                       const std::vector<CallFile>& outputs);

} // namespace tiller::cli
