#pragma once

#include "core/base/suggestion.h"
#include "core/io/json_writer.h"
#include "core/io/reading.h"
#include "core/model/project.h"

#include <optional>

/// Nodes, links, scene items and worlds as objects of a file: one way to write each, shared by
/// projects and input logs, and one to read it. All by the descriptions.
namespace tiller {

void writeValues(JsonWriter& writer, const Description& description,
                 const std::vector<Value>& values);
void writeWorld(JsonWriter& writer, const std::vector<Value>& world);
/// Also an annotation.
void writeSceneItem(JsonWriter& writer, const SceneItem& item);
/// The place on the canvas is not part of it.
void writeNode(JsonWriter& writer, const Node& node, JsonWriter::Layout layout);
void writeLink(JsonWriter& writer, const Link& link);
void writeNotes(JsonWriter& writer, const Notes& notes);

/// @name Readers: nothing, and problems, where the object is not sound
/// @{
[[nodiscard]] std::optional<std::vector<Value>> readWorld(Reading& reading, const JsonValue& value);
[[nodiscard]] std::optional<SceneItem> readSceneItem(Reading& reading, const JsonValue& value);
[[nodiscard]] std::optional<Annotation> readAnnotation(Reading& reading, const JsonValue& value);
[[nodiscard]] std::optional<Node> readNode(Reading& reading, const JsonValue& value);
[[nodiscard]] std::optional<Link> readLink(Reading& reading, const JsonValue& value);
[[nodiscard]] std::optional<Notes> readNotes(Reading& reading, const JsonValue& value);

/// Id, type and name of an item; the description of its type, or null and a problem.
template <class Item, class Type>
const Type* readHead(Fields& fields, const std::string& kind, Item& item,
                     const std::vector<Type>& types) {
    if (fields.id("id", item.id))
        fields.setWhat(kind + " \"" + item.id + "\"");
    std::string typeId;
    if (!fields.text("type", typeId, Need::always))
        return nullptr;
    std::vector<std::string> known;
    for (const Type& each : types) {
        if (each.id == typeId) {
            fields.text("name", item.name, Need::unlessDefault);
            return &each;
        }
        known.push_back(each.id);
    }
    fields.fail("type", "\"" + typeId.substr(0, 64) + "\" is not a type of " + kind + "." +
                            suggestion(typeId, known, "\"tiller list\" shows every type."));
    return nullptr;
}

/// Name, position and velocity of a placed agent.
[[nodiscard]] std::optional<PlacedAgent> readAgentFields(Fields& fields);
/// Weight and order of a link.
void readLinkNumbers(Fields& fields, Link& link);
/// @}

/// `x` and `y`, within the limits of coordinates.
bool readPoint(Fields& fields, Vec2& to);

} // namespace tiller
