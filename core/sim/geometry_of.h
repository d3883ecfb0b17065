#pragma once

#include "core/model/project.h"
#include "core/scene/geometry.h"

#include <memory>

namespace tiller {

/// The geometry that a node refers to: the scene item in its settings, or all obstacles of its
/// group. Null if it refers to none.
[[nodiscard]] std::shared_ptr<const Geometry> geometryOf(const Project& project, const Node& node);

} // namespace tiller
