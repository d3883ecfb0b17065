#pragma once

#include "core/model/project.h"
#include "core/scene/geometry.h"

#include <memory>

namespace tiller {

/// The geometry that a node names, or null: the scene item of its setting, or for obstacles all of
/// its group.
[[nodiscard]] std::shared_ptr<const Geometry> geometryOf(const Project& project, const Node& node);

} // namespace tiller
