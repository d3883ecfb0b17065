#pragma once

#include "app/editor/teach/id_list_model.h"
#include "app/editor/teach/parameter_words.h"

#include <QtQml/qqmlregistration.h>

namespace tiller {

class Document;
class SavedProject;

/// The sliders on the panel: a row per parameter, in their order.
class SliderPanelModel : public IdListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made with the document")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    /// A value on the panel differs from the saved one.
    Q_PROPERTY(bool moved READ moved NOTIFY valuesChanged)

public:
    enum Role {
        SliderRole = Qt::UserRole, ///< the id of the parameter
        TitleRole,
        AboutRole, ///< its settings, such as "Weight of Evade to Prey"
        KindRole,  ///< a SettingKind's name; empty if none of its settings exists
        ValueRole,
        TextRole, ///< the text in a field
        UnitRole,
        FromRole,
        ToRole,
        StepRole,
        ChoicesRole, ///< list of {id, title, help}
        IsSavedRole, ///< the value is the saved one
        SavedTextRole,
        CostRole, ///< what it costs to change it in a run; empty if it acts at once
    };

    SliderPanelModel(Document& document, SavedProject& saved, QObject* parent = nullptr);

    [[nodiscard]] bool moved() const;

    /// @name Edits, by a parameter's id
    /// @{

    /// Rounds a number to a stop of the slider. The edits of a gesture are one undo step.
    Q_INVOKABLE void edit(const QString& slider, const QVariant& value, int gesture = 0);
    /// Enters a typed number, with or without its unit.
    Q_INVOKABLE void type(const QString& slider, const QString& text);
    Q_INVOKABLE void restore(const QString& slider); ///< sets the saved value
    Q_INVOKABLE void restoreAll(int gesture = 0);
    Q_INVOKABLE void move(const QString& slider, int by);
    Q_INVOKABLE void remove(const QString& slider);
    Q_INVOKABLE void rename(const QString& slider, const QString& name);
    /// @}

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void valuesChanged();

private:
    [[nodiscard]] const Parameter* find(const QString& id) const;
    /// None if the saved project does not have the parameter.
    [[nodiscard]] std::optional<Value> savedValue(const Parameter& parameter) const;
    void push(const Parameter& parameter, const Value& value, int gesture);
    void follow();

    Document& m_document;
    SavedProject& m_saved;
};

} // namespace tiller
