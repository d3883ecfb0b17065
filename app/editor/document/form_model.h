#pragma once

#include "app/editor/document/rows_model.h"
#include "core/nodes/setting.h"

#include <QVariantList>

namespace tiller {

/// A field of a form. It is beside the field before it unless it begins a row.
struct FormField {
    /// @param control its kind: see FieldEditor.qml
    FormField(const QString& control, const QString& field, const QString& words = {},
              const QVariant& now = {})
        : id(field), kind(control), title(words), value(now) {}

    /// @name The field with something more
    /// @{
    [[nodiscard]] FormField inRow(const QString& of) const { return with(&FormField::label, of); }
    [[nodiscard]] FormField named(const QString& of) const { return with(&FormField::name, of); }
    [[nodiscard]] FormField titled(const QString& of) const { return with(&FormField::title, of); }
    [[nodiscard]] FormField after(const QString& word) const {
        return with(&FormField::before, word);
    }
    [[nodiscard]] FormField withUnit(const QString& of) const { return with(&FormField::unit, of); }
    [[nodiscard]] FormField withHelp(const QString& of) const { return with(&FormField::help, of); }
    [[nodiscard]] FormField withHint(const QString& of) const { return with(&FormField::hint, of); }
    [[nodiscard]] FormField ofWidth(double of) const { return with(&FormField::width, of); }
    [[nodiscard]] FormField withChoices(const QVariantList& of) const {
        return with(&FormField::choices, of);
    }
    /// @}

    QString id;    ///< unique in its form
    QString kind;  ///< of the control
    QString title; ///< of its control, for screen readers
    QVariant value;
    QString name;                 ///< of its control, for tests
    std::optional<QString> label; ///< of the row that it begins
    QVariantList choices;         ///< {id, title, help} each
    QString help;
    QString unit;
    QString hint;     ///< what the empty field shows
    QString before;   ///< a word between it and the field before it
    double width = 0; ///< of the control, in pixels at scale 1. 0: it shares the rest of the row

    /// @name Found by the form
    /// @{
    double fixedWidth = 0; ///< of the row's controls and words that do not share the rest
    int gaps = 0;          ///< between them
    int sharing = 0;       ///< how many controls share the rest
    /// @}

    bool operator==(const FormField&) const = default;

private:
    template <class Member, class Of>
    [[nodiscard]] FormField with(Member FormField::*member, const Of& of) const {
        FormField field = *this;
        field.*member = of;
        return field;
    }
    [[nodiscard]] static bool startsRow(const FormField& field) { return field.label.has_value(); }
    [[nodiscard]] static QString labelOf(const FormField& field) {
        return field.label.value_or(QString());
    }
    friend class FormModel;
};

/// A field for a described setting.
[[nodiscard]] FormField describedField(const Setting& setting, const QVariant& value);

/// Puts a part of a form into it: its ids begin with @p prefix there.
/// @param name begins the names of the controls that have none: "plotSeconds" of "plot"
void append(std::vector<FormField>& fields, const QString& prefix, const QString& name,
            std::vector<FormField> part);

/// The id in the part of a form; nothing if the field is not in that part.
[[nodiscard]] std::optional<QString> idInPart(const QString& id, const QString& prefix);

/// The fields of a form that are shown. After each entry they are made anew from what they edit.
class FormModel : public tiller::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by what it edits")
    Q_PROPERTY(bool isNew READ isNew NOTIFY changed) ///< it adds something
    Q_PROPERTY(bool canAccept READ canAccept NOTIFY changed)
    Q_PROPERTY(QString missing READ missing NOTIFY changed) ///< why it cannot be accepted
    Q_PROPERTY(QString note READ note NOTIFY changed)       ///< what follows from the fields

public:
    using RowsModel::RowsModel;

    /// Enters a value, or presses a button.
    /// @param gesture see Document
    Q_INVOKABLE void set(const QString& field, const QVariant& value, int gesture = 0);
    /// Nothing if the field is not shown.
    [[nodiscard]] std::optional<QString> valueOf(const QString& field) const;

    [[nodiscard]] virtual bool isNew() const { return true; }
    [[nodiscard]] bool canAccept() const { return missing().isEmpty(); }
    [[nodiscard]] virtual QString missing() const = 0;
    [[nodiscard]] virtual QString note() const { return {}; }

signals:
    void changed();

protected:
    [[nodiscard]] virtual std::vector<FormField> fields() const = 0;
    virtual void enter(const QString& field, const QVariant& value, int gesture) = 0;
    /// Called after each entry, before the fields are shown.
    virtual void check() {}
    void retranslate() override { refresh(); }
    void refresh();

private:
    Rows<FormField> m_fields{this,
                             {{"field", &FormField::id},
                              {"name", &FormField::name},
                              {"kind", &FormField::kind},
                              {"label", &FormField::labelOf},
                              {"value", &FormField::value},
                              {"choices", &FormField::choices},
                              {"title", &FormField::title},
                              {"help", &FormField::help},
                              {"unit", &FormField::unit},
                              {"hint", &FormField::hint},
                              {"before", &FormField::before},
                              {"fieldWidth", &FormField::width},
                              {"starts", &FormField::startsRow},
                              {"fixedWidth", &FormField::fixedWidth},
                              {"gaps", &FormField::gaps},
                              {"sharing", &FormField::sharing}}};
};

} // namespace tiller
