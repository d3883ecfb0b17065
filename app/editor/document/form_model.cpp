#include "app/editor/document/form_model.h"

#include "app/editor/words/setting_text.h"

namespace tiller {

namespace {

constexpr double wordWidth = 16; // of a word between two controls

/// Finds how much of each row is left for the fields that share it.
void arrange(std::vector<FormField>& fields) {
    for (std::size_t first = 0, end = 0; first < fields.size(); first = end) {
        double fixed = 0;
        int gaps = -1;
        int sharing = 0;
        for (end = first; end < fields.size() && (end == first || !fields[end].label); ++end) {
            const bool hasWord = !fields[end].before.isEmpty();
            fixed += fields[end].width + (hasWord ? wordWidth : 0);
            gaps += hasWord ? 2 : 1;
            sharing += fields[end].width == 0;
        }
        for (std::size_t i = first; i < end; ++i) {
            fields[i].fixedWidth = fixed;
            fields[i].gaps = gaps;
            fields[i].sharing = sharing;
        }
    }
}

} // namespace

FormField describedField(const Setting& setting, const QVariant& value) {
    const bool isNumber =
        setting.kind == SettingKind::number || setting.kind == SettingKind::integer;
    const QString title = QString::fromStdString(setting.title);
    const QString kind = isNumber           ? QStringLiteral("number")
                         : setting.hasLines ? QStringLiteral("lines")
                                            : QString::fromStdString(toString(setting.kind));
    return FormField(kind, QString::fromStdString(setting.id), title, value)
        .withChoices(choiceEntries(setting))
        .inRow(title);
}

void append(std::vector<FormField>& fields, const QString& prefix, const QString& name,
            std::vector<FormField> part) {
    for (FormField& each : part) {
        if (each.name.isEmpty())
            each.name = name + each.id[0].toUpper() + each.id.mid(1);
        each.id = prefix + each.id;
        fields.push_back(std::move(each));
    }
}

std::optional<QString> idInPart(const QString& id, const QString& prefix) {
    return id.startsWith(prefix) ? std::optional(id.mid(prefix.size())) : std::nullopt;
}

void FormModel::set(const QString& field, const QVariant& value, int gesture) {
    enter(field, value, gesture);
    refresh();
}

std::optional<QString> FormModel::valueOf(const QString& field) const {
    const auto found = std::ranges::find(m_fields, field, &FormField::id);
    return found == m_fields.end() ? std::nullopt : std::optional(found->value.toString());
}

void FormModel::refresh() {
    check();
    std::vector<FormField> shown = fields();
    arrange(shown);
    m_fields.show(shown, &FormField::id);
    emit changed();
}

} // namespace tiller
