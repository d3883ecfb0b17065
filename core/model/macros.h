#pragma once

#include "core/model/edits.h"

#include <span>

namespace tiller {

/// A ready group of nodes, to start from: a flock, a hunter, a follower.
struct Macro {
    std::string id; ///< kebab-case, no id of a node type
    std::string title;
    std::string help;                    ///< one line: what its agents do
    std::vector<std::string> words = {}; ///< what else people call it
};

[[nodiscard]] std::span<const Macro> macros();
[[nodiscard]] const Macro* findMacro(std::string_view id);

/// The nodes of a macro, wired and laid out to the right of and below @p place on the canvas. What
/// it says of time and speed is for seconds, and is turned into the project's time, so that it
/// looks the same in every world. Who is hunted or followed is the first agent type there is; where
/// there is none, that input stays unwired. The change's nodes are all new ones, the agent type
/// first.
[[nodiscard]] Result<Change> addMacro(const Project& project, IdSource& ids, std::string_view macro,
                                      Vec2 place);

} // namespace tiller
