#pragma once

#include "app/editor/sim/frame.h"

#include <array>

namespace tiller {

/// Where agents were in the last frames: a ring of their positions, of fixed length.
class Trails {
public:
    static constexpr std::size_t length = 64; ///< frames

    /// Keeps a frame's positions, if it is later than the last; another run, or a tick that was
    /// gone to, starts anew.
    void add(const Frame& frame) { add(frame, frame.agents); }
    /// Of other agents of the frame.
    void add(const Frame& frame, const std::vector<FrameAgents>& agents);
    void clear() { m_count = 0; }

    [[nodiscard]] std::size_t count() const { return m_count; }

    /// Where the agents of a type were, x and y in turns; @p age 0 is the newest. Empty if the type
    /// was not there.
    [[nodiscard]] const std::vector<float>& positions(std::string_view type, std::size_t age) const;

private:
    struct Track {
        Id type;
        std::vector<float> xy;
    };
    using Moment = std::vector<Track>;

    std::array<Moment, length> m_ring;
    std::size_t m_next = 0;
    std::size_t m_count = 0;
    std::uint64_t m_run = 0;
    std::uint64_t m_tick = 0;
    std::uint64_t m_jumps = 0;
};

} // namespace tiller
