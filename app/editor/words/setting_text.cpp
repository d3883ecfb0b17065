#include "app/editor/words/setting_text.h"

#include "core/base/lattice.h"
#include "core/model/registry.h"
#include "core/nodes/expression.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

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

namespace {

QString trSetting(const char* text, int count = -1) {
    return QCoreApplication::translate("Settings", text, nullptr, count);
}

bool isUnlimited(const Setting& setting, double number) {
    return number >= noLimit && setting.max >= noLimit;
}

QString plain(double number) {
    const double rounded = std::round(number * 1e6) / 1e6;
    return writtenNumber(std::abs(rounded) >= 1e-4 || number == 0 ? rounded : number);
}

} // namespace

bool countsTicks(const Project& project) {
    return project.worldNumber("tick") == 1;
}

QString unitText(Unit unit, bool ticks) {
    switch (unit) {
    case Unit::length:
        return trSetting("units");
    case Unit::speed:
        return ticks ? trSetting("units/tick") : trSetting("units/s");
    case Unit::time:
        return ticks ? trSetting("ticks") : trSetting("s");
    case Unit::degrees:
        return QStringLiteral("°");
    case Unit::share:
        return QStringLiteral("%");
    case Unit::none:
    case Unit::count:
    case Unit::mass:
    case Unit::force:
        return {};
    }
    return {};
}

QString writtenNumber(double number) {
    return QString::fromStdString(toText(number)).replace('.', QLocale().decimalPoint());
}

QString shownNumber(double number) {
    return withGroups(writtenNumber(number));
}

QString withGroups(const QString& number) {
    static const QRegularExpression pattern(QStringLiteral("^(-?)(\\d{4,15})([.,]\\d+)?$"));
    const auto match = pattern.match(number);
    return match.hasMatch()
               ? match.captured(1) + QLocale().toString(match.captured(2).toLongLong()) +
                     match.captured(3)
               : number;
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
        const QString number = withGroups(numberText(setting, numberOf(value)));
        const QString unit = unitText(setting.unit, countsTicks(project));
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
    case SettingKind::color:
        if (textOf(value).empty())
            return trSetting("As its type");
        break;
    case SettingKind::text:
        if (setting.isPainting) // its grid
            return QString::fromStdString(textOf(value)).section(u' ', 0, 0);
        break;
    }
    return QString::fromStdString(textOf(value));
}

QString shortValueText(const Setting& setting, const Value& value, const Project& project) {
    const bool plainNumber = std::holds_alternative<double>(value) && setting.unit != Unit::share &&
                             setting.unit != Unit::degrees;
    return plainNumber ? withGroups(numberText(setting, numberOf(value)))
                       : valueText(setting, value, project);
}

namespace {

/// @param text in lower case
QString withoutUnit(const Setting& setting, const QString& text) {
    for (const bool ticks : {true, false}) // "ticks" ends with "s"
        if (const QString unit = unitText(setting.unit, ticks).toLower();
            !unit.isEmpty() && text.endsWith(unit))
            return text.chopped(unit.size());
    return text;
}

/// A typed term as core reads it, with points. Where there is no function, a comma is a decimal one
/// in every language, and a point, too.
QString termWithPoints(QString text) {
    const bool hasComma = QLocale().decimalPoint() == QStringLiteral(",");
    const QString group = hasComma ? "\\." : ",";
    const QString point = hasComma ? "," : "\\.";
    const QRegularExpression grouped("(?<![\\d.,])\\d{1,3}(" + group + "\\d{3})+(?=" + point + ")");
    for (auto found = grouped.match(text); found.hasMatch(); found = grouped.match(text))
        text.replace(found.capturedStart(), found.capturedLength(),
                     found.captured().remove(hasComma ? '.' : ','));
    if (hasComma || !text.contains('('))
        text.replace(',', '.');
    return hasComma ? text.replace(';', ',') : text;
}

/// What "+10", "-=10", "*2" or "/2" makes of a value; nothing for other texts.
std::optional<double> calculated(const Setting& setting, const QString& text, double now) {
    static const QRegularExpression pattern(
        QStringLiteral("^([+*/]|[-+]=)\\s*((?:\\d+(?:[.,]\\d*)?|[.,]\\d+))\\s*[^\\d]*$"));
    const auto match = pattern.match(text);
    if (!match.hasMatch())
        return {};
    const double number = match.captured(2).replace(',', '.').toDouble();
    const double added = setting.unit == Unit::share ? number / 100 : number;
    const QString sign = match.captured(1);
    if (sign == QStringLiteral("*"))
        return now * number;
    if (sign == QStringLiteral("/"))
        return number == 0 ? std::nullopt : std::optional(now / number);
    return sign == QStringLiteral("-=") ? now - added : now + added;
}

} // namespace

