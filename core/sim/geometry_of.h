#pragma once

#include "core/model/project.h"
#include "core/scene/geometry.h"

#include <memory>

namespace tiller {

/// The geometry of a scene item; null for an obstacle or a path without points.
[[nodiscard]] std::shared_ptr<const Geometry> geometryOf(const Project& project,
                                                         const SceneItem& item);

/// The settings of the obstacles of a group, or of all if it is empty.
[[nodiscard]] std::vector<ObstacleGeometry> obstacleListOf(const Project& project,
                                                           const std::string& group);

/// These obstacles.
[[nodiscard]] std::shared_ptr<const Geometry> obstaclesOf(const Project& project,
                                                          const std::string& group);

} // namespace tiller
