#pragma once

#include "core/model/edits.h"

#include <QString>

#include <span>

namespace tiller {

/// @name Parts of a project, to copy and to paste: also as text, into another project
/// @{

/// The nodes, frames, comments and scene items among the ids, with the links among the nodes and
/// the geometry they hold, as a project of their own.
[[nodiscard]] Project excerptOf(const Project& project, std::span<const Id> ids);

/// Reads what was copied as text. What is no part of a project is refused with a sentence.
[[nodiscard]] Result<Project> readExcerpt(const QString& text);

/// The left top corner of the cards, frames and comments; none if there are none.
[[nodiscard]] std::optional<Vec2> cornerOf(const Project& excerpt);

/// All of an excerpt with new ids. Cards, frames and comments are moved by @p by on the canvas;
/// scene items without cards are moved aside where the same is there already.
[[nodiscard]] Result<Change> pasteExcerpt(const Project& project, IdSource& ids,
                                          const Project& excerpt, Vec2 by);

/// Copies of what has these ids, moved by @p by. The copies of nodes keep the wires that lead into
/// the nodes from elsewhere, with weight and order; so each does what its original does.
[[nodiscard]] Result<Change> duplicateWithWires(const Project& project, IdSource& ids,
                                                std::span<const Id> chosen, Vec2 by);
/// @}

/// What an edit adds that one selects: nodes, frames and comments, else scene items.
[[nodiscard]] std::vector<Id> addedBy(const Change& change);

} // namespace tiller
