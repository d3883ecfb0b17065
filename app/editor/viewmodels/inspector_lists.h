#pragma once

#include "app/editor/document/document_follower.h"
#include "core/model/groups.h"

#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// The settings that the item, a parameter, drives: one row each.
class DrivenListModel : public tiller::ItemListModel {
    Q_OBJECT
    QML_ELEMENT
    /// There is such a parameter.
    Q_PROPERTY(bool available READ available NOTIFY filled)

public:
    using ItemListModel::ItemListModel;

    [[nodiscard]] bool available() const { return find() != nullptr; }

    /// Lets a setting go. The parameter stays only if it drives another one.
    Q_INVOKABLE void release(int row);

private:
    struct Row {
        SettingRef ref;
        QString name; ///< "Range of Hunter nearby"
        QString cost; ///< what it costs to change it in a run; empty if it takes no time

        bool operator==(const Row&) const = default;
    };

    [[nodiscard]] const Parameter* find() const;
    void fill() override;

    Rows<Row> m_rows{this,
                     {{"item", [](const Row& row) { return row.ref.item; }},
                      {"setting", [](const Row& row) { return row.ref.setting; }},
                      {"name", &Row::name},
                      {"cost", &Row::cost}}};
};

/// The links into the input of a node that orders them: the forces of a Priority, the modes of an
/// agent type. Empty for other nodes.
class LinkOrderModel : public tiller::ItemListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString title READ title NOTIFY filled)
    Q_PROPERTY(QString help READ help NOTIFY filled)
    Q_PROPERTY(QString kind READ kind NOTIFY filled)

public:
    using ItemListModel::ItemListModel;

    [[nodiscard]] QString title() const; ///< of the input; empty if there is none
    [[nodiscard]] QString help() const;
    [[nodiscard]] QString kind() const; ///< "combiner" or "mode", for the color of the numbers

    Q_INVOKABLE void move(int row, int by); ///< -1 earlier, 1 later

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
    void fill() override;

    Rows<Row> m_rows{this,
                     {{"linkId", &Row::link},
                      {"name", &Row::name},
                      {"from", &Row::from},
                      {"first", &Row::isFirst},
                      {"last", &Row::isLast}}};
};

/// The points of a scene item: of a path, or the corners of a polygon.
class PointListModel : public tiller::ItemListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString setting READ setting WRITE setSetting NOTIFY itemChanged)

public:
    using ItemListModel::ItemListModel;

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

private:
    [[nodiscard]] static QString coordinateText(double coordinate);
    [[nodiscard]] const SceneItem* find() const;
    [[nodiscard]] bool has(int row) const { return row >= 0 && row < rowCount(); }
    bool push(Points points, const QString& text);
    void fill() override;
    [[nodiscard]] bool concerns(const Change& change) const override;

    QString m_setting = QStringLiteral("points");
    Rows<Vec2> m_rows{this,
                      {{"placeX", [](const Vec2& point) { return coordinateText(point.x); }},
                       {"placeY", [](const Vec2& point) { return coordinateText(point.y); }}}};
};

/// The ports and settings on the card of the item, a group: one row each, with a name to edit.
class GroupInterfaceModel : public tiller::ItemListModel {
    Q_OBJECT
    QML_ELEMENT
    /// There is such a group.
    Q_PROPERTY(bool available READ available NOTIFY filled)
    /// The settings that the card could show: a list of {id, title, help}, after an entry without
    /// an id that says what the list is for.
    Q_PROPERTY(QVariantList choices READ choices NOTIFY filled)

public:
    using ItemListModel::ItemListModel;

    [[nodiscard]] bool available() const { return m_available; }
    [[nodiscard]] const QVariantList& choices() const { return m_choices; }

    /// Renames a port or setting on the cards of all groups of the part. An empty name is refused.
    Q_INVOKABLE void rename(int row, const QString& name);
    Q_INVOKABLE void hide(int row); ///< of a setting
    /// Shows one of the choices on the card.
    Q_INVOKABLE void show(const QString& choice);

private:
    struct Row {
        PortRef ref; ///< a node, and its port or setting
        bool isPort = false;
        QString name;
        QString of; ///< "Input of Seek", "Output of Seek", "Range of Nearest"

        bool operator==(const Row&) const = default;
    };

    void fill() override;
    void fillChoices(const NodeGroups& groups, const NodeGroup& group);

    bool m_available = false;
    Rows<Row> m_rows{this, {{"name", &Row::name}, {"of", &Row::of}, {"isPort", &Row::isPort}}};
    QVariantList m_choices;
};

} // namespace tiller
