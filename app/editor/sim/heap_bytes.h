#pragma once

#include "core/model/change.h"
#include "core/sim/snapshot.h"

namespace tiller {

/// What a block of memory costs: what was asked for, and what the allocator adds. 0 for none.
[[nodiscard]] std::size_t blockBytes(std::size_t asked);

/// @name What a value holds on the heap, itself apart
/// @{
[[nodiscard]] std::size_t heapBytes(const Snapshot& snapshot);
[[nodiscard]] std::size_t heapBytes(const Project& project);
[[nodiscard]] std::size_t heapBytes(const Change& change);
/// @}

} // namespace tiller
