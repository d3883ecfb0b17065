#include "app/editor/words/setting_text.h"

#include "core/base/lattice.h"
#include "core/model/registry.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

QString trSetting(const char* text, int count = -1) {
    return QCoreApplication::translate("Settings", text, nullptr, count);
}

bool isUnlimited(const Setting& setting, double number) {
    return number >= noLimit && setting.max >= noLimit;
}

QString plain(double number) {
    const double rounded = std::round(number * 1e6) / 1e6;
    return QString::fromStdString(
        toText(std::abs(rounded) >= 1e-4 || number == 0 ? rounded : number));
}

} // namespace

QString unitText(Unit unit) {
    switch (unit) {
    case Unit::length:
        return trSetting("u");
    case Unit::speed:
        return trSetting("u/t");
    case Unit::force:
        return trSetting("m·u/t²");
    case Unit::mass:
        return trSetting("m");
    case Unit::time:
        return trSetting("t");
    case Unit::degrees:
        return QStringLiteral("°");
    case Unit::share:
        return QStringLiteral("%");
    case Unit::none:
    case Unit::count:
        return {};
    }
    return {};
}

QString numberText(const Setting& setting, double number) {
    if (isUnlimited(setting, number))
        return trSetting("no limit");
    return plain(setting.unit == Unit::share ? number * 100 : number);
}

QString valueText(const Setting& setting, const Value& value, const Project& project) {
    switch (setting.kind) {
    case SettingKind::number:
    case SettingKind::integer: {
        const QString number = numberText(setting, numberOf(value));
        const QString unit = unitText(setting.unit);
        if (unit.isEmpty() || isUnlimited(setting, numberOf(value)))
            return number;
        return unit == QStringLiteral("°") ? number + unit : number + QChar(0x202f) + unit;
    }
    case SettingKind::flag:
        return flagOf(value) ? trSetting("on") : trSetting("off");
    case SettingKind::choice:
        for (const Choice& choice : setting.choices)
            if (choice.id == textOf(value))
                return QString::fromStdString(choice.title);
        break;
    case SettingKind::points:
        return trSetting("%n places", static_cast<int>(pointsOf(value).size()));
    case SettingKind::geometry:
        return textOf(value).empty() ? trSetting("whole world") : sceneName(project, textOf(value));
    case SettingKind::text:
    case SettingKind::color:
        break;
    }
    return QString::fromStdString(textOf(value));
}

QString shortValueText(const Setting& setting, const Value& value, const Project& project) {
    const bool plainNumber = std::holds_alternative<double>(value) && setting.unit != Unit::share &&
                             setting.unit != Unit::degrees;
    return plainNumber ? numberText(setting, numberOf(value)) : valueText(setting, value, project);
}

std::optional<double> readNumber(const Setting& setting, const QString& text) {
    const QString trimmed = text.trimmed().toLower();
    if (setting.max >= noLimit &&
        (trimmed == trSetting("no limit") || trimmed == QStringLiteral("∞") ||
         trimmed == QStringLiteral("inf")))
        return setting.max;
    static const QRegularExpression number(
        QStringLiteral("^([-+]?(?:\\d+(?:[.,]\\d*)?|[.,]\\d+)(?:e[-+]?\\d+)?)\\s*[^\\d]*$"));
    const auto match = number.match(trimmed);
    if (!match.hasMatch())
        return {};
    double value = match.captured(1).replace(',', '.').toDouble();
    if (setting.unit == Unit::share)
        value /= 100;
    return setting.kind == SettingKind::integer ? std::round(value) : value;
}

QString rangeText(const Setting& setting) {
    const QString unit = unitText(setting.unit);
    const QString low = numberText(setting, setting.min);
    const bool unlimited = setting.max >= noLimit;
    const QString high = numberText(setting, setting.max);
    const QString text = unlimited ? trSetting("from %1 up, or no limit").arg(low)
                                   : trSetting("%1 to %2").arg(low, high);
    return unit.isEmpty() ? text : text + QStringLiteral(" (") + unit + QStringLiteral(")");
}

bool applies(const Description& type, const std::vector<Value>& values, const Setting& setting) {
    if (!setting.appliesWhen)
        return true;
    const auto index = type.settingIndex(setting.appliesWhen->setting);
    return index && setting.appliesWhen->holds(values[*index]) &&
           applies(type, values, type.settings[*index]);
}

QString sceneName(const Project& project, std::string_view id) {
    int number = 0;
    const SceneItem* item = project.sceneItem(id);
    if (!item)
        return trSetting("missing");
    if (!item->name.empty())
        return QString::fromStdString(item->name);
    for (const SceneItem& each : project.scene) {
        if (each.type == item->type)
            ++number;
        if (each.id == id)
            break;
    }
    const Description* type = findSceneType(item->type);
    return QStringLiteral("%1 %2")
        .arg(QString::fromStdString(type ? type->title : item->type))
        .arg(number);
}

} // namespace tiller
