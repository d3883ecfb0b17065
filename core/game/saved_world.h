#pragma once

#include "core/base/result.h"
#include "core/model/project.h"
#include "core/sim/snapshot.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tiller::game {

/// A snapshot, and what belongs to it.
struct SavedWorld {
    Snapshot snapshot;
    std::uint64_t inputs = 0; ///< how many inputs the recording had; 0 without one
    /// What the game has changed in the scene of the project: an id, and the type and values of the
    /// item; nothing if it was removed. New items in the order in which they came.
    std::vector<std::pair<Id, std::optional<SceneItem>>> scene = {};
    std::uint64_t added = 0; ///< how many items the game has ever added
};

/// Writes a snapshot as bytes, the same on every machine: a mark, a version, the snapshot with the
/// fingerprint of its project, and a checksum. @param to is replaced; its memory is used again
void writeSavedWorld(const SavedWorld& saved, std::vector<std::byte>& to);

/// Refuses bytes that were not written so, that were damaged, and those of another version.
[[nodiscard]] Result<SavedWorld> readSavedWorld(std::span<const std::byte> bytes);

} // namespace tiller::game
