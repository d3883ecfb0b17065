#pragma once

#include "core/io/input_batch.h"
#include "core/io/packed_numbers.h"

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>

namespace tiller {

/// Inputs of one mover, in steps: x, y, vx and vy.
struct MoverValues {
    std::vector<std::uint64_t> ticks;
    std::array<std::vector<std::int64_t>, 4> columns;
};

/// The columns of one mover, over all blocks.
class MoverColumns {
public:
    /// Writes or reads the columns: velocities first, for places follow them.
    /// @param act bool(NumberColumn&, std::vector<std::int64_t>& values, leads)
    /// @return false if it does so
    bool pass(MoverValues& values, bool hasVelocity, double tickLength, auto act);

private:
    std::array<NumberColumn, 4> m_columns;
    std::array<std::int64_t, 2> m_lead{}; ///< where velocities have led, in steps
    std::uint64_t m_latestTick = 0;
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
        MoverValues values; ///< of this block
    };

    void putOrder(const InputBatch& batch, std::string& to) const;

    std::vector<Track> m_tracks; ///< by the places of movers
    std::uint64_t m_numbers = 0; ///< that were given
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
        std::vector<std::size_t> places; ///< of its inputs in this block
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
    [[nodiscard]] static bool takeColumns(BitReader& from, Track& track, double tickLength,
                                          std::vector<Unpacked>& to);

    std::vector<std::string> m_names;
    std::map<std::string, std::uint32_t, std::less<>> m_numbers; ///< of names
    std::vector<Track> m_tracks;
    std::vector<std::uint32_t> m_moving; ///< the tracks that move in this block
    std::size_t m_visits = 0;
    bool m_isFull = false;
};

} // namespace tiller
