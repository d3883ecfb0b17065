#pragma once

#include "core/sim/inputs.h"

#include <cstdint>
#include <map>
#include <optional>

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
        std::uint32_t mover = other; ///< its place
        Vec2 position, velocity;
    };
    struct NewMover {
        std::uint32_t place = 0; ///< from 0; that of a forgotten mover, if there is one
        Mover mover;
    };
    std::vector<Item> items;         ///< in the order in which they came
    std::vector<Input> others;       ///< those that are of no mover
    std::vector<NewMover> newMovers; ///< that no earlier batch has, or that were forgotten
    double tickLength = 1.0 / 60;    ///< of the world: seconds
};

/// Collects inputs in the order in which they came. Of many movers, it forgets those that have not
/// moved for a while, so that its memory is bounded.
class InputCollector {
public:
    static constexpr std::size_t mostRemembered = 1024; ///< movers that are never forgotten
    static constexpr std::uint64_t longestPause = 600;  ///< ticks without a move

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
    /// How many movers it remembers.
    [[nodiscard]] std::size_t movers() const { return m_places.size(); }

private:
    struct Track {
        std::optional<Mover> mover = {}; ///< nothing: it was forgotten
        std::uint32_t next = 0;          ///< who came after it the last time
        std::uint64_t latestTick = 0;
    };

    [[nodiscard]] std::uint32_t placeOf(Mover::Kind kind, std::string_view name,
                                        std::uint32_t ordinal);
    [[nodiscard]] std::uint32_t addTrack(const Mover& mover);
    void forgetIdle(std::uint64_t tick);

    InputBatch m_batch;
    std::vector<Track> m_tracks;
    std::vector<std::uint32_t> m_free;       ///< places of forgotten movers
    std::map<Mover, std::uint32_t> m_places; ///< of tracks
    std::uint32_t m_latest = 0;              ///< the track of the latest move
    std::size_t m_forgetAt = mostRemembered; ///< movers
};

} // namespace tiller
