#pragma once

#include <QAccessible>
#include <QSortFilterProxyModel>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// The rows of a model whose role `shownBy` is true. While a screen reader is active, all rows: it
/// also reads items out of view. Without this filter, items that nobody sees would take most of the
/// time to load a project.
class ShownRows : public QSortFilterProxyModel, private QAccessible::ActivationObserver {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString shownBy MEMBER m_shownBy NOTIFY shownByChanged)

public:
    explicit ShownRows(QObject* parent = nullptr);
    ~ShownRows() override;

signals:
    void shownByChanged();

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    void accessibilityActiveChanged(bool active) override;
    void findRole();

    QString m_shownBy;
    int m_role = -1; ///< none
    bool m_all;
};

} // namespace tiller
