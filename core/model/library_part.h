#pragma once

#include "core/model/groups.h"

namespace tiller {

/// @name Parts in files of their own
/// A part file holds a project whose nodes all are in one group, which may hold others: the part,
/// with an example of the settings on its card. The functions call such a project a library. Parts
/// of a project may be linked to a file (PartAnnotation). They have all their nodes in the project,
/// so a file that is missing takes nothing away.
/// @{

/// The library of a part, from its first group. Refused while that group has errors on its own.
[[nodiscard]] Result<Project> libraryOf(const Project& project, std::string_view part);

/// The part of a library. @pre findLibraryProblem(library) is none
[[nodiscard]] Id partOfLibrary(const Project& library);

/// What is wrong with a project as a library; its id is that of the first node outside the group.
[[nodiscard]] std::optional<Problem> findLibraryProblem(const Project& library);

/// What groups of one part have in common, in one form: nodes with their roles as ids, inner links,
/// ports and names. Left out are geometry, placed agents, and the values of settings on the card.
/// Empty if there is no such part.
[[nodiscard]] Project definitionOf(const Project& project, std::string_view part);

/// In what a part differs from a library, a sentence each. @pre findLibraryProblem(library) is none
[[nodiscard]] std::vector<std::string> differencesOf(const Project& project, std::string_view part,
                                                     const Project& library);

/// How a part is linked to a file.
struct PartLink {
    std::string file;  ///< from the project's folder, with "/"; empty for none
    std::string taken; ///< partState() of the library

    bool operator==(const PartLink&) const = default;
};

[[nodiscard]] PartLink linkOf(const Project& project, std::string_view part);
[[nodiscard]] Result<Change> setLink(const Project& project, std::string_view part,
                                     const PartLink& link);

/// Adds a group of a library: one more of the part that is linked to the same file or has the same
/// id and nodes, else with a part of its own and this link. The last annotation that the change
/// adds is the group.
[[nodiscard]] Result<Change> addFromLibrary(const Project& project, IdSource& ids,
                                            const Project& library, const PartLink& link,
                                            Vec2 place);

/// Gives all groups of a part the nodes, inner links, ports and names of a library. Nodes of the
/// same role and type keep their ids, their geometry and what is set on the card.
[[nodiscard]] Result<Change> takeOver(const Project& project, IdSource& ids, std::string_view part,
                                      const Project& library, const std::string& taken);
/// @}

} // namespace tiller
