#pragma once

#include "core/base/result.h"
#include "core/io/packed_inputs.h"
#include "core/model/checked_project.h"
#include "core/sim/run_check.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tiller {

/// A recording is the input log of a run that a game writes while it plays: a line that names the
/// format, and blocks. Each has a line with its length and the FNV-1a 64 of its content, so that a
/// file whose writer was stopped is readable up to its last complete block. docs/recording.md
/// describes it.

inline constexpr std::size_t mostRecordingBytes = 1 << 30; ///< in a file

struct Recording {
    InputLog log;
    std::string file;             ///< of the project, as the game opened it; empty if it had none
    std::vector<RunCheck> checks; ///< in the order of their ticks
    bool isTorn = false;          ///< the last block is incomplete and was left out
    /// It has more than is read (inputs, movers, or bytes of lines): blocks from there on were left
    /// out.
    bool isTooLong = false;
};

/// What happened since the previous block.
struct RecordingBlock {
    std::uint64_t ticks = 0;       ///< that have passed
    std::optional<RunCheck> check; ///< after these ticks
    std::uint64_t kept = 0;        ///< inputs of earlier blocks that remain: all, or fewer
                                   ///< after the run went back
    std::uint64_t from = 0;        ///< checks of earlier blocks remain up to this tick
    InputPacker::Block inputs = {};
};

/// The begin of a recording: the format, and the block with the project.
/// @param file of the project, or empty
[[nodiscard]] std::string writeRecordingStart(const Project& start, std::string_view file = {});
[[nodiscard]] std::string writeRecordingBlock(const RecordingBlock& block);

/// Reads the blocks of a run that goes on, one by one as they come.
class RecordingStream {
public:
    /// What one block says.
    struct News {
        std::uint64_t ticks = 0; ///< that have passed
        std::optional<RunCheck> check;
        std::vector<InputEvent> events;
    };

    /// @param tick at which the run begins @pre the project has no errors
    RecordingStream(const Project& start, std::uint64_t tick);

    /// Reads one whole block. Refuses a damaged one, one that does not go on by one tick, and an
    /// edit that the project cannot take at its tick; then the stream cannot go on.
    [[nodiscard]] Result<News> take(std::string_view block);
    /// The project after all edits that were taken.
    [[nodiscard]] const Project& project() const { return m_project.project(); }

private:
    CheckedProject m_project;
    InputUnpacker m_unpacker;
    std::uint64_t m_ticks = 0;
};

[[nodiscard]] bool isRecording(std::string_view text);
/// Reads a recording, or an input log, which has no checks. Refuses a recording without a complete
/// first block, one with a damaged block before the last, and what readInputLog refuses.
[[nodiscard]] Result<Recording> readRecording(std::string_view text);
/// @param mostInputs the blocks after these are left out
[[nodiscard]] Result<Recording> readRecording(std::string_view text, std::size_t mostInputs);

} // namespace tiller
