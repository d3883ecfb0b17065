#include "app/docs/format_keys.h"

#include "app/docs/tables.h"
#include "core/nodes/setting.h"

#include <algorithm>
#include <array>

namespace tiller::docs {

namespace {

using Object = JsonValue::Object;
using List = JsonValue::List;

struct Meaning {
    std::string_view key; ///< of one definition, as "link.weight", or of all
    std::string_view text;
};

/// What the keys mean that are no settings: those describe themselves.
constexpr std::array meanings{
    Meaning{"project.format", "What the file is."},
    Meaning{"project.version", "The version of the format."},
    Meaning{"project.world", "The [world](#world)."},
    Meaning{"project.scene", "The geometry of the world: [scene items](#scene-items)."},
    Meaning{"project.nodes", "The cards: [nodes](#nodes)."},
    Meaning{"project.links", "The wires: [links](#links)."},
    Meaning{"project.parameters",
            "Sliders of a lesson, knobs of a game: [parameters](#parameters)."},
    Meaning{"project.properties", "Values for the game: [properties](#properties)."},
    Meaning{"project.layout",
            "[Where the cards are](#layout-annotations-and-notes). Not part of a run."},
    Meaning{"project.annotations",
            "[Frames, comments, plots, experiments, maps, "
            "steps of a lesson](#layout-annotations-and-notes). Not part of a run."},
    Meaning{"project.notes", "[Lesson text](#layout-annotations-and-notes). Not part of a run."},
    Meaning{"export.format", "What the file is."},
    Meaning{"export.version", "The version of the format."},
    Meaning{"export.units", "What the numbers mean. A reader refuses other units."},
    Meaning{"export.world", "The world."},
    Meaning{"export.scene", "The scene items that count."},
    Meaning{"export.agentTypes", "The agent types, without how they look."},
    Meaning{"export.placedAgents", "All agents that are placed by hand, type by type."},
    Meaning{"export.nodes", "All other nodes that count."},
    Meaning{"export.links", "The links that count."},
    Meaning{"export.parameters", "As in a project, without the settings that are gone."},
    Meaning{"export.properties", "As in a project."},
    Meaning{"id", "Its name in the file: 1 to 64 of a-z, 0-9 and -, no other item has it."},
    Meaning{"property.name", "Its name in the game."},
    Meaning{"property.type", "The kind of the value. A whole number is an `int`."},
    Meaning{"property.value", "The value; a color is `#rrggbb`."},
    Meaning{"type", "What it is."},
    Meaning{"placed-agent.name", "The agent's name in traces. Empty: its type and number."},
    Meaning{"name", "As people call it. Empty by default."},
    Meaning{"properties", "[Properties](#properties). None by default."},
    Meaning{"link.type", "What the link carries."},
    Meaning{"from", "The output that it comes from: `NODE.PORT`."},
    Meaning{"to", "The input that it leads to: `NODE.PORT`."},
    Meaning{"fromNode", "The id of the node that it comes from."},
    Meaning{"fromPort", "The output there."},
    Meaning{"toNode", "The id of the node that it leads to."},
    Meaning{"toPort", "The input there."},
    Meaning{"weight",
            "Of a force: how much it counts. 1 by default; with 0 the link has no effect."},
    Meaning{
        "order",
        "Its place among the links of the input, the lowest first; ties go by id. 0 by default."},
    Meaning{"parameter.value", "The value now, which all settings have that it drives."},
    Meaning{"min", "The least value of a number. 0 by default."},
    Meaning{"max", "The largest value of a number. 1 by default."},
    Meaning{"step", "From one stop of its slider to the next. 0, the default: any number."},
    Meaning{"drives",
            "The settings that have its value: `ITEM.SETTING`, `LINK.weight` or `world.SETTING`."},
    Meaning{"agentType", "The id of its agent type."},
    Meaning{"placed-agent.x", "Where it starts."},
    Meaning{"placed-agent.y", "Where it starts, downward."},
    Meaning{"vx", "Its velocity at the start. 0 by default."},
    Meaning{"vy", "Its velocity at the start, downward. 0 by default."},
    Meaning{"goals", "Where it goes, one after the other: the Own goal node. Left out without."},
    Meaning{"placed-agent.properties", "[Properties](#properties). Left out without."},
    Meaning{"item", "The id of a point or a region of the scene."},
    Meaning{"goal-place.x", "The place."},
    Meaning{"goal-place.y", "The place, downward."},
    Meaning{"place.id", "The id of a node."},
    Meaning{"place.x", "Where its card is on the canvas."},
    Meaning{"place.y", "Where its card is, downward."},
    Meaning{"whatItIs", "Markdown."},
    Meaning{"howItWorks", "Markdown."},
    Meaning{"thingsToNotice", "Markdown."},
    Meaning{"thingsToTry", "Markdown."},
};

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

/// The keys that stand in every item, and not in the line of a node.
bool isOfEveryItem(std::string_view key) {
    constexpr std::array all{"id", "type", "name", "muted", "solo", "properties", "agents"};
    return std::ranges::find(all, key) != all.end();
}

} // namespace

const JsonValue& FormatKeys::definition(std::string_view name) const {
    return name.empty() ? m_schema : *m_schema.find("definitions")->find(name);
}

std::string FormatKeys::meaningOf(const std::string& definition, const JsonMember& key) {
    if (std::string help = textAt(key.value, "description"); !help.empty())
        return help;
    const std::string whole = (definition.empty() ? m_file : definition) + "." + key.key;
    for (const std::string& wanted : {whole, key.key})
        if (const auto found = std::ranges::find(meanings, wanted, &Meaning::key);
            found != meanings.end())
            return std::string(found->text);
    if (key.value.find("const")) // it says all
        return {};
    m_problems.push_back(
        {.text = "app/docs/format_keys.cpp: " + whole + " has no meaning. Add it to the list."});
    return {};
}

std::string FormatKeys::tableOf(std::string_view definition) {
    std::vector<std::vector<std::string>> rows{{"key", "value", "default", "meaning"}};
    for (const JsonMember& key : *this->definition(definition).find("properties")->as<Object>()) {
        const JsonValue* initial = key.value.find("default");
        const bool isLong = initial && initial->as<List>() && initial->as<List>()->size() > 8;
        rows.push_back({asCode(key.key), kindOfKey(key.value),
                        !initial ? ""
                        : isLong ? "a list"
                                 : asCode(jsonText(*initial)),
                        meaningOf(std::string(definition), key)});
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
