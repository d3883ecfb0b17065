#pragma once

#include "app/editor/document/rows_model.h"
#include "app/editor/teach/setting_words.h"

#include <QtQml/qqmlregistration.h>

namespace tiller {

class Document;
class SavedProject;

/// The sliders on the panel: a row per parameter, in their order.
class SliderPanelModel : public tiller::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made with the document")
    /// A value on the panel differs from the saved one.
    Q_PROPERTY(bool moved READ moved NOTIFY valuesChanged)

public:
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

signals:
    void valuesChanged();

private:
    [[nodiscard]] const Parameter* find(const QString& id) const;
    /// None if the saved project does not have the parameter.
    [[nodiscard]] std::optional<Value> savedValue(const Parameter& parameter) const;
    void push(const Parameter& parameter, const Value& value, int gesture);
    void retranslate() override { follow(); }
    void follow();

    [[nodiscard]] std::vector<Role<Parameter>> roles();

    Document& m_document;
    SavedProject& m_saved;
    Rows<Parameter> m_rows{this, roles()};
};

} // namespace tiller
