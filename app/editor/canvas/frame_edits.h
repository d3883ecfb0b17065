#pragma once

#include "core/model/edits.h"

#include <QRectF>

#include <span>

namespace tiller {

/// @name Edits of frames and comments, and of cards together with them
/// @{

/// A frame with room for its title around an area of the canvas.
[[nodiscard]] Result<Change> frameAround(const Project& project, IdSource& ids, const QRectF& area);

[[nodiscard]] Result<Change> addComment(const Project& project, IdSource& ids, QPointF place);

/// Nodes, frames and comments, moved together.
[[nodiscard]] Change moveOnCanvas(const Project& project, std::span<const Id> ids, Vec2 by);
/// @}

/// The nodes, frames and comments among the ids, each once, and those that lie wholly in a frame
/// among them: what a drag takes along. Reads the cards as they are laid out now.
[[nodiscard]] std::vector<Id> withCarried(const Project& project, std::span<const Id> ids);

/// The nodes, frames and comments that lie wholly in an area.
[[nodiscard]] std::vector<Id> whollyIn(const Project& project, const QRectF& area);

/// What a node's card, a frame or a comment covers; null for other ids.
[[nodiscard]] QRectF canvasRect(const Project& project, std::string_view id);

} // namespace tiller
