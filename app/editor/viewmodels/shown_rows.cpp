#include "app/editor/viewmodels/shown_rows.h"

namespace tiller {

ShownRows::ShownRows(QObject* parent)
    : QSortFilterProxyModel(parent), m_all(QAccessible::isActive()) {
    QAccessible::installActivationObserver(this);
    connect(this, &QAbstractProxyModel::sourceModelChanged, this, &ShownRows::findRole);
    connect(this, &ShownRows::shownByChanged, this, &ShownRows::findRole);
}

ShownRows::~ShownRows() {
    QAccessible::removeActivationObserver(this);
}

void ShownRows::findRole() {
    m_role = sourceModel() ? sourceModel()->roleNames().key(m_shownBy.toUtf8(), -1) : -1;
    invalidate();
}

bool ShownRows::filterAcceptsRow(int row, const QModelIndex& parent) const {
    return m_all || (m_role >= 0 && sourceModel()->index(row, 0, parent).data(m_role).toBool());
}

void ShownRows::accessibilityActiveChanged(bool active) {
    m_all = active;
    invalidate();
}

} // namespace tiller
