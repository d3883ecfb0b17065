#pragma once

#include "app/editor/sim/edit_marks.h"

namespace tiller {

/// How a frame stands to what was before and after it.
struct FrameTimeline {
    std::uint64_t first = 0; ///< the earliest tick that can be gone to
    std::uint64_t end = 0;   ///< the last that has been; later than the frame's: it is in the past
    std::uint64_t jumps =
        0; ///< counts how often another tick was gone to; frames across do not follow
    std::size_t bytes = 0; ///< that the past takes
    std::shared_ptr<const EditMarks::List> marks;

    /// @name The future that was, while it is kept
    /// @{
    std::optional<std::uint64_t> branchedAt; ///< where this run left it
    std::uint64_t oldEnd = 0; ///< how far it was seen; beyond, it is what would have been
    /// @}
};

} // namespace tiller
