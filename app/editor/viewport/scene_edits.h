#pragma once

#include "core/model/edits.h"

#include <QRectF>

namespace tiller {

/// @name Edits of the scene, as changes; what core/model/edits.h has, for what the viewport does
/// @{

/// The fewest points an item keeps as it is now: 3 corners of a polygon, 2 of a wall or path.
[[nodiscard]] std::size_t fewestPoints(const SceneItem& item);

/// A point more, after one of them.
[[nodiscard]] Result<Change> insertPoint(const Project& project, std::string_view item,
                                         std::size_t after, Vec2 place);
/// Refused where too few would stay.
[[nodiscard]] Result<Change> removePoint(const Project& project, std::string_view item,
                                         std::size_t index);

/// The scene item, and the target node that is about it where there is such a type; beside the
/// other targets on the canvas. An item's id does not count.
[[nodiscard]] Result<Change> addDrawn(const Project& project, IdSource& ids, const SceneItem& item);

/// As setValue. Where the setting decides which others apply, as a shape does, those that begin to
/// are made to fit where the item was, so that it stays in its place.
[[nodiscard]] Result<Change> setSceneValue(const Project& project, std::string_view id,
                                           std::string_view setting, const Value& value);

/// Copies, moved by as much, with ids of their own.
[[nodiscard]] Result<Change> duplicateItems(const Project& project, IdSource& ids,
                                            std::span<const Id> items, Vec2 by);
/// @}

/// Makes settings of the item that do not apply now fit a box.
void fitHidden(SceneItem& item, const QRectF& box);

} // namespace tiller
