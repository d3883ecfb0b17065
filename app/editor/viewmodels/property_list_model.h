#pragma once

#include "app/editor/document/document_follower.h"

#include <QtQml/qqmlregistration.h>

namespace tiller {

/// The properties of an agent type, a mode or a scene item, of the project ("world"), or of an
/// agent that was placed by hand: one row each. Other items have no properties.
class PropertyListModel : public tiller::ItemListModel {
    Q_OBJECT
    QML_ELEMENT
    /// The index of a placed agent of the agent type `item`; -1 for the item itself.
    Q_PROPERTY(int agent READ agent WRITE setAgent NOTIFY filled)
    Q_PROPERTY(bool available READ available NOTIFY filled)
    Q_PROPERTY(QVariantList types READ types CONSTANT) ///< a list of {id, title, help}

public:
    using ItemListModel::ItemListModel;

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

private:
    [[nodiscard]] const PropertyList* list() const; ///< null if the item has no properties
    QString replace(int row, const Property& after, const QString& text);
    bool push(const PropertyList& properties, const QString& text);
    void fill() override;

    int m_agent = -1;
    [[nodiscard]] static QString typeName(const Property& property);
    [[nodiscard]] static QVariant valueIn(const Property& property);
    [[nodiscard]] static QString textIn(const Property& property);

    Rows<Property> m_rows{
        this,
        {{"name", &Property::name}, {"type", typeName}, {"value", valueIn}, {"text", textIn}}};
};

} // namespace tiller
