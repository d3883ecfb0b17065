#pragma once

#include "core/model/project.h"

#include <QString>
#include <QVariantList>
#include <QVariantMap>

#include <optional>

namespace tiller {

/// A value for QML: a number, a flag or a text. Points are given by their number.
[[nodiscard]] QVariant toVariant(const Value& value);

/// The value of a setting from QML. @pre the setting does not hold points
[[nodiscard]] Value toValue(const Setting& setting, const QVariant& value);

/// A choice for QML: {id, title, help}.
[[nodiscard]] QVariantMap choiceEntry(const std::string& id, const std::string& title,
                                      const std::string& help = {});

/// The choices of a setting for QML.
[[nodiscard]] QVariantList choiceEntries(const Setting& setting);

/// A value for people: with its unit, "no limit", the title of a choice, the name of a geometry.
[[nodiscard]] QString valueText(const Setting& setting, const Value& value, const Project& project);

/// As valueText, but without units except % and °.
[[nodiscard]] QString shortValueText(const Setting& setting, const Value& value,
                                     const Project& project);

/// A number for a field, without groups of digits, rounded to six decimals, with as few digits as
/// possible.
[[nodiscard]] QString numberText(const Setting& setting, double number);

/// A number in the language of the program, as one types it: without groups of digits.
[[nodiscard]] QString writtenNumber(double number);

/// The same to read: 1.234,5 in German. Not for what is typed or handed in.
[[nodiscard]] QString shownNumber(double number);

/// A text of writtenNumber with groups of digits, as the language has them; other texts stay.
[[nodiscard]] QString withGroups(const QString& number);

/// The number that a typed text means, as 12,5 or 1.234,5 where the language has a decimal comma.
/// Terms count: 2*3,5 and max(1; 2), whose arguments a semicolon splits there.
[[nodiscard]] std::optional<double> typedNumber(const QString& text);

/// The number that a typed text means for a setting, also with a unit, in percent, or "no limit".
/// @param now with it, "+10", "-=10", "*2" and "/2" change this value; else they are refused
[[nodiscard]] std::optional<double> readNumber(const Setting& setting, const QString& text,
                                               std::optional<double> now = {});

/// Whether the world of the project counts its time in ticks, and not in seconds.
[[nodiscard]] bool countsTicks(const Project& project);

/// A unit in plain words: "units/s", "%", "°". Empty for none, for masses and for forces.
/// @param ticks the world counts ticks: "units/tick"
[[nodiscard]] QString unitText(Unit unit, bool ticks = false);

/// The range of a setting in words: "0 to 4000 (units)", "from 0 up, or no limit".
[[nodiscard]] QString rangeText(const Setting& setting, bool ticks = false);

/// Whether the setting has an effect with these values: Setting::appliesWhen holds for it, and for
/// the settings that it depends on.
[[nodiscard]] bool applies(const Description& type, const std::vector<Value>& values,
                           const Setting& setting);

/// The name of a scene item: its own, or the title of its type with a number.
[[nodiscard]] QString sceneName(const Project& project, std::string_view id);

} // namespace tiller
