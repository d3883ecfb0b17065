#pragma once

#include "app/editor/sim/frame.h"

#include <array>
#include <cstdint>

namespace tiller {

/// Where agents were in the last frames.
class Trails {
public:
    static constexpr std::size_t length = 64; ///< frames

    /// Adds the positions of a frame, if it is later than the last one. After a reset, or a jump to
    /// another tick, the trails start anew.
    void add(const Frame& frame) { add(frame, frame.agents); }
    /// Adds the positions of other agents of the frame.
    void add(const Frame& frame, const std::vector<FrameAgents>& agents);
    void clear() { m_count = 0; }

    [[nodiscard]] std::size_t count() const { return m_count; }

    /// Where the agents of a type were, ascending by ordinal.
    struct Track {
        Id type;
        std::vector<std::uint32_t> ordinal;
        std::vector<std::uint32_t> life;
        std::vector<float> xy; ///< x and y alternate

        [[nodiscard]] Vec2 at(std::size_t i) const { return {xy[2 * i], xy[2 * i + 1]}; }
    };
    /// Empty if the frame did not have the type. @param age in frames; 0 is the newest
    [[nodiscard]] const Track& track(std::string_view type, std::size_t age) const;
    /// Where an individual was, whatever its type was; nothing if it did not live.
    [[nodiscard]] std::optional<Vec2> placeOf(std::uint32_t life, std::size_t age) const;

private:
    struct Moment {
        std::vector<Track> tracks;
        std::vector<std::pair<std::uint32_t, Vec2>> byLife; ///< ascending
    };

    [[nodiscard]] const Moment* momentAt(std::size_t age) const;

    std::array<Moment, length> m_ring; ///< the next frame replaces the oldest one
    std::size_t m_next = 0;
    std::size_t m_count = 0;
    std::uint64_t m_run = 0;
    std::uint64_t m_tick = 0;
    std::uint64_t m_jumps = 0;
};

} // namespace tiller
