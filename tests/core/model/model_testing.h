#pragma once

#include "core/model/edits.h"
#include "tests/core/sim/build_project.h"

#include <QTest>

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>
#include <stdexcept>

namespace tiller {

/// The change. @throws std::runtime_error with the problem if it was refused
inline Change require(const Result<Change>& change) {
    if (!change)
        throw std::runtime_error(change.problems().front().text);
    return change.value();
}

inline Project applied(Project project, const Change& change) {
    apply(change, project);
    return project;
}

inline Project applied(Project project, const Result<Change>& change) {
    return applied(std::move(project), require(change));
}

/// The port of a text such as "seek.force".
inline PortRef port(const std::string& text) {
    const auto dot = text.find('.');
    return {text.substr(0, dot), text.substr(dot + 1)};
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
    return ProjectBuilder()
        .node("hunter", "agent-type", {{"mass", 20.0}})
        .node("prey", "agent-type", {{"mass", 20.0}})
        .point("goal", {10, 20})
        .node("seek", "seek")
        .node("flee", "flee")
        .link("goal.point", "seek.target")
        .link("seek.force", "hunter.steering")
        .link("hunter.agents", "flee.target")
        .link("flee.force", "prey.steering");
}

} // namespace tiller
