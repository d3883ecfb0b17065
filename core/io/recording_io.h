#pragma once

#include "core/base/result.h"
#include "core/sim/inputs.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tiller {

/// A recording is the input log of a run that a game writes while it plays: a line that names the
/// format, and blocks. Each has a line with its length and the FNV-1a 64 of its content, so that a
/// file whose writer was stopped is readable up to its last complete block. docs/recording.md
/// describes it.

struct RecordedHash {
    std::uint64_t tick = 0; ///< ticks that had passed
    std::uint64_t hash = 0; ///< Simulation::stateHash then

    bool operator==(const RecordedHash&) const = default;
};

struct Recording {
    InputLog log;
    std::vector<RecordedHash> hashes; ///< in the order of their ticks
    bool isTorn = false;              ///< the last block is incomplete and was left out
};

/// What happened since the previous block.
struct RecordingBlock {
    std::uint64_t ticks = 0;           ///< that have passed
    std::optional<std::uint64_t> hash; ///< after these ticks
    std::uint64_t kept = 0;            ///< inputs of earlier blocks that remain: all, or fewer
                                       ///< after the run went back
    std::uint64_t from = 0;            ///< hashes of earlier blocks remain up to this tick
    std::string events;                ///< lines of writeInputEvent
};

/// The begin of a recording: the format, and the block with the project.
[[nodiscard]] std::string writeRecordingStart(const Project& start);
[[nodiscard]] std::string writeRecordingBlock(const RecordingBlock& block);

[[nodiscard]] bool isRecording(std::string_view text);
/// Reads a recording, or an input log, which has no hashes. Refuses a recording without a complete
/// first block, one with a damaged block before the last, and what readInputLog refuses.
[[nodiscard]] Result<Recording> readRecording(std::string_view text);

} // namespace tiller
