#pragma once

#include "core/sim/running_world.h"
#include "core/sim/snapshot.h"

#include <cstdint>

namespace tiller {

/// Tells projects apart that may run differently. @param project resolved
[[nodiscard]] std::uint64_t hashOf(const Project& project);

/// Whether every part of a snapshot has the shape and the range that the world needs.
[[nodiscard]] bool fits(const Snapshot& snapshot, const RunningWorld& world);

} // namespace tiller
