#pragma once

#include "core/base/problem.h"
#include "core/model/change.h"

#include <QString>

#include <functional>
#include <optional>

namespace tiller {

/// An edit that solves a problem.
struct ProblemFix {
    QString title;                  ///< of the button: "Move it inside"
    std::function<Change()> change; ///< @pre the project is as it was for fixOf()
};

/// The fix of what stands outside the world, within an obstacle, or at the place of another agent,
/// of agents that go through the obstacles of a map or cannot stop, and of goals in obstacles.
/// Nothing for other problems.
[[nodiscard]] std::optional<ProblemFix> fixOf(const Project& project, const Problem& problem);

} // namespace tiller
