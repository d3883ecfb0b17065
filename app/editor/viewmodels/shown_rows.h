#pragma once

#include <QAccessible>
#include <QSortFilterProxyModel>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// The rows of a model that are shown: those whose role `shownBy` is true. While a program that
/// reads the screen is there, all: it finds also what is out of view. An item for each of hundreds
/// of rows that nobody sees is most of what it takes to load a project, or to undo its removal.
class ShownRows : public QSortFilterProxyModel, private QAccessible::ActivationObserver {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString shownBy READ shownBy WRITE setShownBy NOTIFY shownByChanged)

public:
    explicit ShownRows(QObject* parent = nullptr);
    ~ShownRows() override;

    [[nodiscard]] const QString& shownBy() const { return m_shownBy; }
    void setShownBy(const QString& role);

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
