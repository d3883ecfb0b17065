#pragma once

#include "core/model/edits.h"

#include <QRectF>

#include <span>

namespace tiller {

/// @name Edits of the scene, as changes: more than core/model/edits.h has
/// @{

/// The smallest number of points that an item can have: 3 for a polygon, 2 for a wall or path.
[[nodiscard]] std::size_t fewestPoints(const SceneItem& item);

/// Adds a point after the point @p after.
[[nodiscard]] Result<Change> insertPoint(const Project& project, std::string_view item,
                                         std::size_t after, Vec2 place);
/// Refused if too few points would stay.
[[nodiscard]] Result<Change> removePoint(const Project& project, std::string_view item,
                                         std::size_t index);

/// Adds a scene item. If a type of target nodes uses such items, adds a target node, too, below the
/// other targets on the canvas. The id of @p item does not matter.
[[nodiscard]] Result<Change> addDrawn(const Project& project, IdSource& ids, const SceneItem& item);

/// Adds a scene item that a node uses from then on. A node that uses no such item, as Obstacles,
/// stays as it is.
[[nodiscard]] Result<Change> addDrawnFor(const Project& project, IdSource& ids,
                                         const SceneItem& item, std::string_view node);

/// The change with the scene items that it adds in a layer.
[[nodiscard]] Result<Change> addedTo(const Project& project, std::string_view layer,
                                     const Result<Change>& added);

/// As setValue. A setting can decide which others apply, as the shape of an obstacle does: the
/// settings that begin to apply then fit the old shape, so that the item stays in its place.
[[nodiscard]] Result<Change> setSceneValue(const Project& project, std::string_view id,
                                           std::string_view setting, const Value& value);
/// @}

/// @name The values of one item
/// @{
/// The value of a setting, to change it. Null if the type of the item has no such setting.
[[nodiscard]] Value* findValue(SceneItem& item, std::string_view setting);
/// Changes nothing if the type of the item has no such setting.
void setItemValue(SceneItem& item, std::string_view setting, Value value);
/// Gives the item a box between two corners.
void setItemBox(SceneItem& item, Vec2 corner, Vec2 opposite);
/// Fits the settings of the item that do not apply now to a box.
void fitHidden(SceneItem& item, const QRectF& box);

inline constexpr double finestStep = 1e-6;
/// The nearest multiple of the step, within the limits of coordinates.
[[nodiscard]] double roundCoordinate(double value, double step = finestStep);
/// @}

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
