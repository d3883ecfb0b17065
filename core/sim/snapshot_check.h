#pragma once

#include "core/sim/running_world.h"
#include "core/sim/snapshot.h"

#include <cstdint>

namespace tiller {

/// Tells projects apart that may run differently. @param project resolved
[[nodiscard]] std::uint64_t hashOf(const Project& project);

/// Why a world cannot take a snapshot, as the end of a sentence: a part of it does not have the
/// shape or the range that every snapshot of this world has. Nothing if it can.
[[nodiscard]] std::optional<std::string> findProblem(const Snapshot& snapshot,
                                                     const RunningWorld& world);

} // namespace tiller
