#pragma once

#include "core/io/packed_numbers.h"
#include "core/sim/inputs.h"

#include <map>

namespace tiller {

/// Something whose places a recording keeps as numbers, not as lines: an external, the cursor, or
/// an agent that the game moves or places.
struct Mover {
    enum class Kind : std::uint8_t { external, cursor, moved, placed };
    Kind kind = Kind::external;
    std::string name;          ///< of the external, or of the agent type
    std::uint32_t ordinal = 0; ///< of the agent

    auto operator<=>(const Mover&) const = default;
};

/// Packs inputs in the order in which they came: those of movers as numbers, the others as lines
/// of writeInputEvent. A block of them builds on those before it.
class InputPacker {
public:
    /// @name At a tick
    /// @{
    void keep(std::uint64_t tick, const ExternalSet& set);
    void keep(std::uint64_t tick, const CursorMoved& moved);
    void keep(std::uint64_t tick, const AgentMoved& moved);
    void keep(std::uint64_t tick, const AgentPlaced& placed);
    void keep(std::uint64_t tick, Input input);
    /// @}
    /// How many inputs wait for the next block.
    [[nodiscard]] std::size_t size() const { return m_waiting.size(); }
    /// Drops all of those but the first, and those after a tick.
    void goBack(std::uint64_t tick, std::size_t count);

    /// What waits, as a block.
    struct Block {
        std::size_t lineCount = 0;
        std::string lines;
        std::string numbers;
    };
    [[nodiscard]] Block take();

private:
    static constexpr std::uint32_t line = ~std::uint32_t{0}; ///< in place of a mover
    struct Waiting {
        std::uint64_t tick = 0;
        std::uint32_t mover = line;
        Vec2 position, velocity;
    };
    struct Track {
        Mover mover;
        std::array<NumberColumn, 4> columns;
        std::array<std::vector<std::int64_t>, 4> values; ///< of this block
        std::uint32_t next = 0;                          ///< who came after it the last time
    };

    void keepLine(std::uint64_t tick, Input input);
    void keepMove(std::uint64_t tick, Mover::Kind kind, const std::string& name,
                  std::uint32_t ordinal, Vec2 position, Vec2 velocity);
    [[nodiscard]] std::uint32_t trackOf(Mover::Kind kind, const std::string& name,
                                        std::uint32_t ordinal);
    void putOrder(std::string& to);

    std::vector<Waiting> m_waiting;
    std::vector<std::string> m_lines; ///< of those that are lines
    std::vector<Track> m_tracks;
    std::map<Mover, std::uint32_t> m_numbers; ///< of tracks
    std::uint32_t m_latest = 0;               ///< the track of the latest move
    std::size_t m_written = 0;                ///< tracks whose movers are in a block
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
    /// Whether take() failed because there are too many inputs.
    [[nodiscard]] bool isFull() const { return m_isFull; }
    /// @pre the input is of a mover
    [[nodiscard]] Input inputOf(const Unpacked& unpacked) const;

private:
    struct Track {
        Mover mover;
        std::array<NumberColumn, 4> columns;
        std::vector<std::size_t> places; ///< of its inputs in this block
    };

    [[nodiscard]] bool takeMovers(std::string_view& from);
    [[nodiscard]] bool takeOrder(std::string_view& from, std::size_t lineCount,
                                 std::vector<Unpacked>& to);
    [[nodiscard]] bool takeColumns(BitReader& from, Track& track, std::vector<Unpacked>& to);

    std::vector<Track> m_tracks;
    bool m_isFull = false;
};

} // namespace tiller
