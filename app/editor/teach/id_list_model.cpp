#include "app/editor/teach/id_list_model.h"

#include <algorithm>

namespace tiller {

int IdListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

const Id& IdListModel::idAt(const QModelIndex& index) const {
    return m_ids.at(static_cast<std::size_t>(index.row()));
}

void IdListModel::show(const std::vector<Id>& wanted) {
    const int before = count();
    for (int row = before - 1; row >= 0; --row)
        if (std::ranges::find(wanted, m_ids[static_cast<std::size_t>(row)]) == wanted.end())
            removeAt(row);
    for (int row = 0; row < static_cast<int>(wanted.size()); ++row) {
        const Id& id = wanted[static_cast<std::size_t>(row)];
        const auto found = std::find(m_ids.begin() + row, m_ids.end(), id);
        if (found == m_ids.end())
            insertAt(row, id);
        else if (found != m_ids.begin() + row)
            moveTo(static_cast<int>(found - m_ids.begin()), row);
    }
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1));
    if (count() != before)
        emit countChanged();
}

void IdListModel::removeAt(int row) {
    beginRemoveRows({}, row, row);
    m_ids.erase(m_ids.begin() + row);
    endRemoveRows();
}

void IdListModel::insertAt(int row, const Id& id) {
    beginInsertRows({}, row, row);
    m_ids.insert(m_ids.begin() + row, id);
    endInsertRows();
}

void IdListModel::moveTo(int from, int to) {
    beginMoveRows({}, from, from, {}, to);
    std::rotate(m_ids.begin() + to, m_ids.begin() + from, m_ids.begin() + from + 1);
    endMoveRows();
}

} // namespace tiller
