#pragma once

#include "core/model/edits.h"

#include <QRectF>

#include <span>

namespace tiller {

/// @name Edits of frames and comments, alone and together with cards
/// @{

/// Adds a frame around an area of the canvas, with room for its title.
[[nodiscard]] Result<Change> frameAround(const Project& project, IdSource& ids, const QRectF& area);

[[nodiscard]] Result<Change> addComment(const Project& project, IdSource& ids, QPointF place);

/// Moves nodes, frames and comments together.
[[nodiscard]] Change moveOnCanvas(const Project& project, std::span<const Id> ids, Vec2 by);
/// @}

/// The items that a drag moves: the nodes, frames and comments among the ids, and all that lies
/// wholly in one of these frames. Each id comes once.
[[nodiscard]] std::vector<Id> withCarried(const Project& project, std::span<const Id> ids);

/// The nodes, frames and comments that lie wholly in an area.
[[nodiscard]] std::vector<Id> whollyIn(const Project& project, const QRectF& area);

/// The area of a node's card, a frame or a comment; null for other ids.
[[nodiscard]] QRectF canvasRect(const Project& project, std::string_view id);

} // namespace tiller
