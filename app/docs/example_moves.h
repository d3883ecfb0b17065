#pragma once

#include "app/look/moves.h"
#include "core/model/project.h"

namespace tiller::docs {

/// The motion of some agents of every type, for the start page: five seconds after two, or from the
/// start in a world whose ticks are frames. If the project has a Cursor, a mouse goes around in the
/// world and clicks. @pre !hasErrors(check(project))
[[nodiscard]] Moves movesOf(const Project& project);

} // namespace tiller::docs
