#pragma once

#include "core/base/suggestion.h"
#include "core/io/json_writer.h"
#include "core/io/reading.h"
#include "core/model/project.h"

#include <optional>

/// Writers and readers of nodes, links, scene items, worlds, parameters and notes as objects of a
/// file, for projects and input logs. Settings follow the descriptions of their types.
namespace tiller {

void writeValues(JsonWriter& writer, const Description& description,
                 const std::vector<Value>& values);
void writeWorld(JsonWriter& writer, const std::vector<Value>& world);
/// Writes a scene item or an annotation.
void writeSceneItem(JsonWriter& writer, const SceneItem& item);
/// Writes a node without its place on the canvas.
void writeNode(JsonWriter& writer, const Node& node, JsonWriter::Layout layout);
void writeLink(JsonWriter& writer, const Link& link);
void writeParameter(JsonWriter& writer, const Parameter& parameter);
void writePropertyList(JsonWriter& writer, const PropertyList& properties);
void writeNotes(JsonWriter& writer, const Notes& notes);

/// @name Fields of an object that several formats share
/// @{
void writePoint(JsonWriter& writer, Vec2 point);
void writeAgentFields(JsonWriter& writer, const PlacedAgent& agent);
void writeVelocity(JsonWriter& writer, Vec2 velocity);
void writeGoals(JsonWriter& writer, const std::vector<AgentGoal>& goals);
void writeLinkNumbers(JsonWriter& writer, const Link& link);
/// Writes the list at `properties`, if it is not empty.
void writeProperties(JsonWriter& writer, const PropertyList& properties);
/// @}

/// @name Readers: nothing if the object is wrong, with problems
/// @{
[[nodiscard]] std::optional<std::vector<Value>> readWorld(Reading& reading, const JsonValue& value);
[[nodiscard]] std::optional<SceneItem> readSceneItem(Reading& reading, const JsonValue& value);
[[nodiscard]] std::optional<Annotation> readAnnotation(Reading& reading, const JsonValue& value);
[[nodiscard]] std::optional<Node> readNode(Reading& reading, const JsonValue& value);
[[nodiscard]] std::optional<Link> readLink(Reading& reading, const JsonValue& value);
/// Reads a parameter. Without a `value` it has the number 0: see settleParameters.
[[nodiscard]] std::optional<Parameter> readParameter(Reading& reading, const JsonValue& value);
[[nodiscard]] std::optional<PropertyList> readPropertyList(Reading& reading,
                                                           const JsonValue& value);
[[nodiscard]] std::optional<Notes> readNotes(Reading& reading, const JsonValue& value);

/// Reads the id, type and name of an item. Returns its type; null if it is unknown, with a problem.
/// @param find gives the type of an id, or null
/// @param all gives the list of all types
template <class Item, class Find, class All>
auto readHead(Fields& fields, const std::string& kind, Item& item, Find find, All all)
    -> decltype(find(std::string_view())) {
    if (fields.id("id", item.id))
        fields.setName(kind + " \"" + item.id + "\"");
    std::string typeId;
    if (!fields.text("type", typeId, Need::always))
        return nullptr;
    if (const auto* type = find(typeId)) {
        fields.text("name", item.name, Need::unlessDefault);
        return type;
    }
    std::vector<std::string> known;
    for (const auto& each : all())
        known.push_back(each.id);
    fields.fail("type", shortQuote(typeId) + " is not a type of " + kind + "." +
                            suggestion(typeId, known, "\"tiller list\" shows every type."));
    return nullptr;
}
template <class Item, class Type>
const Type* readHead(Fields& fields, const std::string& kind, Item& item,
                     const std::vector<Type>& types) {
    const auto find = [&](std::string_view id) -> const Type* {
        for (const Type& each : types)
            if (each.id == id)
                return &each;
        return nullptr;
    };
    return readHead(
        fields, kind, item, find, [&]() -> const auto& { return types; });
}

/// Reads the name, position, velocity and goals of a placed agent.
[[nodiscard]] std::optional<PlacedAgent> readAgentFields(Reading& reading, Fields& fields);
/// Reads the list at `properties`, which files leave out where it is empty.
void readProperties(Reading& reading, Fields& fields, PropertyList& to);
/// Reads the weight and order of a link.
void readLinkNumbers(Fields& fields, Link& link);
/// @}

/// Reads `x` and `y`, which are always needed.
bool readPoint(Fields& fields, Vec2& to);
/// Reads `vx` and `vy`.
void readVelocity(Fields& fields, Vec2& to);
/// Reads `goals`, which are always needed.
[[nodiscard]] std::vector<AgentGoal> readGoals(Reading& reading, Fields& fields);

} // namespace tiller
