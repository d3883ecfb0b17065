#include "app/editor/words/setting_value.h"

namespace tiller {

QVariant toVariant(const Value& value) {
    if (const double* number = std::get_if<double>(&value))
        return *number;
    if (const bool* flag = std::get_if<bool>(&value))
        return *flag;
    if (const Points* points = std::get_if<Points>(&value))
        return static_cast<int>(points->size());
    return QString::fromStdString(textOf(value));
}

Value toValue(const Setting& setting, const QVariant& value) {
    if (std::holds_alternative<double>(setting.initial))
        return value.toDouble();
    if (std::holds_alternative<bool>(setting.initial))
        return value.toBool();
    return value.toString().toStdString();
}

QVariantMap choiceEntry(const std::string& id, const std::string& title, const std::string& help) {
    return {{"id", QString::fromStdString(id)},
            {"title", QString::fromStdString(title)},
            {"help", QString::fromStdString(help)}};
}

QVariantList choiceEntries(const Setting& setting) {
    QVariantList entries;
    for (const Choice& choice : setting.choices)
        entries.append(choiceEntry(choice.id, choice.title, choice.help));
    return entries;
}

} // namespace tiller
