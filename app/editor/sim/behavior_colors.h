#pragma once

#include "core/model/project.h"

#include <QColor>

namespace tiller {

/// The color of a behavior: of the agents it leads, of its force, and of its row in the values of
/// the picked agent.
[[nodiscard]] QColor behaviorColor(std::string_view nodeType, bool dark);

/// The color of a node of a project; nobodyColor() if the project has no such node.
[[nodiscard]] QColor behaviorColor(const Project& project, std::string_view node, bool dark);

/// The color of agents that no behavior leads: they coast.
[[nodiscard]] QColor nobodyColor(bool dark);

} // namespace tiller
