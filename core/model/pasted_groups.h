#pragma once

#include "core/model/groups.h"

// For edits_of_parts.cpp only.
namespace tiller {

/// The groups of an excerpt, while it is pasted into a project.
class PastedGroups {
public:
    PastedGroups(const Project& project, const Project& excerpt);

    [[nodiscard]] std::size_t annotations() const; ///< at most so many are added
    [[nodiscard]] bool hasMember(const Id& node) const { return m_groups.groupOf(node); }

    /// Groups of one part name the same geometry, unless its setting stands on the card: no copies
    /// of it are needed. Adds what the project has in place of it.
    void shareGeometry(std::map<Id, Id>& newIds) const;
    /// Adds the annotations. @param newIds the new nodes, by their ids in the excerpt
    void add(Change& change, IdSource& ids, const std::map<Id, Id>& newIds, Vec2 by) const;
    /// The change, after which groups that joined a part are as the part is now: it may have been
    /// edited since they were copied.
    [[nodiscard]] Change asTheirParts(Change change) const;

private:
    /// The group of the project whose part a pasted group joins; null where its part is new.
    [[nodiscard]] const NodeGroup* joined(const NodeGroup& pasted) const;

    const Project& m_project;
    const Project& m_excerpt;
    NodeGroups m_groups;  ///< of the excerpt
    NodeGroups m_present; ///< of the project
};

} // namespace tiller
