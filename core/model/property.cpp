#include "core/model/property.h"

#include "core/base/text.h"
#include "core/base/visible.h"

#include <algorithm>
#include <set>

namespace tiller {

namespace {

constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_";
constexpr std::size_t longestName = 64;

bool isIn(std::string_view characters, char c) {
    return characters.find(c) != std::string_view::npos;
}

/// A property as the setting that checks its value.
Setting settingOf(const Property& property) {
    constexpr double largestWhole = 9007199254740991.0; // 2^53 - 1
    Setting setting;
    setting.id = property.name;

    switch (property.type) {
    case PropertyType::flag:
        setting.kind = SettingKind::flag;
        break;
    case PropertyType::integer:
        setting.kind = SettingKind::integer;
        setting.max = largestWhole;
        break;
    case PropertyType::number:
        setting.max = 1e300;
        break;
    case PropertyType::text:
        setting.kind = SettingKind::text;
        setting.hasLines = true;
        break;
    case PropertyType::color:
        setting.kind = SettingKind::color;
        break;
    }
    setting.min = -setting.max;
    return setting;
}

} // namespace

const std::vector<std::string>& propertyTypes() {
    static const std::vector<std::string> names{"bool", "int", "number", "text", "color"};
    return names;
}

std::string_view toString(PropertyType type) {
    return propertyTypes().at(static_cast<std::size_t>(type));
}

std::optional<PropertyType> propertyType(std::string_view name) {
    const auto found = std::ranges::find(propertyTypes(), name);
    if (found == propertyTypes().end())
        return {};
    return static_cast<PropertyType>(found - propertyTypes().begin());
}

Value initialValue(PropertyType type) {
    switch (type) {
    case PropertyType::flag:
        return false;
    case PropertyType::integer:
    case PropertyType::number:
        return 0.0;
    case PropertyType::color:
        return std::string("#808080");
    case PropertyType::text:
        break;
    }
    return std::string();
}

std::optional<std::string> findNameProblem(std::string_view name) {
    if (name.empty() || name.size() > longestName || !isIn(letters, name.front()) ||
        !std::ranges::all_of(name,
                             [](char c) { return isIn(letters, c) || isIn("0123456789-.", c); }))
        return say("\"%1\" is not a name for a property. Use 1 to 64 letters, digits, \"_\", \"-\" "
                   "and \".\"; begin with a letter or \"_\".",
                   {std::string(firstBytes(name, longestName))});
    return {};
}

std::optional<std::string> findValueProblem(const Property& property) {
    Setting setting = settingOf(property);
    if (!findProblem(setting, property.value))
        return {};
    setting.title = say("Property \"%1\"", {property.name});
    return findProblem(setting, property.value);
}

std::optional<std::string> findListProblem(const PropertyList& properties) {
    if (properties.size() > maxProperties)
        return say("There are more than 1,000 properties. Remove some.");
    std::set<std::string_view> names;
    for (const Property& each : properties) {
        if (auto problem = findNameProblem(each.name))
            return problem;
        if (auto problem = findValueProblem(each))
            return problem;
        if (!names.insert(each.name).second)
            return say("Two properties have the name \"%1\". Give one of the two another name.",
                       {each.name});
    }
    return {};
}

} // namespace tiller
