#include "core/model/project_model.h"

namespace tiller {

void ProjectModel::apply(const Change& change) {
    if (change.empty())
        return;
    tiller::apply(change, m_project);
    m_changed(change);
}

void ProjectModel::replace(Project project) {
    m_project = std::move(project);
    m_replaced();
}

boost::signals2::scoped_connection ProjectModel::onChanged(const Changed::slot_type& slot) {
    return m_changed.connect(slot);
}

boost::signals2::scoped_connection ProjectModel::onReplaced(const Replaced::slot_type& slot) {
    return m_replaced.connect(slot);
}

} // namespace tiller
