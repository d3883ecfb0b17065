#pragma once

#include "app/editor/document/document_follower.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// The points of a scene item: of a path, or the corners of a polygon.
class PointListModel : public QAbstractListModel, public DocumentFollower {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::Document* document READ document WRITE setDocument NOTIFY documentChanged)
    Q_PROPERTY(QString item READ item WRITE setItem NOTIFY itemChanged)
    Q_PROPERTY(QString setting READ setting WRITE setSetting NOTIFY itemChanged)
    Q_PROPERTY(int count READ rowCount NOTIFY countChanged)

public:
    enum Role { XRole = Qt::UserRole, YRole };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] const QString& item() const { return m_item; }
    void setItem(const QString& item);
    [[nodiscard]] const QString& setting() const { return m_setting; }
    void setSetting(const QString& setting);

    /// Adds a point after a row: halfway to the next one; after the last, at the same distance as
    /// between the last two.
    Q_INVOKABLE void addAfter(int row);
    Q_INVOKABLE void removeAt(int row);
    /// Enters a typed coordinate. False if it is no number. @param axis "x" or "y"
    Q_INVOKABLE bool edit(int row, const QString& axis, const QString& text);
    /// Moves a point by a number of rows.
    Q_INVOKABLE void move(int row, int by);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void documentChanged();
    void itemChanged();
    void countChanged();

private:
    [[nodiscard]] const SceneItem* find() const;
    [[nodiscard]] bool has(int row) const { return row >= 0 && row < rowCount(); }
    bool push(Points points, const QString& text);
    void followDocument() override;
    void fill();
    void follow(const Change& change);

    QString m_item;
    QString m_setting = QStringLiteral("points");
    Points m_rows;
};

} // namespace tiller
