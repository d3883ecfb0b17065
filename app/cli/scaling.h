#pragma once

#include "core/base/result.h"
#include "core/model/project.h"

namespace tiller::cli {

/// The project with @p agents agents in all, at the same density: counts grow in proportion, and
/// the area of the world and its scene with them. Agents placed by hand start at random places of
/// the world instead. Refused: a project without agents, and a world beyond its limits.
[[nodiscard]] Result<Project> scaledTo(const Project& project, std::uint64_t agents);

} // namespace tiller::cli
