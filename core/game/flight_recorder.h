#pragma once

#include "core/io/append_file.h"
#include "core/io/packed_inputs.h"
#include "core/sim/run_check.h"

namespace tiller::game {

/// Writes a run to a file as it happens: see core/io/recording_io.h.
class FlightRecorder {
public:
    /// Begins with the project and no input. @param projectFile as the game opened it, or empty
    [[nodiscard]] static Result<FlightRecorder> create(const FilePath& file, const Project& start,
                                                       const std::string& projectFile);

    template <class T>
    void keep(std::uint64_t tick, const T& input) {
        m_inputs.keep(tick, input);
    }
    /// Writes a block with all since the previous one. @param check of the state after these ticks
    [[nodiscard]] Result<Done> write(std::uint64_t ticks, std::optional<RunCheck> check);
    /// The run goes back to a tick that had so many inputs.
    void goBack(std::uint64_t tick, std::uint64_t inputs);

    [[nodiscard]] std::uint64_t inputs() const { return m_written + m_inputs.size(); }

private:
    explicit FlightRecorder(AppendFile file) : m_file(std::move(file)) {}

    AppendFile m_file;
    InputPacker m_inputs;                  ///< that are not yet in the file
    std::uint64_t m_written = 0;           ///< inputs in the file that count
    std::optional<std::uint64_t> m_wentTo; ///< the earliest tick it went back to since the block
};

} // namespace tiller::game
