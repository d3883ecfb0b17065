#include "core/io/migrations.h"

#include <algorithm>
#include <map>
#include <optional>

namespace tiller {

namespace {

using List = JsonValue::List;
using Object = JsonValue::Object;

List* listAt(JsonValue& object, std::string_view key) {
    JsonValue* value = object.find(key);
    return value ? std::get_if<List>(&value->content) : nullptr;
}

const std::string* textAt(const JsonValue& object, std::string_view key) {
    const JsonValue* value = object.find(key);
    return value ? value->as<std::string>() : nullptr;
}

/// @pre the value is an object
void setValueOf(JsonValue& object, std::string key, decltype(JsonValue::content) content) {
    if (JsonValue* present = object.find(key)) {
        present->content = std::move(content);
        return;
    }
    std::get<Object>(object.content)
        .push_back({std::move(key), object.offset, {std::move(content), object.offset}});
}

void renameKey(JsonValue& object, std::string_view from, const char* to) {
    for (JsonMember& member : std::get<Object>(object.content))
        if (member.key == from)
            member.key = to;
}

void removeKey(JsonValue& object, std::string_view key) {
    std::erase_if(std::get<Object>(object.content),
                  [&](const JsonMember& member) { return member.key == key; });
}

bool isSlider(const JsonValue& annotation) {
    const std::string* type = textAt(annotation, "type");
    return type && *type == "slider" && annotation.as<Object>();
}

std::string pathOf(const JsonValue& slider) {
    const std::string* item = textAt(slider, "item");
    const std::string* setting = textAt(slider, "setting");
    return item && setting && !item->empty() && !setting->empty() ? *item + "." + *setting : "";
}

/// A slider may go from a higher to a lower number.
void putInOrder(JsonValue& parameter) {
    JsonValue* min = parameter.find("min");
    JsonValue* max = parameter.find("max");
    const double least = min && min->as<double>() ? *min->as<double>() : 0;
    const double most = max && max->as<double>() ? *max->as<double>() : 1;
    if (least <= most || (min && !min->as<double>()) || (max && !max->as<double>()))
        return;
    setValueOf(parameter, "min", most);
    setValueOf(parameter, "max", least);
}

/// @pre the slider is an object
JsonValue parameterFrom(JsonValue slider) {
    const std::string path = pathOf(slider);
    List drives;
    if (!path.empty())
        drives.push_back({path, slider.offset});
    removeKey(slider, "type");
    removeKey(slider, "item");
    removeKey(slider, "setting");
    renameKey(slider, "from", "min");
    renameKey(slider, "to", "max");
    setValueOf(slider, "drives", std::move(drives));
    putInOrder(slider);
    return slider;
}

/// Gives the wider of two bounds to a parameter.
void widenBound(JsonValue& parameter, const JsonValue& other, const char* key, double initial,
                bool isMax) {
    const JsonValue* a = parameter.find(key);
    const JsonValue* b = other.find(key);
    if ((a && !a->as<double>()) || (b && !b->as<double>()))
        return;
    const double first = a ? *a->as<double>() : initial;
    const double second = b ? *b->as<double>() : initial;
    setValueOf(parameter, key, isMax ? std::max(first, second) : std::min(first, second));
}

/// Joins the second slider of a setting with the first: both names, the wider range, the finer
/// step.
void join(JsonValue& parameter, const JsonValue& other) {
    const std::string* first = textAt(parameter, "name");
    const std::string* second = textAt(other, "name");
    if (second && !second->empty() && (!first || *first != *second))
        setValueOf(parameter, "name",
                   first && !first->empty() ? *first + " / " + *second : *second);
    widenBound(parameter, other, "min", 0, false);
    widenBound(parameter, other, "max", 1, true);
    widenBound(parameter, other, "step", 0, false);
}

void addProperties(JsonValue& root, const char* list) {
    if (List* items = listAt(root, list))
        for (JsonValue& item : *items)
            if (item.as<Object>())
                setValueOf(item, "properties", List());
}

} // namespace

void migrateProjectFrom1(JsonValue& root) {
    List* annotations = listAt(root, "annotations");
    if (!annotations)
        return;
    List parameters;
    std::map<std::string, std::size_t> byPath; // their indexes
    for (const JsonValue& each : *annotations) {
        if (!isSlider(each))
            continue;
        JsonValue parameter = parameterFrom(each);
        const std::string path = pathOf(each);
        const auto [first, isNew] = byPath.emplace(path, parameters.size());
        if (isNew || path.empty())
            parameters.push_back(std::move(parameter));
        else
            join(parameters[first->second], parameter);
    }
    std::erase_if(*annotations, isSlider);
    if (!parameters.empty())
        setValueOf(root, "parameters", std::move(parameters));
}

void migrateExportFrom1(JsonValue& root) {
    if (!root.as<Object>())
        return;
    addProperties(root, "scene");
    addProperties(root, "agentTypes");
    if (List* nodes = listAt(root, "nodes"))
        for (JsonValue& node : *nodes)
            if (const std::string* type = textAt(node, "type"); type && *type == "agent-mode")
                setValueOf(node, "properties", List());
    setValueOf(root, "parameters", List());
    setValueOf(root, "properties", List());
}

} // namespace tiller
