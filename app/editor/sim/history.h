#pragma once

#include "core/sim/simulation.h"

#include <memory>
#include <vector>

namespace tiller {

/// A run at one tick, before what came from outside at it: enough to go on from there.
struct Keyframe {
    std::uint64_t tick = 0;
    std::size_t position = 0; ///< how many inputs had been by then
    std::shared_ptr<const Project> project;
    Snapshot snapshot;
    std::size_t bytes = 0; ///< of all of it
};

/// The keyframes of a run, within a limit of memory. Where it is reached they are thinned out: the
/// farther from now, the fewer. Gaps stay short enough that what lies in them is computed again
/// in a few seconds; where that is not possible the oldest are forgotten.
class History {
public:
    static constexpr std::size_t defaultLimit = 256U << 20; // bytes

    /// What is kept may be less than the limit, and is more only if one keyframe alone is.
    void setLimit(std::size_t bytes);

    void clear();

    /// Keeps a keyframe if it is time for one, of this simulation as it is.
    /// @param aimed there will soon be questions about ticks around this one
    void offer(const Simulation& simulation, const std::shared_ptr<const Project>& project,
               std::size_t position, bool aimed = false);

    /// The latest keyframe that is not after a tick. @pre tick >= first()
    [[nodiscard]] const Keyframe& before(std::uint64_t tick) const;

    /// What is after a tick has not been.
    void cutAfter(std::uint64_t tick);

    [[nodiscard]] bool empty() const { return m_keyframes.empty(); }
    [[nodiscard]] std::size_t size() const { return m_keyframes.size(); }
    [[nodiscard]] std::uint64_t first() const { return m_keyframes.front()->tick; }
    [[nodiscard]] std::vector<std::uint64_t> ticks() const;
    [[nodiscard]] std::size_t bytes() const { return m_bytes; }

    /// @name For a world of so many agents, in ticks
    /// @{
    [[nodiscard]] static std::uint64_t interval(std::size_t agents);   ///< between keyframes
    [[nodiscard]] static std::uint64_t longestGap(std::size_t agents); ///< after thinning
    /// @}

private:
    using Keyframes = std::vector<std::shared_ptr<const Keyframe>>;

    [[nodiscard]] std::size_t after(std::uint64_t tick) const;
    void thin(std::size_t limit, std::uint64_t here);
    void drop(std::size_t index);

    Keyframes m_keyframes; ///< ascending; shared with the futures that were
    std::size_t m_bytes = 0;
    std::size_t m_limit = defaultLimit;
    std::uint64_t m_longestGap = 0;
};

} // namespace tiller
