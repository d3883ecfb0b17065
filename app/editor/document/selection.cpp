#include "app/editor/document/selection.h"

namespace tiller {

std::vector<Id> Selection::asIds() const {
    std::vector<Id> result;
    for (const QString& id : m_ids)
        result.push_back(id.toStdString());
    return result;
}

void Selection::toggle(const QString& id) {
    QStringList ids = m_ids;
    if (!ids.removeOne(id))
        ids.append(id);
    set(ids);
}

void Selection::set(const QStringList& ids) {
    if (m_ids == ids)
        return;
    m_ids = ids;
    emit changed();
}

} // namespace tiller
