#include "app/docs/page.h"
#include "core/base/suggestion.h"
#include "core/io/fields.h"
#include "core/io/input_log_io.h"
#include "core/io/project_io.h"

#include <map>
#include <nlohmann/json.hpp>

namespace tiller::docs {

namespace {

using Json = nlohmann::ordered_json;

std::string asCode(std::string_view text) {
    return "`" + std::string(text) + "`";
}

/// A value as JSON writes it; a long list in words.
std::string jsonText(const Json& value) {
    if (value.is_array() && value.size() > 8)
        return "a list";
    std::string text = value.dump();
    for (std::size_t at = 0; value.is_array() && (at = text.find(',', at)) != std::string::npos;)
        text.insert(++at, " ");
    return asCode(text);
}

/// The part of this page about a definition of the schema, by the definition's first word.
std::string linkTo(const std::string& words, const Json& schema) {
    static const std::map<std::string, std::string> parts{
        {"world", "world"},
        {"scene", "scene-items"},
        {"node", "nodes"},
        {"placed", "nodes"},
        {"goal", "nodes"},
        {"link", "links"},
        {"parameter", "parameters"},
        {"property", "properties"},
        {"place", "layout-annotations-and-notes"},
        {"annotation", "layout-annotations-and-notes"},
        {"notes", "layout-annotations-and-notes"},
        {"units", "an-export"}};
    const std::string to =
        (schema.contains("oneOf") ? schema.at("oneOf").front() : schema).at("$ref");
    const std::string name = to.substr(to.rfind('/') + 1);
    return "[" + words + "](#" + parts.at(name.substr(0, name.find('-'))) + ")";
}

std::string rangeText(const std::string& kind, const Json& schema) {
    const double min = schema.at("minimum");
    const double max = schema.at("maximum");
    return min <= -largestNumber && max >= largestNumber
               ? kind
               : kind + ", " + toText(min) + " to " + toText(max);
}

std::string patternText(const std::string& pattern) {
    static const std::map<std::string, std::string> known{
        {"^[a-z0-9-]{1,64}$", "an id"},
        {"^[a-z0-9-]{0,64}$", "an id, or empty"},
        {"^[a-z0-9-]{1,64}\\..+$", "`ID.PORT`"},
        {"^#[0-9a-fA-F]{6}$", "`#rrggbb`"},
        {"^(#[0-9a-fA-F]{6})?$", "`#rrggbb`, or empty"}};
    const auto found = known.find(pattern);
    return found == known.end() ? "text" : found->second;
}

/// What a value may be, in words.
std::string kindText(const Json& schema) {
    if (schema.contains("const"))
        return jsonText(schema.at("const"));
    if (schema.contains("$ref"))
        return linkTo("an object", schema);
    if (schema.contains("enum"))
        return commaList(schema.at("enum"), jsonText);
    const Json& type = schema.at("type");
    if (type.is_array())
        return "true or false, a number, or text";
    if (type == "array") {
        const Json& items = schema.at("items");
        return !items.contains("type")        ? linkTo("a list of objects", items)
               : items.at("type") == "string" ? "a list of texts"
                                              : "a list of numbers, x and y in turn";
    }
    if (type == "string")
        return patternText(schema.value("pattern", ""));
    return type == "boolean" ? "true or false"
                             : rangeText(type == "number" ? "a number" : "a whole number", schema);
}

/// Lists the keys of an object with their values, defaults and meanings.
std::string tableOf(const Json& object) {
    std::vector<std::vector<std::string>> rows{{"key", "value", "default", "meaning"}};
    for (const auto& [key, schema] : object.at("properties").items())
        rows.push_back({asCode(key), kindText(schema),
                        schema.contains("default") ? jsonText(schema.at("default")) : "",
                        schema.value("description", "")});
    return table(std::move(rows));
}

constexpr const char* formatIntroduction = R"(# The files

Every key of the files of Tiller, for those who read or write them by program. `./dev docs` makes this page from the
JSON Schemas of both files, which `tiller schema project` and `tiller schema export` print
([project](schemas/project.json), [export](schemas/export.json)).

[A project](#a-project) · [An export](#an-export) · [An input log](#an-input-log) · [Versions](#versions)

All are JSON in UTF-8, at most 64 MB and 64 levels deep. Numbers are finite. A key that is not on this page is an error, and so
is a key twice in one object. In a project, a key with a default may be missing; in an export, every key is there, if the page says
nothing else. Readers take keys in any order; Tiller writes them in the order of this page, so two versions of a file compare
line by line.

Lengths are world units, y points down, angles are degrees that turn left as seen, times have the unit of `world.tick`, and
4000000 means "no limit". How a run is computed from a project stands in [runtime.md](runtime.md).

)";

constexpr const char* aboutNodes =
    R"(Every node has these keys, `properties` only agent types and modes, and `agents` only agent types:

)";

constexpr const char* aboutSettings = R"(
`muted` nodes have no effect (a muted agent type coasts). While a node is `solo`, the other behaviors of its agent types are
silent. Besides, each type has its settings, here with their defaults. [behaviors.md](behaviors.md) has their meaning, their
ranges, and the ports:

)";

constexpr const char* aboutExport =
    R"(What a game needs, and nothing else: without layout, notes, annotations and looks. Silent nodes, unused nodes and geometry, and
