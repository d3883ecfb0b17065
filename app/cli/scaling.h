#pragma once

#include "core/base/result.h"
#include "core/model/project.h"

#include <cstdint>

namespace tiller::cli {

/// The project with @p agents agents in all, at the same density: counts, and the areas of world
/// and scene, grow in proportion. Agents that were placed by hand start at random places instead.
/// Refused: a project without agents, and a world beyond its limits.
[[nodiscard]] Result<Project> scaledTo(const Project& project, std::uint64_t agents);

} // namespace tiller::cli
