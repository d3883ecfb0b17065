#include "app/docs/page.h"
#include "core/io/fields.h"
#include "core/io/input_log_io.h"
#include "core/io/json_writer.h"

namespace tiller::docs {

namespace {

std::string asCode(std::string_view text) {
    return "`" + std::string(text) + "`";
}

std::string textAsCode(std::string_view text) {
    return asCode('"' + std::string(text) + '"');
}

/// A value as JSON writes it; a long list in words.
std::string jsonText(const Value& value) {
    if (pointsOf(value).size() > 4)
        return "a list";
    JsonWriter writer;
    writer.value(value);
    std::string text = writer.take();
    text.pop_back(); // the end of its line
    return asCode(text);
}

std::string rangeText(const std::string& kind, double min, double max) {
    return min <= -largestNumber && max >= largestNumber
               ? kind
               : kind + ", " + toText(min) + " to " + toText(max);
}

/// What a setting may be, in words.
std::string kindText(const Setting& setting) {
    switch (setting.kind) {
    case SettingKind::number:
        return rangeText("a number", setting.min, setting.max);
    case SettingKind::integer:
        return rangeText("a whole number", setting.min, setting.max);
    case SettingKind::flag:
        return "true or false";
    case SettingKind::color:
        return textOf(setting.initial).empty() ? "`#rrggbb`, or empty" : "`#rrggbb`";
    case SettingKind::geometry:
        return "an id, or empty";
    case SettingKind::points:
        return "a list of numbers, x and y in turn";
    default:
        break;
    }
    std::string choices;
    for (const Choice& each : setting.choices)
        choices += (choices.empty() ? "" : ", ") + textAsCode(each.id);
    return choices.empty() ? "text" : choices;
}

/// Lists the keys of an object with their values, defaults and meanings: see core/io/fields.h.
class KeyTable {
public:
    static constexpr bool isReader = false;

    /// @param ofAll lists only the keys that the objects of all types have
    KeyTable(FileForm form, bool ofAll) : m_form(form), m_isOfAll(ofAll) {}

    [[nodiscard]] bool isExport() const { return m_form == FileForm::exported; }
    [[nodiscard]] bool isRun() const { return false; }
    [[nodiscard]] bool has(std::string_view, bool hasValue) const { return hasValue; }

    void format(const FileFormat& format) {
        add({"format", "What the file is."}, textAsCode(format.id));
        add({"version", "The version of the format."}, asCode(std::to_string(format.version())));
    }
    void constant(const Key& key, std::string_view text) { add(key, textAsCode(text)); }
    void text(const Key& key, const std::string&, const char* = nullptr) { add(key, "text"); }
    bool choice(const Key& key, const std::string&, const std::vector<std::string>& choices) {
        std::string all;
        for (const std::string& each : choices)
            all += (all.empty() ? "" : ", ") + textAsCode(each);
        add(key, all);
        return true;
    }
    void id(const Key& key, const Id&) { add(key, "an id"); }
    void port(const Key& key, const PortRef&) { add(key, "`ID.PORT`"); }
    void flag(const Key& key, bool) { add(key, "true or false"); }
    void number(const Key& key, double, double min, double max) {
        add(key, rangeText("a number", min, max));
    }
    void whole(const Key& key, double, double min, double max) {
        add(key, rangeText("a whole number", min, max));
    }
    void value(const Key& key, const Value&) { add(key, "true or false, a number, or text"); }
    void settingRefs(const Key& key, const std::vector<SettingRef>&, std::size_t) {
        add(key, "a list of texts");
    }
    template <class Type>
    const Type* type(const Key& key, const std::string& id, const ItemTypes<Type>& types) {
        add(key, m_isOfAll ? "the id of a type" : textAsCode(id));
        return types.find(id);
    }
    void settings(const Description& description, const std::vector<Value>&) {
        for (const Setting& each : description.settings)
            if (const std::string unit = toString(each.unit); !m_isOfAll)
                m_rows.push_back({asCode(each.id), kindText(each), jsonText(each.initial),
                                  each.help + (unit.empty() ? "" : " Unit: " + unit + ".")});
    }
    void properties(const Key& key, const PropertyList&) { add(key, "a list of objects"); }
    template <class Item>
    void object(const Key& key, const Item&) {
        add(key, "an object");
    }
    template <class Item, class... Types>
    void list(const Key& key, const std::vector<Item>&, std::size_t, const Types&...) {
        add(key, "a list of objects");
    }

    [[nodiscard]] std::string text() && { return table(std::move(m_rows)); }

private:
    void add(const Key& key, std::string value) {
        m_rows.push_back({asCode(key.name), std::move(value), "", std::string(key.help)});
    }

