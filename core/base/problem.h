#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tiller {

enum class Severity { warning, error };

/// What a problem is, where the editor has a button for it: app/editor/viewmodels/problem_fix.cpp
/// has the fix for each name.
struct ProblemKind {
    std::string_view name = {}; ///< a literal; empty: no fix is known

    friend bool operator==(const ProblemKind&, const ProblemKind&) = default;
};

/// A problem that a user can fix.
struct Problem {
    Severity severity = Severity::error;
    std::string text = {};             ///< the problem and the suggested fix, in whole sentences
    std::vector<std::string> ids = {}; ///< the nodes, links or scene items concerned
    int line = 0;                      ///< in the file, from 1; 0: it has no place in a file
    int column = 0;                    ///< in bytes, from 1
    ProblemKind kind = {};

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
