#pragma once

#include "app/editor/document/document_follower.h"
#include "app/editor/document/rows_model.h"

namespace tiller {

/// The points of a scene item: of a path, or the corners of a polygon.
class PointListModel : public tiller::RowsModel, public DocumentFollower {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::Document* document READ document WRITE setDocument NOTIFY documentChanged)
    Q_PROPERTY(QString item READ item WRITE setItem NOTIFY itemChanged)
    Q_PROPERTY(QString setting READ setting WRITE setSetting NOTIFY itemChanged)

public:
    using RowsModel::RowsModel;

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

signals:
    void documentChanged();
    void itemChanged();

private:
    [[nodiscard]] static QString coordinateText(double coordinate);
    [[nodiscard]] const SceneItem* find() const;
    [[nodiscard]] bool has(int row) const { return row >= 0 && row < rowCount(); }
    bool push(Points points, const QString& text);
    void followDocument() override;
    void fill();
    void follow(const Change& change);

    QString m_item;
    QString m_setting = QStringLiteral("points");
    Rows<Vec2> m_rows{this,
                      {{"placeX", [](const Vec2& point) { return coordinateText(point.x); }},
                       {"placeY", [](const Vec2& point) { return coordinateText(point.y); }}}};
};

} // namespace tiller
