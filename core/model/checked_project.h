#pragma once

#include "core/base/problem.h"
#include "core/model/change.h"

namespace tiller {

/// A project without errors, which stays so: it takes only changes that leave it without errors. Of
/// a change that only gives items other values it checks these items, and of others the whole
/// project: so an edit of a value costs the same in a large project as in a small one.
class CheckedProject {
public:
    /// Takes an empty project instead of one with errors.
    explicit CheckedProject(Project project);

    [[nodiscard]] const Project& project() const { return m_project; }
    /// The errors of the project that it was made from.
    [[nodiscard]] const Problems& errors() const { return m_errors; }

    /// Whether the project has every item that the change replaces or removes, and none that it
    /// adds.
    [[nodiscard]] bool fits(const Change& change) const;
    /// Applies a change. Refuses one that does not fit, and one after which the project would have
    /// errors: returns them, and the project stays as it is.
    [[nodiscard]] Problems apply(const Change& change);

private:
    [[nodiscard]] bool isSoundAlone(const Change& change) const;

    Project m_project;
    Problems m_errors;
    bool m_weightsDepend = false; ///< of links: a node must come last
};

} // namespace tiller
