#pragma once

#include "app/editor/document/document_follower.h"
#include "app/editor/document/rows_model.h"

#include <QtQml/qqmlregistration.h>

namespace tiller {

/// The properties of the project, of an item, or of an agent that was placed by hand: one row each.
class PropertyListModel : public tiller::RowsModel, public DocumentFollower {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::Document* document READ document WRITE setDocument NOTIFY documentChanged)
    /// "world" for the project; an agent type, a mode or a scene item. Others have no properties.
    Q_PROPERTY(QString item READ item WRITE setItem NOTIFY ownerChanged)
    /// The index of a placed agent of the agent type `item`; -1 for the item itself.
    Q_PROPERTY(int agent READ agent WRITE setAgent NOTIFY ownerChanged)
    Q_PROPERTY(bool available READ available NOTIFY ownerChanged)
    Q_PROPERTY(QVariantList types READ types CONSTANT) ///< a list of {id, title, help}

public:
    using RowsModel::RowsModel;

    [[nodiscard]] const QString& item() const { return m_item; }
    void setItem(const QString& item);
    [[nodiscard]] int agent() const { return m_agent; }
    void setAgent(int agent);
    [[nodiscard]] bool available() const { return list() != nullptr; }
    [[nodiscard]] static QVariantList types();

    /// Adds a text with a name that is free.
    Q_INVOKABLE void add();
    Q_INVOKABLE void remove(int row);

    /// @name Edits of a row: each returns the problem; empty if it is done
    /// @{
    Q_INVOKABLE QString rename(int row, const QString& name);
    /// Keeps the value as far as the new type takes it.
    Q_INVOKABLE QString setType(int row, const QString& type);
    /// @param value a bool, or a text, which is read as the type of the property
    Q_INVOKABLE QString setValue(int row, const QVariant& value);
    /// @}

signals:
    void documentChanged();
    void ownerChanged();

private:
    [[nodiscard]] const PropertyList* list() const; ///< null if the item has no properties
    QString replace(int row, const Property& after, const QString& text);
    bool push(const PropertyList& properties, const QString& text);
    void followDocument() override;
    void fill();

    QString m_item;
    int m_agent = -1;
    [[nodiscard]] static QString typeName(const Property& property);
    [[nodiscard]] static QVariant valueIn(const Property& property);
    [[nodiscard]] static QString textIn(const Property& property);

    Rows<Property> m_rows{
        this,
        {{"name", &Property::name}, {"type", typeName}, {"value", valueIn}, {"text", textIn}}};
};

} // namespace tiller
