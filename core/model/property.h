#pragma once

#include "core/nodes/setting.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tiller {

enum class PropertyType { flag, integer, number, text, color };

/// A value that a project carries for the game. It means nothing to Tiller.
struct Property {
    std::string name; ///< unique in its list; see findNameProblem
    PropertyType type = PropertyType::text;
    Value value = std::string(); ///< a bool, a double, or a text

    bool operator==(const Property&) const = default;
};

using PropertyList = std::vector<Property>;

inline constexpr std::size_t maxProperties = 1000; ///< in one list

/// "bool", "int", "number", "text", "color", as in files.
[[nodiscard]] std::string_view toString(PropertyType type);
/// Nothing if no type has this name.
[[nodiscard]] std::optional<PropertyType> propertyType(std::string_view name);
[[nodiscard]] const std::vector<std::string>& propertyTypes(); ///< the names of all

/// The value of a new property: false, 0, "" or a color.
[[nodiscard]] Value initialValue(PropertyType type);

/// @name Problems as sentences, with a fix; nothing if there is none
/// @{
/// A name is 1 to 64 letters, digits, "_", "-" and ".", and begins with a letter or "_".
[[nodiscard]] std::optional<std::string> findNameProblem(std::string_view name);
[[nodiscard]] std::optional<std::string> findValueProblem(const Property& property);
/// The first problem of a list: its length, its names and values, and names that repeat.
[[nodiscard]] std::optional<std::string> findListProblem(const PropertyList& properties);
/// @}

} // namespace tiller
