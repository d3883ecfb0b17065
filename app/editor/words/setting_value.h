#pragma once

#include "core/model/project.h"

#include <QVariantList>
#include <QVariantMap>

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

} // namespace tiller
