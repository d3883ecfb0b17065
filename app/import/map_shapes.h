#pragma once

#include "app/import/map.h"
#include "app/import/map_choices.h"

#include <optional>

namespace tiller::maps {

/// The same area with fewer boxes: boxes side by side of the same height become one, then boxes
/// above each other of the same width. Boxes that overlap stay apart. The order of the result is by
/// x, then y.
[[nodiscard]] std::vector<MapBox> mergeBoxes(std::vector<MapBox> boxes);

/// From the map's pixels to the world's units: the map's top left corner is at (0, 0).
struct MapScale {
    Vec2 corner;
    double scale = 1;

    [[nodiscard]] Vec2 operator()(Vec2 place) const { return (place - corner) * scale; }
};

/// The geometry of an object as a scene item, without id and name; nothing if its shape cannot
/// become that: a point has no area, and a line is no region. An obstacle's group is its property
/// "group", or else its layer.
/// @pre @p becomes is an obstacle, a region, a path or a point
[[nodiscard]] std::optional<SceneItem> itemOf(const MapObject& object, Becomes becomes,
                                              const MapScale& toWorld);

/// A box as an obstacle or region.
[[nodiscard]] SceneItem itemOf(const MapBox& box, Becomes becomes, const std::string& group,
                               const MapScale& toWorld);

/// The upright box with these corners; nothing if they are turned.
[[nodiscard]] std::optional<MapBox> uprightBox(const Points& corners);

/// Where an agent or point stands: the pivot of the object, or else its middle.
[[nodiscard]] Vec2 placeOf(const MapObject& object);

} // namespace tiller::maps
