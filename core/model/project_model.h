#pragma once

#include "core/model/change.h"

#include <boost/signals2/signal.hpp>

namespace tiller {

/// A project that announces its changes after it has made them. Only undo commands change it.
class ProjectModel {
public:
    using Changed = boost::signals2::signal<void(const Change&)>;
    using Replaced = boost::signals2::signal<void()>;

    [[nodiscard]] const Project& project() const { return m_project; }

    /// Applies a change and announces it. @pre as for tiller::apply
    void apply(const Change& change);

    /// Replaces the whole project, as after opening a file, and announces that.
    void replace(Project project);

    /// A slot must not throw and must not change the model. It runs while the connection lives.
    [[nodiscard]] boost::signals2::scoped_connection onChanged(const Changed::slot_type& slot);
    [[nodiscard]] boost::signals2::scoped_connection onReplaced(const Replaced::slot_type& slot);

private:
    Project m_project;
    Changed m_changed;
    Replaced m_replaced;
};

} // namespace tiller
