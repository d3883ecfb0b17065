#pragma once

#include "core/model/edits.h"
#include "core/model/groups.h"
#include "tests/core/sim/build_project.h"

#include <algorithm>
#include <stdexcept>

namespace tiller {

using Ids = std::vector<Id>;

/// The value. @throws std::runtime_error with the first problem if there is none
template <class T>
T require(Result<T> result) {
    if (!result)
        throw std::runtime_error(result.problems().front().text);
    return std::move(result).value();
}

inline Project applied(Project project, const Change& change) {
    apply(change, project);
    return project;
}

inline Project applied(Project project, const Result<Change>& change) {
    return applied(std::move(project), require(change));
}

/// Makes an edit of a project.
inline void edit(Project& project, const Change& change) {
    apply(change, project);
}
inline void edit(Project& project, const Result<Change>& change) {
    apply(require(change), project);
}

/// The same as the editor does it: an edit of one group changes all groups of its part.
inline Project pushed(const Project& project, const Result<Change>& change, const Id& open = {}) {
    return applied(project, followGroups(project, require(change), open));
}
inline void push(Project& project, const Result<Change>& change, const Id& open = {}) {
    project = pushed(project, change, open);
}

/// The port of a text such as "seek.force".
inline PortRef port(const std::string& text) {
    const auto dot = text.find('.');
    return {text.substr(0, dot), text.substr(dot + 1)};
}

/// The number of a setting of a node or an item of the scene.
inline double numberIn(const Project& project, const Id& id, std::string_view setting) {
    if (const Node* node = project.node(id))
        return numberOf(valueOf(*node, setting));
    return numberOf(valueOf(*project.sceneItem(id), setting));
}

template <class T>
std::vector<Id> idsOf(const std::vector<T>& items) {
    std::vector<Id> ids;
    for (const T& item : items)
        ids.push_back(item.id);
    return ids;
}

inline Problems ofSeverity(const Problems& problems, Severity severity) {
    Problems found;
    std::ranges::copy_if(problems, std::back_inserter(found),
                         [&](const Problem& problem) { return problem.severity == severity; });
    return found;
}

/// An agent type "prey" that flees the agents of "hunter", which seek the point "goal".
inline ProjectBuilder chase() {
    return world("hunter:agent-type mass=20; prey:agent-type mass=20; goal:point (10,20); seek; "
                 "flee; goal > seek > hunter; hunter > flee > prey");
}

} // namespace tiller
