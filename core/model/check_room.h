#pragma once

#include "core/base/problem.h"
#include "core/model/project_index.h"

namespace tiller {

/// Warnings about solid agents that have no room at the start: a region that is too small for all
/// of them, and agents placed within an obstacle or within each other.
[[nodiscard]] Problems checkRoom(const Project& project, ProjectIndex& nodes);

/// A box of the world.
struct PlaceBox {
    Vec2 low;
    Vec2 high;
};

/// The box around a scene item; of a field, its center.
[[nodiscard]] PlaceBox boxOfItem(const SceneItem& item);

/// Whether all of a box is beyond the edges of a world. A world with open edges ends nowhere.
[[nodiscard]] bool isOutsideWorld(const Project& project, const PlaceBox& box);

/// Warns of what stands where it cannot work: scene items and placed agents outside the world, and
/// placed agents within an obstacle, or within each other without Separation, and a start region
/// that obstacles cover to 40%. Of solid agents, only those outside the world: see checkRoom.
/// Warns of the obstacles of a map, too, where no agent avoids obstacles or is solid.
[[nodiscard]] Problems checkPlaces(const Project& project, ProjectIndex& nodes);

} // namespace tiller
