#pragma once

#include "core/model/project.h"

namespace tiller {

/// A project to measure the editor with: units of 10 nodes and 15 wires (who moves, by what, toward
/// and away from the agents of the units before it, and when), in rows and columns on the canvas.
/// @param nodes a multiple of 10
[[nodiscard]] Project graphOf(std::size_t nodes);

} // namespace tiller
