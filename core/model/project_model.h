#pragma once

#include "core/model/change.h"

#include <boost/signals2/signal.hpp>

namespace tiller {

/// A project that announces its changes, after they are done. Only undo commands write to it.
class ProjectModel {
public:
    using Changed = boost::signals2::signal<void(const Change&)>;
    using Replaced = boost::signals2::signal<void()>;

    [[nodiscard]] const Project& project() const { return m_project; }

    /// Applies and announces a change. @pre as for tiller::apply
    void apply(const Change& change);

    /// Puts another project in its place, as after opening a file.
    void replace(Project project);

    /// Slots must not throw and must not change the model.
    [[nodiscard]] boost::signals2::scoped_connection onChanged(const Changed::slot_type& slot);
    [[nodiscard]] boost::signals2::scoped_connection onReplaced(const Replaced::slot_type& slot);

private:
    Project m_project;
    Changed m_changed;
    Replaced m_replaced;
};

} // namespace tiller
