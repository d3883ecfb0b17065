#pragma once

#include "core/model/project.h"

#include <QString>

#include <optional>

namespace tiller {

/// A value as a person reads it: with its unit, "no limit", a choice's title, a geometry's name.
[[nodiscard]] QString valueText(const Setting& setting, const Value& value, const Project& project);

/// As valueText, without the units that only repeat what the setting's name says.
[[nodiscard]] QString shortValueText(const Setting& setting, const Value& value,
                                     const Project& project);

/// A number as it stands in a field: as few digits as read back as the same number, but no more
/// than a person wants to see.
[[nodiscard]] QString numberText(const Setting& setting, double number);

/// What a typed text means for a setting; "no limit", percents and units are understood.
[[nodiscard]] std::optional<double> readNumber(const Setting& setting, const QString& text);

/// The unit behind a number: "u/s", "%", "°"; empty for none.
[[nodiscard]] QString unitText(Unit unit);

/// The range, in words: "0 to 4000 u, or no limit".
[[nodiscard]] QString rangeText(const Setting& setting);

/// Whether the setting matters with these values (Setting::appliesWhen, also of what that depends
/// on).
[[nodiscard]] bool applies(const Description& type, const std::vector<Value>& values,
                           const Setting& setting);

/// The name of a scene item: given, or its type's title with a number.
[[nodiscard]] QString sceneName(const Project& project, std::string_view id);

} // namespace tiller
