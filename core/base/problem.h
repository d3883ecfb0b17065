#pragma once

#include <string>
#include <vector>

namespace tiller {

enum class Severity { warning, error };

/// Something wrong that a user can mend: what it is, where, and how to mend it.
struct Problem {
    Severity severity = Severity::error;
    std::string text = {};             ///< what is wrong and how to mend it; whole sentences
    std::vector<std::string> ids = {}; ///< the nodes, links or scene items it is about
    int line = 0;                      ///< in the file, from 1; 0 where there is no place
    int column = 0;                    ///< in bytes, from 1

    friend bool operator==(const Problem&, const Problem&) = default;
};

using Problems = std::vector<Problem>;

[[nodiscard]] inline bool hasErrors(const Problems& problems) {
    for (const Problem& problem : problems)
        if (problem.severity == Severity::error)
            return true;
    return false;
}

} // namespace tiller
