#pragma once

#include "core/model/project_model.h"

#include <QAbstractListModel>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace tiller {

class Document;

/// The settings of one item (a node, a scene item, or the world, whose id is "world"), or those
/// that several items share: one row each, as their description says. A wire has its weight; among
/// other things that are selected with them, wires do not count.
class InspectorModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::Document* document READ document WRITE setDocument NOTIFY documentChanged)
    Q_PROPERTY(QStringList items READ items WRITE setItems NOTIFY itemsChanged)
    Q_PROPERTY(QString title READ title NOTIFY headChanged)
    Q_PROPERTY(QString typeTitle READ typeTitle NOTIFY headChanged)
    Q_PROPERTY(QString kind READ kind NOTIFY headChanged)
    Q_PROPERTY(QString help READ help NOTIFY headChanged)
    Q_PROPERTY(QString formula READ formula NOTIFY headChanged)
    Q_PROPERTY(QString source READ source NOTIFY headChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY headChanged)
    Q_PROPERTY(bool nameable READ nameable NOTIFY headChanged)
    Q_PROPERTY(QString orderedNode READ orderedNode NOTIFY headChanged)

public:
    enum Role {
        SettingRole = Qt::UserRole,
        TitleRole,
        HelpRole,  ///< what it does, its range, its default
        KindRole,  ///< "number", "integer", "flag", "choice", "text", "color", "geometry",
                   ///< "points"; "lines" for a text of several
        ValueRole, ///< as QML takes it: a share in percent is still a share; of points, how many
        TextRole,  ///< as it stands in a field
        UnitRole,
        MixedRole, ///< the items differ
        FromRole,
        ToRole,      ///< where the slider ends
        ChoicesRole, ///< list of {id, title, help}; for geometry the scene items that fit
        GroupRole,
        IsDefaultRole,
        DefaultTextRole,
        AppliesRole,
        OnPanelRole,  ///< a slider of the panel sets it
        MayPanelRole, ///< it can be put there: one item, and a number, a switch or a choice
    };

    explicit InspectorModel(QObject* parent = nullptr);

    [[nodiscard]] Document* document() const { return m_document; }
    void setDocument(Document* document);
    [[nodiscard]] const QStringList& items() const { return m_items; }
    void setItems(const QStringList& items);

    /// @name Edits of a setting, by its id, in all items at once
    /// @{
    Q_INVOKABLE void edit(const QString& setting, const QVariant& value, int gesture = 0);
    /// A typed number, with or without its unit. False if it is none.
    Q_INVOKABLE bool type(const QString& setting, const QString& text);
    Q_INVOKABLE void restore(const QString& setting); ///< its default
    Q_INVOKABLE void rename(const QString& name);
    /// Where a setting stands; -1 if it is not there.
    Q_INVOKABLE [[nodiscard]] int rowOf(const QString& setting) const;
    /// Puts the setting on the panel, or takes it off.
    Q_INVOKABLE void togglePanel(const QString& setting);
    /// @}

    [[nodiscard]] QString title() const;
    [[nodiscard]] QString typeTitle() const;
    [[nodiscard]] QString kind() const; ///< a NodeKind's name; empty for others
    [[nodiscard]] QString help() const;
    [[nodiscard]] QString formula() const;
    [[nodiscard]] QString source() const;
    [[nodiscard]] QString problem() const;
    [[nodiscard]] bool nameable() const;
    /// The one node there is, or that a wire leads to where wires have an order.
    [[nodiscard]] QString orderedNode() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void documentChanged();
    void itemsChanged();
    void headChanged();

private:
    struct Item {
        Id id;
        const Description* type = nullptr;          ///< lives as long as the registry
        const std::vector<Value>* stored = nullptr; ///< in the project; null for a link
        std::vector<Value> ofLink = {};

        [[nodiscard]] const std::vector<Value>& values() const { return stored ? *stored : ofLink; }
    };

    [[nodiscard]] std::optional<Item> find(const QString& id) const;
    [[nodiscard]] std::vector<Item> present() const;
    [[nodiscard]] const Setting* setting(const QString& id) const;
    [[nodiscard]] const Link* link() const; ///< the one that is shown; null for anything else
    [[nodiscard]] QVariantList choices(const Setting& setting) const;
    [[nodiscard]] QString helpOf(const Setting& setting) const;
    void push(const Setting& setting, const Value& value, int gesture);
    void fill();
    void follow(const Change& change);

    Document* m_document = nullptr;
    QStringList m_items;
    std::vector<const Setting*> m_rows;
    boost::signals2::scoped_connection m_changed;
};

} // namespace tiller
