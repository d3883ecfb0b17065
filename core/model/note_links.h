#pragma once

#include "core/model/project_index.h"

namespace tiller {

/// A link in the notes that leads into the project: `[text](node:ID)` selects a node, a link or a
/// scene item, `[text](experiment:ID)` starts an experiment.
struct NoteLink {
    enum class Kind { node, experiment };
    Kind kind = Kind::node;
    std::string text;
    Id id;

    bool operator==(const NoteLink&) const = default;
};

/// The first 10,000 links of all four texts, in their order, without links to web pages and the
/// like.
[[nodiscard]] std::vector<NoteLink> noteLinks(const Notes& notes);
/// The same of one text.
[[nodiscard]] std::vector<NoteLink> noteLinks(std::string_view markdown);

/// @name Whether the project contains the item of a link
/// @{
[[nodiscard]] bool leadsSomewhere(const Project& project, const NoteLink& link);
[[nodiscard]] bool leadsSomewhere(const ProjectIndex& items, const NoteLink& link);
/// @}

} // namespace tiller
