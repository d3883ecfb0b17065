#pragma once

#include "app/editor/document/document_follower.h"
#include "app/editor/document/rows_model.h"

#include <QtQml/qqmlregistration.h>

namespace tiller {

/// The settings that a parameter drives: one row each.
class DrivenListModel : public tiller::RowsModel, public DocumentFollower {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::Document* document READ document WRITE setDocument NOTIFY documentChanged)
    Q_PROPERTY(QString parameter READ parameter WRITE setParameter NOTIFY parameterChanged)
    /// There is such a parameter.
    Q_PROPERTY(bool available READ available NOTIFY parameterChanged)

public:
    using RowsModel::RowsModel;

    [[nodiscard]] const QString& parameter() const { return m_parameter; }
    void setParameter(const QString& parameter);
    [[nodiscard]] bool available() const { return find() != nullptr; }

    /// Lets a setting go. The parameter stays only if it drives another one.
    Q_INVOKABLE void release(int row);

signals:
    void documentChanged();
    void parameterChanged();

private:
    struct Row {
        SettingRef ref;
        QString name; ///< "Range of Hunter nearby"
        QString cost; ///< what it costs to change it in a run; empty if it takes no time

        bool operator==(const Row&) const = default;
    };

    [[nodiscard]] const Parameter* find() const;
    void followDocument() override;
    void fill();

    QString m_parameter;
    Rows<Row> m_rows{this,
                     {{"item", [](const Row& row) { return row.ref.item; }},
                      {"setting", [](const Row& row) { return row.ref.setting; }},
                      {"name", &Row::name},
                      {"cost", &Row::cost}}};
};

/// The links into the input of a node that orders them: the forces of a Priority, the modes of an
/// agent type. Empty for other nodes.
class LinkOrderModel : public tiller::RowsModel, public DocumentFollower {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::Document* document READ document WRITE setDocument NOTIFY documentChanged)
    Q_PROPERTY(QString node READ node WRITE setNode NOTIFY nodeChanged)
    Q_PROPERTY(QString title READ title NOTIFY inputChanged)
    Q_PROPERTY(QString help READ help NOTIFY inputChanged)
    Q_PROPERTY(QString kind READ kind NOTIFY inputChanged)

public:
    using RowsModel::RowsModel;

    [[nodiscard]] const QString& node() const { return m_node; }
    void setNode(const QString& node);
    [[nodiscard]] QString title() const; ///< of the input; empty if there is none
    [[nodiscard]] QString help() const;
    [[nodiscard]] QString kind() const; ///< "combiner" or "mode", for the color of the numbers

    Q_INVOKABLE void move(int row, int by); ///< -1 earlier, 1 later

signals:
    void documentChanged();
    void nodeChanged();
    void inputChanged();

private:
    struct Row {
        Id link;
        Id from; ///< the node where it begins
        QString name;
        bool isFirst = false;
        bool isLast = false;

        bool operator==(const Row&) const = default;
    };

    [[nodiscard]] const Port* input() const;
    void followDocument() override;
    void fill();

    QString m_node;
    Rows<Row> m_rows{this,
                     {{"linkId", &Row::link},
                      {"name", &Row::name},
                      {"from", &Row::from},
                      {"first", &Row::isFirst},
                      {"last", &Row::isLast}}};
};

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
