#include "app/docs/format_keys.h"

#include "app/docs/tables.h"
#include "core/nodes/setting.h"

#include <algorithm>
#include <array>

namespace tiller::docs {

namespace {

using Object = JsonValue::Object;
using List = JsonValue::List;

std::string asCode(std::string_view text) {
    return "`" + std::string(text) + "`";
}

std::string textAt(const JsonValue& object, std::string_view key) {
    const JsonValue* value = object.find(key);
    const auto* text = value ? value->as<std::string>() : nullptr;
    return text ? *text : std::string();
}

/// A value as JSON writes it.
std::string jsonText(const JsonValue& value) {
    if (const auto* number = value.as<double>())
        return toText(*number);
    if (const auto* flag = value.as<bool>())
        return *flag ? "true" : "false";
    if (const auto* text = value.as<std::string>())
        return "\"" + *text + "\"";
    std::string all;
    if (const auto* list = value.as<List>())
        for (const JsonValue& each : *list)
            all += (all.empty() ? "" : ", ") + jsonText(each);
    return "[" + all + "]";
}

std::string listText(const JsonValue& list) {
    std::string all;
    if (const auto* values = list.as<List>())
        for (const JsonValue& each : *values)
            all += (all.empty() ? "" : ", ") + asCode(jsonText(each));
    return all;
}

std::string rangeOf(const JsonValue& of, const std::string& kind) {
    constexpr double most = 9007199254740991.0;
    const JsonValue* min = of.find("minimum");
    const JsonValue* max = of.find("maximum");
    if (!min || !max || (*min->as<double>() <= -most && *max->as<double>() >= most))
        return kind;
    return kind + ", " + jsonText(*min) + " to " + jsonText(*max);
}

/// What a value may be, in words.
std::string kindOfKey(const JsonValue& of) {
    if (const JsonValue* constant = of.find("const"))
        return asCode(jsonText(*constant));
    if (const JsonValue* choices = of.find("enum"))
        return listText(*choices);
    if (of.find("$ref"))
        return "an object";
    const JsonValue* type = of.find("type");
    if (!type || !type->as<std::string>())
        return "true or false, a number, or text";
    const std::string& name = *type->as<std::string>();
    const std::string pattern = textAt(of, "pattern");
    if (name == "number")
        return rangeOf(of, "a number");
    if (name == "integer")
        return rangeOf(of, "a whole number");
    if (name == "boolean")
        return "true or false";
    if (name == "array")
        return of.find("items")->find("type") && textAt(*of.find("items"), "type") == "number"
                   ? "a list of numbers, x and y in turn"
               : of.find("items")->find("pattern") ? "a list of texts"
                                                   : "a list of objects";
    if (pattern.starts_with("^#"))
        return "`#rrggbb`";
    return pattern.find("{0,64}") != std::string::npos ? "an id, or empty"
           : pattern.starts_with("^[a-z") ? (pattern.ends_with("+$") ? "`ID.PORT`" : "an id")
                                          : "text";
}

const std::vector<std::string> heading{"key", "value", "default", "meaning"};

/// The keys that stand in every item, and not in the line of a node.
bool isOfEveryItem(std::string_view key) {
    constexpr std::array all{"id", "type", "name", "muted", "solo", "properties", "agents"};
    return std::ranges::find(all, key) != all.end();
}

} // namespace

const JsonValue& FormatKeys::definition(std::string_view name) const {
    return name.empty() ? m_schema : *m_schema.find("definitions")->find(name);
}

std::string FormatKeys::meaningOf(std::string_view definition, const JsonMember& key) {
    std::string help = textAt(key.value, "description");
    if (help.empty() && !key.value.find("const")) // a constant says all
        m_problems.push_back({.text = "core/io/fields.h: " + std::string(definition) + "." +
                                      key.key + " has no help. Add it."});
    return help;
}

std::vector<std::string> FormatKeys::rowOf(std::string_view definition, const JsonMember& key) {
    const JsonValue* initial = key.value.find("default");
    const bool isLong = initial && initial->as<List>() && initial->as<List>()->size() > 8;
    return {asCode(key.key), kindOfKey(key.value),
            !initial ? ""
            : isLong ? "a list"
                     : asCode(jsonText(*initial)),
            meaningOf(definition, key)};
}

std::string FormatKeys::tableOf(std::string_view definition) {
    std::vector<std::vector<std::string>> rows{heading};
    for (const JsonMember& key : *this->definition(definition).find("properties")->as<Object>())
        rows.push_back(rowOf(definition, key));
    return table(std::move(rows));
}

std::string FormatKeys::commonTable(std::string_view definition) {
    std::vector<std::vector<std::string>> rows{heading};
    for (const JsonMember& key : *this->definition(definition).find("properties")->as<Object>())
        if (isOfEveryItem(key.key)) {
            rows.push_back(rowOf(definition, key));
            if (key.key == "type")
                rows.back()[1] = "the id of a type";
        }
    return table(std::move(rows));
}

std::string FormatKeys::lineOf(std::string_view definition) const {
    std::string line;
    for (const JsonMember& key : *this->definition(definition).find("properties")->as<Object>())
        if (const JsonValue* initial = key.value.find("default");
            initial && !isOfEveryItem(key.key))
            line += (line.empty() ? "" : ", ") + asCode(key.key) + " " + asCode(jsonText(*initial));
    return line;
}

std::string FormatKeys::helpOf(std::string_view name) const {
    return textAt(definition(name), "description");
}

std::vector<std::string> FormatKeys::definitions(std::string_view prefix) const {
    std::vector<std::string> names;
    for (const JsonMember& each : *m_schema.find("definitions")->as<Object>())
        if (each.key.starts_with(prefix))
            names.push_back(each.key);
    return names;
}

} // namespace tiller::docs