    FileForm m_form;
    bool m_isOfAll;
    std::vector<std::vector<std::string>> m_rows{{"key", "value", "default", "meaning"}};
};

template <class Item, class... Types>
std::string tableOf(FileForm form, const Item& item, const Types&... types) {
    KeyTable keys(form, false);
    fields(keys, item, types...);
    return std::move(keys).text();
}

template <class Item>
std::string inProject(const Item& item) {
    return tableOf(FileForm::project, item);
}
template <class Item>
std::string inExport(const Item& item) {
    return tableOf(FileForm::exported, item);
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
    R"(The project at tick 0 and every input since then: enough to replay a run bit for bit. `start` is a
project, without layout, annotations and notes. `ticks` is how long the run was. An event acts before the tick it names;
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
    static_assert(std::variant_size_v<Input> == 20, "a new input needs a row");
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
    add(AgentCarried{agent, {60, 0}},
        "An agent gets a base velocity, which is added to its own; (0, 0) removes it.");
    add(MotionHeld{}, "The next tick moves no agent; the game does.");
    add(AgentTurned{agent, {0, 1}}, "An agent gets a heading.");
    add(AgentSpawned{"hunter", Vec2{400, 300}, {60, 0}},
        "An agent is born; without a place, it starts as its type does.");
    add(AgentRemoved{agent}, "An agent dies.");
    add(AgentBecame{agent, "prey"}, "An agent changes its type.");
    add(GoalsGiven{agent, {{"nest"}, {"", {400, 300}}}}, "An agent gets a list of goals.");
    add(AgentsOrdered{{agent}, {400, 300}, {}},
        "Agents are sent to slots around a place: `disk`, `box`, `line`, `column`, or `keep` for "
        "the formation that they have. `spacing`, `width`, `facingX` and `facingY` are left out "
        "where they are 0: see [Orders](runtime.md#orders).");
    add(ModeEntered{agent, "rest"}, "An agent enters a mode.");
    add(VariableSet{"money", 20, {}},
        "A variable gets a value; with `agentType` and `ordinal`, that of one agent.");
    add(GroundChanged{"trail", {400, 300}, 2, 20},
        "Adds `amount` to the cell at a place, and to all cells whose centers are within `radius` "
        "(0 if left out).");
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

/// The keys that every node has.
std::string keysOfNodes() {
    KeyTable keys(FileForm::project, true);
    const Node node{.id = {}, .type = agentTypeId};
    fields(keys, node, nodeItems());
    return std::move(keys).text();
}

std::string settingsOfNodes() {
    std::vector<std::vector<std::string>> rows{{"type", "settings and defaults"}};
    for (const NodeType& type : nodeTypes()) {
        std::string settings;
        for (const Setting& each : type.settings)
            settings +=
                (settings.empty() ? "" : ", ") + asCode(each.id) + " " + jsonText(each.initial);
        rows.push_back({asCode(type.id), settings});
    }
    return table(std::move(rows));
}

std::string sectionsOf(const ItemTypes<Description>& types) {
    std::string text;
    for (const Description& type : types.all)
        text += "\n" + asCode(type.id) + ": " + type.help + "\n\n" +
                tableOf(FileForm::project, SceneItem{.id = {}, .type = type.id}, types);
    return text;
}

std::string projectPart() {
    return "## A project\n\n`*.tiller`, `\"format\": \"tiller-project\"`. A part file, "
           "`*.tiller-part`, is a project whose nodes all are in one group.\n\n" +
           inProject(Project()) + "\n### World\n\n" + inProject(worldDescription().defaults()) +
           "\n### Scene items\n" + sectionsOf(sceneItems()) + "\n### Nodes\n\n" + aboutNodes +
           keysOfNodes() + aboutSettings + settingsOfNodes() +
           "\nAn agent that is placed by hand:\n\n" + inProject(PlacedAgent()) +
           "\nA goal is an item of the scene, or a place:\n\n" +
           inProject(AgentGoal{.item = "item"}) + "\n" + inProject(AgentGoal()) +
           "\n### Links\n\n" + inProject(Link()) + "\n### Parameters\n\n" + inProject(Parameter()) +
           "\n### Properties\n\n" + inProject(Property()) +
           "\n### Layout, annotations and notes\n\nThe place of a card:\n\n" +
           inProject(CardPlace()) + sectionsOf(annotationItems()) + "\nNotes:\n\n" +
           inProject(Notes()) + "\n";
}

std::string exportPart() {
    return std::string("## An export\n\n`*.json`, `\"format\": \"tiller-config\"`. ") +
           aboutExport + inExport(Project()) + "\n" + aboutExportItems + "Units:\n\n" +
           inExport(ExportUnits()) + "\nA link:\n\n" + inExport(Link()) +
           "\nAn agent that is placed by hand:\n\n" + inExport(ExportedAgent()) + "\n";
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
