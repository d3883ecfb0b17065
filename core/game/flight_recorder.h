#pragma once

#include "core/base/background.h"
#include "core/io/append_file.h"
#include "core/io/input_batch.h"
#include "core/io/recording_io.h"

#include <cstdint>
#include <memory>

namespace tiller::game {

/// Writes a run to a file as it happens: see core/io/recording_io.h. The thread of the game only
/// copies inputs. They are packed and written in the background.
class FlightRecorder {
public:
    /// Begins with the project and no input. @param projectFile as the game opened it, or empty
    [[nodiscard]] static Result<std::unique_ptr<FlightRecorder>>
    create(const FilePath& file, const Project& start, const std::string& projectFile);

    void keep(std::uint64_t tick, Input input) {
        note(tick);
        m_inputs.keep(tick, std::move(input));
    }
    void keepMove(std::uint64_t tick, Mover::Kind kind, std::string_view name,
                  std::uint32_t ordinal, Vec2 position, Vec2 velocity) {
        note(tick);
        m_inputs.keepMove(tick, kind, name, ordinal, position, velocity);
    }
    /// Begins to write a block with all since the previous one, which it waits for. Returns the
    /// problems of the previous one. @param check of the state after these ticks
    /// @param tickLength of the world: seconds
    [[nodiscard]] Result<Done> write(std::uint64_t ticks, std::optional<RunCheck> check,
                                     double tickLength);
    /// Waits until all is in the file.
    [[nodiscard]] Result<Done> finish();
    /// Whether this run can have had this many inputs at that tick.
    [[nodiscard]] bool knows(std::uint64_t tick, std::uint64_t inputs) const;
    /// The run goes back to a tick that had so many inputs. @pre knows(tick, inputs)
    void goBack(std::uint64_t tick, std::uint64_t inputs);

    [[nodiscard]] std::uint64_t inputs() const { return m_written + m_inputs.size(); }

private:
    explicit FlightRecorder(AppendFile file) : m_file(std::move(file)) {}

    struct Moment {
        std::uint64_t tick = 0;
        std::uint64_t inputs = 0; ///< before those of this tick
    };

    void writeBlock();
    void note(std::uint64_t tick) {
        if (m_moments.empty() || m_moments.back().tick != tick)
            m_moments.push_back({tick, inputs()});
    }

    std::vector<Moment> m_moments;         ///< ticks with inputs
    InputCollector m_inputs;               ///< that no block has
    std::uint64_t m_written = 0;           ///< inputs in blocks that count
    std::optional<std::uint64_t> m_wentTo; ///< the earliest tick it went back to since the block

    /// @name Of the background while it works
    /// @{
    AppendFile m_file;
    InputPacker m_packer;
    InputBatch m_batch;
    RecordingBlock m_block; ///< without its inputs
    Result<Done> m_done = Done();
    /// @}
    Background m_background{[this] { writeBlock(); }}; ///< the last member: it uses the others
};

} // namespace tiller::game
