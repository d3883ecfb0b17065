#include "app/docs/format_page.h"

#include "app/docs/tables.h"
#include "core/base/result.h"
#include "core/io/formats.h"
#include "core/io/input_log_io.h"
#include "core/io/json_text.h"
#include "core/io/json_value.h"
#include "core/io/schema.h"
#include "core/nodes/setting.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace tiller::docs {

namespace {

/// Describes the objects of a file by its JSON Schema.
class FormatKeys {
public:
    /// @param schema with help in Markdown
    explicit FormatKeys(const JsonValue& schema) : m_schema(schema) {}

    /// A table of the keys of a definition; of the whole file without a name.
    [[nodiscard]] std::string tableOf(std::string_view definition = {});
    /// A table of the keys that a definition has in common with all others of its kind.
    [[nodiscard]] std::string commonTable(std::string_view definition);
    /// The keys of a definition with their defaults, in one line, without those of every item.
    [[nodiscard]] std::string lineOf(std::string_view definition) const;
    /// What a definition describes, as a sentence.
    [[nodiscard]] std::string helpOf(std::string_view definition) const;
    /// The definitions whose names begin so.
    [[nodiscard]] std::vector<std::string> definitions(std::string_view prefix) const;

    /// The keys without help, so far.
    [[nodiscard]] const Problems& problems() const { return m_problems; }

private:
    [[nodiscard]] const JsonValue& definition(std::string_view name) const;
    [[nodiscard]] std::string meaningOf(std::string_view definition, const JsonMember& key);
    [[nodiscard]] std::vector<std::string> rowOf(std::string_view definition,
                                                 const JsonMember& key);

    const JsonValue& m_schema;
    Problems m_problems;
};

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

const std::vector<std::string> keyColumns{"key", "value", "default", "meaning"};

/// The keys that stand in every item, and not in the line of a node.
bool isOfEveryItem(std::string_view key) {
    constexpr std::array all{"id", "type", "name", "muted", "solo", "properties", "agents"};
    return std::ranges::find(all, key) != all.end();
}

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
    std::vector<std::vector<std::string>> rows{keyColumns};
    for (const JsonMember& key : *this->definition(definition).find("properties")->as<Object>())
        rows.push_back(rowOf(definition, key));
    return table(std::move(rows));
}

std::string FormatKeys::commonTable(std::string_view definition) {
    std::vector<std::vector<std::string>> rows{keyColumns};
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

constexpr const char* formatIntroduction = R"(# The files

Every key of the files of Tiller, for those who read or write them by program. `./dev docs` makes this page from the
descriptions of the types and from what the writers write; `tiller schema project` and `tiller schema export` print the
same as JSON Schema ([project](schemas/project.json), [export](schemas/export.json)).

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
    R"(The project at tick 0 and every input since then: enough to replay a run bit for bit. `start` has the keys of a project after
`version`, without layout, annotations and notes. `ticks` is how long the run was. An event acts before the tick it names;
events stand in the order in which they came. Places and velocities are rounded to the lattice. An input about an agent that
is gone does nothing.

)";

/// A log of one event, as the writer writes the event.
std::string eventLine(Input input) {
    InputLog log{.start = {}, .ticks = 1, .events = {{0, std::move(input)}}};
    const std::string text = writeInputLog(log);
    const std::size_t start = text.find("{\"tick\"");
    return text.substr(start, text.find('\n', start) - start);
}

