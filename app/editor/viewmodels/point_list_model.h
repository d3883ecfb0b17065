#pragma once

#include "core/model/project_model.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace tiller {

class Document;

/// The places that a setting of a scene item holds: a path's points, a polygon's corners.
class PointListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::Document* document READ document WRITE setDocument NOTIFY documentChanged)
    Q_PROPERTY(QString item READ item WRITE setItem NOTIFY itemChanged)
    Q_PROPERTY(QString setting READ setting WRITE setSetting NOTIFY itemChanged)
    Q_PROPERTY(int count READ rowCount NOTIFY countChanged)

public:
    enum Role { XRole = Qt::UserRole, YRole };

    explicit PointListModel(QObject* parent = nullptr);

    [[nodiscard]] Document* document() const { return m_document; }
    void setDocument(Document* document);
    [[nodiscard]] const QString& item() const { return m_item; }
    void setItem(const QString& item);
    [[nodiscard]] const QString& setting() const { return m_setting; }
    void setSetting(const QString& setting);

    /// One more after a row: halfway to the next, or as far on from the last as it is from the one
    /// before.
    Q_INVOKABLE void addAfter(int row);
    Q_INVOKABLE void removeAt(int row);
    /// A typed coordinate. @param axis "x" or "y". False if it is none.
    Q_INVOKABLE bool edit(int row, const QString& axis, const QString& text);
    /// Moves a place by so many rows.
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
    void fill();
    void follow(const Change& change);

    Document* m_document = nullptr;
    QString m_item;
    QString m_setting = QStringLiteral("points");
    Points m_rows;
    boost::signals2::scoped_connection m_changed;
};

} // namespace tiller
