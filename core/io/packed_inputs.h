#pragma once

#include "core/io/input_batch.h"
#include "core/io/number_column.h"
#include "core/io/old_number_column.h"

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>

namespace tiller {

/// The columns of one mover, over all blocks.
struct MoverColumns {
    std::array<NumberColumn, 4> columns; ///< x, y, vx, vy
    std::array<std::int64_t, 2> lead{};  ///< where velocities have led, in steps
    std::uint64_t latestTick = 0;

    /// Where the velocities lead at each of some ticks. @param velocities in steps
    void follow(std::span<const std::uint64_t> ticks, std::span<const std::int64_t> velocities,
                double tickLength, std::size_t axis, std::vector<std::int64_t>& to);
};

/// Packs the batches of an InputCollector: places as numbers, the others as lines of
/// writeInputEvent. A block builds on those before it.
class InputPacker {
public:
    struct Block {
        std::size_t lineCount = 0;
        std::string lines;
        std::string numbers;
    };
    [[nodiscard]] Block pack(const InputBatch& batch);
    /// How many movers it remembers.
    [[nodiscard]] std::size_t movers() const { return m_tracks.size(); }

private:
    struct Track {
        std::uint64_t number = 0; ///< of the mover in the file, from 1
        bool hasVelocity = false;
        MoverColumns columns;
        std::vector<std::uint64_t> ticks;                ///< of this block
        std::array<std::vector<std::int64_t>, 4> values; ///< of this block
    };

    void putOrder(const InputBatch& batch, std::string& to) const;
    void putColumns(Track& track, double tickLength, BitWriter& to);

    std::vector<Track> m_tracks; ///< by the places of movers
    std::uint64_t m_numbers = 0; ///< that were given
    std::vector<std::int64_t> m_leads;
};

/// Unpacks the blocks of an InputPacker, one after the other.
class InputUnpacker {
public:
    /// An input of a mover, or the place of the next line.
    struct Unpacked {
        std::uint64_t tick = 0;
        std::uint32_t mover = 0; ///< its number, from 1; 0 for a line
        Vec2 position, velocity;
    };
    static constexpr std::size_t mostInputs = 4'000'000; ///< in a recording
    static constexpr std::uint64_t newestVersion = 2;    ///< of recordings

    /// @param version of the recording
    explicit InputUnpacker(std::uint64_t version = newestVersion) : m_version(version) {}

    /// @param to receives the inputs of a block. False if the block is damaged.
    [[nodiscard]] bool take(std::string_view numbers, std::size_t lineCount,
                            std::vector<Unpacked>& to);
    /// Whether take() failed because there are too many inputs or movers.
    [[nodiscard]] bool isFull() const { return m_isFull; }
    /// How many movers all blocks have visited, each once per block.
    [[nodiscard]] std::size_t visits() const { return m_visits; }
    /// @pre the input is of a mover
    [[nodiscard]] Input inputOf(const Unpacked& unpacked) const;

private:
    /// What is known of a mover that has moved. Files name many that have not.
    struct Moves {
        MoverColumns columns;
        std::unique_ptr<std::array<OldNumberColumn, 4>> oldColumns; ///< in version 1
        std::vector<std::size_t> places;                            ///< of its inputs in this block
    };
    struct Track {
        Mover::Kind kind = Mover::Kind::external;
        std::uint32_t name = 0; ///< index in m_names
        std::uint32_t ordinal = 0;
        std::unique_ptr<Moves> moves;
    };

    [[nodiscard]] bool takeMovers(std::string_view& from);
    [[nodiscard]] std::uint32_t numberOf(std::string_view name);
    [[nodiscard]] bool takeOrder(std::string_view& from, std::size_t lineCount,
                                 std::vector<Unpacked>& to);
    [[nodiscard]] bool takeTickLength(std::string_view& from);
    [[nodiscard]] bool takeColumns(BitReader& from, Track& track, std::vector<Unpacked>& to);
    [[nodiscard]] bool takeOldColumns(BitReader& from, Track& track, std::vector<Unpacked>& to);

    std::uint64_t m_version;
    double m_tickLength = 1.0 / 60;
    std::vector<std::string> m_names;
    std::map<std::string, std::uint32_t, std::less<>> m_numbers; ///< of names
    std::vector<Track> m_tracks;
    std::vector<std::uint32_t> m_moving; ///< the tracks that move in this block
    std::size_t m_visits = 0;
    bool m_isFull = false;
};

} // namespace tiller
