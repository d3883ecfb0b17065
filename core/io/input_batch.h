#pragma once

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

[[nodiscard]] Input inputOf(const Mover& mover, Vec2 position, Vec2 velocity);

/// The inputs of a block: plain copies, which cost little to make.
struct InputBatch {
    static constexpr std::uint32_t other = ~std::uint32_t{0}; ///< in place of a mover
    struct Item {
        std::uint64_t tick = 0;
        std::uint32_t mover = other; ///< its number, from 0
        Vec2 position, velocity;
    };
    std::vector<Item> items;      ///< in the order in which they came
    std::vector<Input> others;    ///< those that are of no mover
    std::vector<Mover> newMovers; ///< that no earlier batch has
    double tickLength = 1.0 / 60; ///< of the world: seconds
};

/// Collects inputs in the order in which they came.
class InputCollector {
public:
    void keep(std::uint64_t tick, Input input);
    /// An input of a mover, without a copy of its name. @param ordinal of an agent, else 0
    void keepMove(std::uint64_t tick, Mover::Kind kind, std::string_view name,
                  std::uint32_t ordinal, Vec2 position, Vec2 velocity);
    /// How many inputs wait for the next batch.
    [[nodiscard]] std::size_t size() const { return m_batch.items.size(); }
    /// Drops all of those but the first, and those after a tick.
    void goBack(std::uint64_t tick, std::size_t count);
    /// @param to receives what waits; its memory is used for the next batch
    void take(InputBatch& to);

private:
    struct Track {
        Mover mover;
        std::uint32_t next = 0; ///< who came after it the last time
    };

    [[nodiscard]] std::uint32_t numberOf(Mover::Kind kind, std::string_view name,
                                         std::uint32_t ordinal);

    InputBatch m_batch;
    std::vector<Track> m_tracks;
    std::map<Mover, std::uint32_t> m_numbers; ///< of tracks
    std::uint32_t m_latest = 0;               ///< the track of the latest move
};

} // namespace tiller
