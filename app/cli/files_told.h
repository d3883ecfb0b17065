#pragma once

#include <optional>
#include <string>
#include <vector>

namespace tiller::cli {

/// A file of a call, and what the call names it by: "--trace", or "FILE".
struct ToldFile {
    std::string option;
    std::string file; ///< empty: not asked for; - for standard output
};

/// What a call would lose by writing: an output that is an input, by whatever path, and two
/// outputs to one place. A sentence; nothing where every output has a place of its own.
[[nodiscard]] std::optional<std::string> lossBy(const std::vector<ToldFile>& inputs,
                                                const std::vector<ToldFile>& outputs);

} // namespace tiller::cli
