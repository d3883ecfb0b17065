#pragma once

#include "core/model/edits.h"

#include <map>

namespace tiller {

struct PastedItems {
    Change change;
    /// The copies of nodes and links, by their ids in the excerpt. It lacks the links that a group
    /// lost since it was copied: their copies are not in the change.
    std::map<Id, Id> copies;
};

/// paste(), with the ids of the copies.
[[nodiscard]] Result<PastedItems> pasteItems(const Project& project, IdSource& ids,
                                             const Project& excerpt, Vec2 by);

} // namespace tiller