std::string eventsTable() {
    static_assert(std::variant_size_v<Input> == 15, "a new input needs a row");
    const AgentName agent{"hunter", 0};
    std::vector<std::vector<std::string>> rows{{"an event", "what happens"}};
    const auto add = [&rows](const Input& input, const char* meaning) {
        rows.push_back({"`" + eventLine(input) + "`", meaning});
    };
    add(CursorMoved{Vec2{400, 300}}, "The mouse is there.");
    add(CursorMoved{}, "The mouse leaves the world.");
    add(Clicked{{400, 300}}, "A click.");
    add(ExternalSet{"player", {400, 300}, {60, 0}}, "The game moves an external.");
    add(ExternalCleared{"player"}, "An external is gone.");
    add(AgentMoved{agent, {400, 300}}, "An agent is put there; its velocity stays.");
    add(AgentPlaced{agent, {400, 300}, {60, 0}}, "An agent gets a place and a velocity.");
    add(AgentTurned{agent, {0, 1}}, "An agent gets a heading.");
    add(AgentSpawned{"hunter", Vec2{400, 300}, {60, 0}},
        "An agent is born; without a place, it starts as its type does.");
    add(AgentRemoved{agent}, "An agent dies.");
    add(AgentBecame{agent, "prey"}, "An agent changes its type.");
    add(GoalsGiven{agent, {{"nest"}, {"", {400, 300}}}}, "An agent gets a list of goals.");
    add(ModeEntered{agent, "rest"}, "An agent enters a mode.");
    add(ParameterSet{"fear", 0.5, {}},
        "A parameter gets a value; with `agentType`, for that type; with `ordinal`, too, for one "
        "agent. "
        "Without `value`, the type or the agent has none of its own anymore.");
    rows.push_back(
        {"`{\"tick\": 0, \"type\": \"edit\", ...}`",
         "An edit: `world`, `properties` and `notes` as `before` and `after`; `scene`, `nodes`, "
         "`links`, `annotations` and `parameters` as steps with `index`, `before` and `after` "
         "(nodes also `placeBefore` and `placeAfter`)."});
    rows.push_back({"`{\"tick\": 0, \"type\": \"reload\", \"project\": {...}}`",
                    "Another whole project; agents and what they remember stay."});
    return table(std::move(rows));
}

std::string nodesTable(const FormatKeys& keys) {
    std::vector<std::vector<std::string>> rows{{"type", "settings and defaults"}};
    for (const std::string& name : keys.definitions("node-"))
        rows.push_back({"`" + name.substr(5) + "`", keys.lineOf(name)});
    return table(std::move(rows));
}

std::string sectionsOf(FormatKeys& keys, std::string_view prefix) {
    std::string text;
    for (const std::string& name : keys.definitions(prefix))
        text += "\n`" + name.substr(prefix.size()) + "`: " + keys.helpOf(name) + "\n\n" +
                keys.tableOf(name);
    return text;
}

std::string projectPart(FormatKeys& keys) {
    return "## A project\n\n`*.tiller`, `\"format\": \"tiller-project\"`. A part file, "
           "`*.tiller-part`, is a project whose nodes all are in one group.\n\n" +
           keys.tableOf() + "\n### World\n\n" + keys.tableOf("world") + "\n### Scene items\n" +
           sectionsOf(keys, "scene-") + "\n### Nodes\n\n" + aboutNodes +
           keys.commonTable("node-agent-type") + aboutSettings + nodesTable(keys) +
           "\nAn agent that is placed by hand:\n\n" + keys.tableOf("placed-agent") +
           "\nA goal is an item of the scene, or a place:\n\n" + keys.tableOf("goal-item") + "\n" +
           keys.tableOf("goal-place") + "\n### Links\n\n" + keys.tableOf("link") +
           "\n### Parameters\n\n" + keys.tableOf("parameter") + "\n### Properties\n\n" +
           keys.tableOf("property") +
           "\n### Layout, annotations and notes\n\nThe place of a card:\n\n" +
           keys.tableOf("place") + sectionsOf(keys, "annotation-") + "\nNotes:\n\n" +
           keys.tableOf("notes") + "\n";
}

std::string exportPart(FormatKeys& keys) {
    return std::string("## An export\n\n`*.json`, `\"format\": \"tiller-config\"`. ") +
           aboutExport + keys.tableOf() + "\n" + aboutExportItems + "Units:\n\n" +
           keys.tableOf("units") + "\nA link:\n\n" + keys.tableOf("link") +
           "\nAn agent that is placed by hand:\n\n" + keys.tableOf("placed-agent") + "\n";
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

Result<std::string> formatPage() {
    const auto project = parseJson(projectSchema(SchemaHelp::markdown));
    const auto exported = parseJson(exportSchema(SchemaHelp::markdown));
    for (const auto* schema : {&project, &exported})
        if (!*schema)
            return schema->problems();
    FormatKeys projectKeys(project.value().root);
    FormatKeys exportKeys(exported.value().root);
    std::string text = formatIntroduction + projectPart(projectKeys) + exportPart(exportKeys) +
                       "## An input log\n\n`*.inputs.json`, `\"format\": \"tiller-inputs\"`. " +
                       aboutLogs + eventsTable() + "\n";
    for (const FormatKeys* keys : {&projectKeys, &exportKeys})
        if (!keys->problems().empty())
            return keys->problems();
    return text + versionsPart();
}

} // namespace tiller::docs