std::optional<double> typedNumber(const QString& text) {
    QString term = termWithPoints(text.trimmed());
    if (term.startsWith('+'))
        term.remove(0, 1);
    const auto number = evaluated<double>(term.toStdString(), {});
    return number && std::isfinite(*number) ? number : std::nullopt;
}

std::optional<double> readNumber(const Setting& setting, const QString& text,
                                 std::optional<double> now) {
    const QString trimmed = text.trimmed().toLower();
    if (setting.max >= noLimit &&
        (trimmed == trSetting("no limit") || trimmed == QStringLiteral("∞") ||
         trimmed == QStringLiteral("inf")))
        return setting.max;
    if (const auto result = now ? calculated(setting, trimmed, *now) : std::nullopt)
        return setting.kind == SettingKind::integer ? std::round(*result) : *result;
    static const QRegularExpression number(
        QStringLiteral("^([-+]?(?:\\d+(?:[.,]\\d*)?|[.,]\\d+)(?:e[-+]?\\d+)?)(?:\\s*[^-\\d\\s+*/"
                       "^()<>=][^\\d]*)?$"));
    const auto match = number.match(trimmed);
    std::optional<double> value = match.hasMatch() ? match.captured(1).replace(',', '.').toDouble()
                                                   : typedNumber(withoutUnit(setting, trimmed));
    if (value && setting.unit == Unit::share)
        *value /= 100;
    return value && setting.kind == SettingKind::integer ? std::round(*value) : value;
}

QString rangeText(const Setting& setting, bool ticks) {
    const QString unit = unitText(setting.unit, ticks);
    const QString low = withGroups(numberText(setting, setting.min));
    const bool unlimited = setting.max >= noLimit;
    const QString high = withGroups(numberText(setting, setting.max));
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

namespace {

/// A target with a name of its own that uses a scene item; null if there is none.
const Node* namedTarget(const Project& project, std::string_view item) {
    const auto uses = [&](const Node& node) {
        return !node.name.empty() && findNodeType(node.type)->kind == NodeKind::target &&
               std::ranges::any_of(geometrySettings(node), [&](std::size_t setting) {
                   return textOf(node.values[setting]) == item;
               });
    };
    const auto found = std::ranges::find_if(project.nodes, uses);
    return found == project.nodes.end() ? nullptr : &*found;
}

} // namespace

QString sceneName(const Project& project, std::string_view id) {
    int number = 0;
    const SceneItem* item = project.sceneItem(id);
    if (!item)
        return trSetting("missing");
    if (!item->name.empty())
        return QString::fromStdString(item->name);
    if (const Node* target = namedTarget(project, id))
        return QString::fromStdString(target->name);
    for (const SceneItem& each : project.scene) {
        if (each.type == item->type)
            ++number;
        if (each.id == id)
            break;
    }
    const Description* type = findSceneType(item->type);
    return QStringLiteral("%1 %2")
        .arg(QString::fromStdString(type ? type->title.shown() : item->type))
        .arg(number);
}

} // namespace tiller
