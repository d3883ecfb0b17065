#pragma once

#include "core/model/project.h"

#include <QString>

#include <optional>

namespace tiller {

/// A value for people: with its unit, "no limit", the title of a choice, the name of a geometry.
[[nodiscard]] QString valueText(const Setting& setting, const Value& value, const Project& project);

/// As valueText, but without units except % and °.
[[nodiscard]] QString shortValueText(const Setting& setting, const Value& value,
                                     const Project& project);

/// A number for a field, rounded to six decimals, with as few digits as possible.
[[nodiscard]] QString numberText(const Setting& setting, double number);

/// The number that a typed text means for a setting, also with a unit, in percent, or "no limit".
[[nodiscard]] std::optional<double> readNumber(const Setting& setting, const QString& text);

/// A unit as text: "u/t", "%", "°"; empty for none.
[[nodiscard]] QString unitText(Unit unit);

/// The range of a setting in words: "0 to 4000 (u)", "from 0 up, or no limit".
[[nodiscard]] QString rangeText(const Setting& setting);

/// Whether the setting has an effect with these values: Setting::appliesWhen holds for it, and for
/// the settings that it depends on.
[[nodiscard]] bool applies(const Description& type, const std::vector<Value>& values,
                           const Setting& setting);

/// The name of a scene item: its own, or the title of its type with a number.
[[nodiscard]] QString sceneName(const Project& project, std::string_view id);

} // namespace tiller
