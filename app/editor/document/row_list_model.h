#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <algorithm>
#include <functional>
#include <vector>

namespace tiller {

/// Base of list models whose rows are values that are computed anew at every change. Derived
/// classes name it tiller::RowListModel: the type registrar of Qt 6.4 looks base classes up by full
/// name.
class RowListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS

public:
    using QAbstractListModel::QAbstractListModel;

protected:
    /// Puts new rows in place of the shown ones. Where each row is about the same thing as the one
    /// it replaces, only those that differ are announced, so that views keep their items. Returns
    /// false then, and true where the model was reset.
    /// @param key a member of Row, or a function of it, that says what the row is about
    template <class Row, class Key>
    bool showRows(std::vector<Row>& shown, std::vector<Row> rows, Key key) {
        if (!std::ranges::equal(rows, shown, {}, key, key)) {
            beginResetModel();
            shown = std::move(rows);
            endResetModel();
            return true;
        }
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (rows[i] != shown[i]) {
                shown[i] = std::move(rows[i]);
                const QModelIndex row = index(static_cast<int>(i));
                emit dataChanged(row, row);
            }
        return false;
    }
};

} // namespace tiller
