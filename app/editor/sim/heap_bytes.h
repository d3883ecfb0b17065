#pragma once

#include "core/model/change.h"
#include "core/sim/snapshot.h"

namespace tiller {

/// @name The bytes that a value holds on the heap, its own size apart
/// The sum of the sizes that were asked for. What an allocator adds to each block is not counted.
/// @{
[[nodiscard]] std::size_t heapBytes(const Snapshot& snapshot);
[[nodiscard]] std::size_t heapBytes(const Project& project);
[[nodiscard]] std::size_t heapBytes(const Change& change);
/// @}

} // namespace tiller
