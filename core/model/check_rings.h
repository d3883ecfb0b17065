#pragma once

#include "core/base/problem.h"
#include "core/model/project_index.h"

#include <optional>

namespace tiller {

/// The error of links that carry a force or a condition and form a ring; it names the nodes on all
/// rings.
/// @pre all links lead from outputs to inputs that exist
[[nodiscard]] std::optional<Problem> findRing(const Project& project, ProjectIndex& items);

} // namespace tiller
