#pragma once

#include "core/model/change.h"

#include <string>
#include <utility>

namespace tiller {

/// The project as edited, and the edits of it that do not act on the world yet: those that came
/// since the last check, and all of them while the project has errors.
class PendingEdits {
public:
    /// Begins with a project. While it has errors, the world runs on @p ifUnsound instead.
    /// @return the project for the world
    [[nodiscard]] Project start(Project project, Project ifUnsound);

    /// @param change without layout, see withoutLayout()
    void add(const Change& change);
    /// Begins again with the edits that lead from another project to the one as edited.
    void restartFrom(const Project& project);

    /// Whether the edits so far must act before this one is added: both may not act as one.
    [[nodiscard]] bool mustActBefore(const Change& change) const;

    /// Whether edits wait to act.
    [[nodiscard]] bool areThere() const { return !m_edits.empty(); }
    [[nodiscard]] bool needCheck() const { return m_needCheck; }
    void requireCheck() { m_needCheck = true; }
    /// Checks the project. True if it has no errors: the edits may act.
    [[nodiscard]] bool check();

    /// The edits, which act from now on.
    [[nodiscard]] Change take() { return std::exchange(m_edits, {}); }

    [[nodiscard]] const Project& project() const {
        return m_project;
    } ///< as edited, without layout
    /// The first error, which keeps the edits from acting; empty if there is none.
    [[nodiscard]] const std::string& error() const { return m_error; }

private:
    Project m_project;
    Change m_edits;
    bool m_needCheck = false;
    std::string m_error;
};

} // namespace tiller
