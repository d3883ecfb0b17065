#pragma once

#include "app/editor/sim/edit_marks.h"
#include "core/sim/run_check.h"

#include <cstdint>

namespace tiller {

/// The run around a frame.
struct FrameTimeline {
    std::uint64_t first = 0; ///< the earliest tick that goTo() reaches
    std::uint64_t end =
        0; ///< the last tick of the run; if it is after the frame's, the frame is in the past
    /// Counts the jumps to another tick: frames before and after a jump are not consecutive.
    std::uint64_t jumps = 0;
    std::size_t bytes = 0; ///< of memory that the past takes
    std::shared_ptr<const EditMarks::List> marks;
    std::shared_ptr<const RunDifference> difference; ///< from the recorded run of a game, or null

    /// @name The previous future, see BranchedRun
    /// @{
    std::optional<std::uint64_t>
        branchedAt; ///< the tick at which it begins; none if there is no previous future
    std::uint64_t previousEnd = 0; ///< the tick up to which it was recorded
    /// @}
};

} // namespace tiller
