#pragma once

#include "core/model/project.h"

namespace tiller {

/// A link of the notes that leads into the project: `[text](node:ID)` selects a node, a link or a
/// scene item, `[text](experiment:ID)` starts an experiment.
struct NoteLink {
    enum class Kind { node, experiment };
    Kind kind = Kind::node;
    std::string text;
    Id id;

    bool operator==(const NoteLink&) const = default;
};

/// Those of all four texts, in their order. Links to elsewhere are left out.
[[nodiscard]] std::vector<NoteLink> noteLinks(const Notes& notes);

[[nodiscard]] bool leadsSomewhere(const Project& project, const NoteLink& link);

} // namespace tiller
