#pragma once

#include "core/model/project.h"

#include <QAbstractListModel>

namespace tiller {

/// A list whose rows have ids. Rows that stay or move keep their delegates, and so the focus.
class IdListModel : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int count() const { return static_cast<int>(m_ids.size()); }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;

signals:
    void countChanged();

protected:
    [[nodiscard]] const std::vector<Id>& ids() const { return m_ids; }
    [[nodiscard]] const Id& idAt(const QModelIndex& index) const;

    /// Announces the rows that are removed, added and moved, then a change of all rows.
    void show(const std::vector<Id>& wanted);

private:
    void removeAt(int row);
    void insertAt(int row, const Id& id);
    void moveTo(int from, int to);

    std::vector<Id> m_ids;
};

} // namespace tiller
