#pragma once

#include "core/model/project.h"

namespace tiller {

/// A project for measuring the editor: units of 10 nodes and 15 wires, in rows and columns on the
/// canvas. Each unit is an agent type with behaviors toward and away from agents of earlier units.
/// @param nodes a multiple of 10
[[nodiscard]] Project graphOf(std::size_t nodes);

} // namespace tiller
