#pragma once

#include "core/model/change.h"
#include "core/sim/simulation.h"
#include "core/sim/snapshot.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace tiller {

/// @name The bytes that a value holds on the heap, its own size apart
/// The sum of the sizes that were asked for. What an allocator adds to each block is not counted.
/// @{
[[nodiscard]] std::size_t heapBytes(const Snapshot& snapshot);
[[nodiscard]] std::size_t heapBytes(const Project& project);
[[nodiscard]] std::size_t heapBytes(const Change& change);
/// @}

/// The state of a run at one tick, before the inputs of that tick. A run can go on from it.
struct Keyframe {
    std::uint64_t tick = 0;
    std::size_t position = 0; ///< the number of inputs before this tick
    std::shared_ptr<const Project> project;
    Snapshot snapshot;
    std::size_t bytes = 0; ///< of the whole keyframe, with heapBytes()
};

/// The keyframes of a run, within a limit of memory. At the limit they are thinned out: the farther
/// from now, the fewer remain. Gaps stay short enough to be computed again in a few seconds; where
/// that is not possible, the oldest keyframes are dropped.
class History {
public:
    static constexpr std::size_t defaultLimit = 256U << 20; // bytes

    /// The keyframes take at most this, unless a single one takes more. What the allocator adds to
    /// each block (less than a tenth) comes on top.
    void setLimit(std::size_t bytes);

    void clear();

    /// Keeps the state of this simulation as a keyframe, if the previous one is long enough ago.
    /// @param isNearTarget ticks around this one will soon be asked for: keyframes are denser
    void offer(const Simulation& simulation, const std::shared_ptr<const Project>& project,
               std::size_t position, bool isNearTarget = false);

    /// The latest keyframe at or before a tick. @pre tick >= first()
    [[nodiscard]] const Keyframe& before(std::uint64_t tick) const;

    /// Drops the keyframes after a tick.
    void cutAfter(std::uint64_t tick);

    [[nodiscard]] bool empty() const { return m_keyframes.empty(); }
    [[nodiscard]] std::size_t size() const { return m_keyframes.size(); }
    [[nodiscard]] std::uint64_t first() const { return m_keyframes.front()->tick; }
    [[nodiscard]] std::vector<std::uint64_t> ticks() const;
    [[nodiscard]] std::size_t bytes() const { return m_bytes; }

    /// @name In ticks, for a world with this many agents
    /// @{
    [[nodiscard]] static std::uint64_t interval(std::size_t agents);   ///< between keyframes
    [[nodiscard]] static std::uint64_t longestGap(std::size_t agents); ///< after thinning
    /// @}

private:
    using Keyframes = std::vector<std::shared_ptr<const Keyframe>>;

    [[nodiscard]] std::size_t after(std::uint64_t tick) const;
    void thin(std::size_t limit, std::uint64_t here);
    void drop(std::size_t index);

    Keyframes m_keyframes; ///< ascending; shared with the copies of the history
    std::size_t m_bytes = 0;
    std::size_t m_limit = defaultLimit;
    std::uint64_t m_longestGap = 0;
};

} // namespace tiller
