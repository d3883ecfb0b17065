#pragma once

#include "core/model/project.h"

#include <QColor>

namespace tiller {

/// The color of what a behavior does: agents it leads, the force it gives, its row in the values of
/// a picked agent.
[[nodiscard]] QColor behaviorColor(std::string_view nodeType, bool dark);

/// As above, of a node of a project; the color of nobody if it is not there.
[[nodiscard]] QColor behaviorColor(const Project& project, std::string_view node, bool dark);

/// Of agents that no behavior leads: they coast.
[[nodiscard]] QColor nobodyColor(bool dark);

} // namespace tiller
