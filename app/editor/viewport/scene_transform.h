#pragma once

#include "core/model/edits.h"

#include <QRectF>

#include <span>

namespace tiller {

/// A map of the plane that keeps one place: turns, mirror images and changes of size.
struct SceneMap {
    Vec2 x{1, 0}; ///< where the direction +x goes
    Vec2 y{0, 1};
    Vec2 about;

    [[nodiscard]] Vec2 operator()(Vec2 place) const {
        const Vec2 from = place - about;
        return about + x * from.x + y * from.y;
    }
};

[[nodiscard]] SceneMap turnMap(double degrees, Vec2 about); ///< to the left, as angles in files
[[nodiscard]] SceneMap mirrorMap(bool leftToRight, Vec2 about);
[[nodiscard]] SceneMap resizeMap(double factor, Vec2 about);

/// The item, moved as a whole.
[[nodiscard]] SceneItem movedItem(SceneItem item, Vec2 by);

/// The item after the map. A box that is turned by less than a quarter becomes a polygon.
[[nodiscard]] SceneItem transformed(SceneItem item, const SceneMap& map);

/// The box around items; of a field without limit only its center.
[[nodiscard]] QRectF boxOf(std::span<const SceneItem> items);

/// Puts items in the place of those with their ids. Refused if a value is out of its range.
[[nodiscard]] Result<Change> replaceItems(const Project& project, std::span<const SceneItem> items);

/// Moves items to the front of the scene, where they are drawn over others, or to its back.
[[nodiscard]] Change orderItems(const Project& project, std::span<const Id> items, bool front);

} // namespace tiller
