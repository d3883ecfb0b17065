#pragma once

#include "core/model/edits.h"

#include <QString>

#include <span>

namespace tiller {

/// @name Copying and pasting parts of a project, also as text into another project
/// @{

/// A project of the nodes, groups, frames, comments and scene items with the given ids, with the
/// links between these nodes, the geometry that they use and the parts of the groups.
[[nodiscard]] Project excerptOf(const Project& project, std::span<const Id> ids);

/// Reads a copied text. Refused with a sentence where the text is no part of a project.
[[nodiscard]] Result<Project> readExcerpt(const QString& text);

/// The left top corner of the cards, frames and comments; none if there are none.
[[nodiscard]] std::optional<Vec2> cornerOf(const Project& excerpt);

/// Adds all of an excerpt, with new ids. Cards, frames and comments move by @p by on the canvas. A
/// group becomes one more of its part, if the project has the part with the same nodes.
/// In an excerpt of scene items alone, they move aside where the project has the same items.
[[nodiscard]] Result<Change> pasteExcerpt(const Project& project, IdSource& ids,
                                          const Project& excerpt, Vec2 by);

/// Copies the items with these ids, moved by @p by. Copies of nodes keep the wires that lead into
/// the nodes from elsewhere, with weight and order. So a copy works as its original does.
[[nodiscard]] Result<Change> duplicateWithWires(const Project& project, IdSource& ids,
                                                std::span<const Id> chosen, Vec2 by);
/// @}

/// The items that a person wants selected after an edit adds them: cards, frames and comments;
/// where it adds none of these, scene items.
[[nodiscard]] std::vector<Id> addedBy(const Change& change);

} // namespace tiller