links of weight 0 are left out (but not weights that a parameter drives). Where an agent type is wired to an input for one agent or
point, a Nearest stands between. An export runs bit for bit as its project does.

)";

constexpr const char* aboutExportItems =
    R"(`world`, scene items, nodes, parameters and properties have the keys of a project, after `type` and `id`, without `muted`, `solo`,
`agents`, `shape` and `color`. The world's `type` is `world`. These differ:

)";

constexpr const char* aboutLogs =
    R"(The project at tick 0 and every input since then: enough to replay a run bit for bit. `start` is a
project, without layout, annotations and notes. `ticks` is how long the run was. An event acts before the tick it names;
events stand in the order in which they came. Places and velocities are rounded to the lattice. An input about an agent that
is gone does nothing.

)";

std::string eventsTable() {
    std::vector<std::vector<std::string>> rows{{"an event", "what happens"}};
    for (const InputType& each : inputTypes())
        rows.push_back({asCode(exampleOf(each)), std::string(each.help)});
    return table(std::move(rows));
}

/// The keys that every node has: those of an agent type but its settings, which have titles.
std::string keysOfNodes(const Json& agentType) {
    Json common;
    for (const auto& [key, schema] : agentType.at("properties").items())
        if (!schema.contains("title"))
            common["properties"][key] = schema;
    common["properties"]["type"] = {{"type", "string"},
                                    {"pattern", "^[a-z0-9-]{1,64}$"},
                                    {"description", "What it is: one of the types below."}};
    return tableOf(common);
}

std::string settingsOfNodes(const Json& definitions) {
    std::vector<std::vector<std::string>> rows{{"type", "settings and defaults"}};
    for (const NodeType& type : nodeTypes()) {
        std::string settings;
        for (const auto& [key, schema] : definitions.at("node-" + type.id).at("properties").items())
            if (schema.contains("default"))
                settings += (settings.empty() ? "" : ", ") + asCode(key) + " " +
                            jsonText(schema.at("default"));
        rows.push_back({asCode(type.id), settings});
    }
    return table(std::move(rows));
}

/// @param prefix of the definitions
std::string sectionsOf(const Json& definitions, std::string_view prefix) {
    std::string text;
    for (const auto& [name, object] : definitions.items())
        if (name.starts_with(prefix))
            text += "\n" + asCode(name.substr(prefix.size())) + ": " +
                    object.at("description").get<std::string>() + "\n\n" + tableOf(object);
    return text;
}

std::string projectPart() {
    const Json schema = Json::parse(projectSchema());
    const Json& all = schema.at("definitions");
    return "## A project\n\n`*.tiller`, `\"format\": \"tiller-project\"`. A part file, "
           "`*.tiller-part`, is a project whose nodes all are in one group.\n\n" +
           tableOf(schema) + "\n### World\n\n" + tableOf(all.at("world")) + "\n### Scene items\n" +
           sectionsOf(all, "scene-") + "\n### Nodes\n\n" + aboutNodes +
           keysOfNodes(all.at("node-agent-type")) + aboutSettings + settingsOfNodes(all) +
           "\nAn agent that is placed by hand:\n\n" + tableOf(all.at("placed-agent")) +
           "\nA goal is an item of the scene, or a place:\n\n" + tableOf(all.at("goal-item")) +
           "\n" + tableOf(all.at("goal-place")) + "\n### Links\n\n" + tableOf(all.at("link")) +
           "\n### Parameters\n\n" + tableOf(all.at("parameter")) + "\n### Properties\n\n" +
           tableOf(all.at("property")) +
           "\n### Layout, annotations and notes\n\nThe place of a card:\n\n" +
           tableOf(all.at("place")) + sectionsOf(all, "annotation-") + "\nNotes:\n\n" +
           tableOf(all.at("notes")) + "\n";
}

std::string exportPart() {
    const Json schema = Json::parse(exportSchema());
    const Json& all = schema.at("definitions");
    return std::string("## An export\n\n`*.json`, `\"format\": \"tiller-config\"`. ") +
           aboutExport + tableOf(schema) + "\n" + aboutExportItems + "Units:\n\n" +
           tableOf(all.at("units")) + "\nA link:\n\n" + tableOf(all.at("link")) +
           "\nAn agent that is placed by hand:\n\n" + tableOf(all.at("placed-agent")) + "\n";
}

std::string versionsPart() {
    std::vector<std::vector<std::string>> rows{{"format", "version", "what changes"}};
    for (const FileFormat* format : {&projectFormat, &jsonExportFormat, &inputLogFormat}) {
        std::size_t version = format->first;
        const std::string id = "`" + std::string(format->id) + "`";
        rows.push_back({id, std::to_string(version), "The first that is released."});
        for (const Migration& each : format->migrations)
            rows.push_back({id, std::to_string(++version), std::string(each.change)});
    }
    return "## Versions\n\nA reader takes every version of this table up to its own: it rewrites "
           "the "
           "parsed file\nstep by step, before it reads it. Other versions are refused with a "
           "sentence. [games/README.md](games/README.md#what-reads-what)\nsays which release reads "
           "what.\n\n" +
           table(std::move(rows));
}

} // namespace

std::string formatPage() {
    return formatIntroduction + projectPart() + exportPart() +
           "## An input log\n\n`*.inputs.json`, `\"format\": \"tiller-inputs\"`. " + aboutLogs +
           eventsTable() + "\n" + versionsPart();
}

} // namespace tiller::docs
