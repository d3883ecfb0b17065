#pragma once

#include "core/model/edits.h"

#include <QRectF>

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

/// Adds copies with ids of their own, moved by @p by.
[[nodiscard]] Result<Change> duplicateItems(const Project& project, IdSource& ids,
                                            std::span<const Id> items, Vec2 by);
/// @}

/// @name The values of one item
/// @{
/// The value of a setting, to change it. Null if the type of the item has no such setting.
[[nodiscard]] Value* findValue(SceneItem& item, std::string_view setting);
/// Changes nothing if the type of the item has no such setting.
void setItemValue(SceneItem& item, std::string_view setting, Value value);
/// Fits the settings of the item that do not apply now to a box.
void fitHidden(SceneItem& item, const QRectF& box);

inline constexpr double finestStep = 1e-6;
/// The nearest multiple of the step, within the limits of coordinates.
[[nodiscard]] double roundCoordinate(double value, double step = finestStep);
/// @}

} // namespace tiller
