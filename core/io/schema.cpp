#include "core/io/schema.h"

#include "core/base/lattice.h"
#include "core/io/export_format.h"
#include "core/io/formats.h"
#include "core/io/json_writer.h"
#include "core/model/agent_type.h"
#include "core/model/project.h"
#include "core/model/registry.h"

#include <limits>
#include <set>

namespace tiller {

using Layout = JsonWriter::Layout;

namespace {

constexpr const char* idPattern = "^[a-z0-9-]{1,64}$";

/// Writes a schema; the two formats differ in which fields must be there and in their lists.
class SchemaWriter {
public:
    explicit SchemaWriter(bool isExport) : m_isExport(isExport) {}

    std::string run() {
        const FileFormat& format = m_isExport ? exportFormat() : projectFormat();
        m_writer.beginObject();
        m_writer.field("$schema", "http://json-schema.org/draft-07/schema#");
        m_writer.field("title", m_isExport ? "Tiller export" : "Tiller project");
        m_writer.field("type", "object");
        m_writer.key("properties").beginObject();
        constant("format", format.id);
        m_writer.key("version").beginObject(Layout::line);
        m_writer.field("const", static_cast<double>(format.version()));
        m_writer.end();
        if (m_isExport)
            exportParts();
        else
            projectParts();
        m_writer.end();
        m_writer.field("additionalProperties", false);
        required(m_isExport
                     ? std::vector<std::string>{"format", "version", "units", "world", "scene",
                                                "agentTypes", "placedAgents", "nodes", "links"}
                     : std::vector<std::string>{"format", "version"});
        definitions();
        m_writer.end();
        return m_writer.take();
    }

private:
    void projectParts() {
        reference("world", "world");
        listOf("scene", sceneNames(), maxLinks);
        listOf("nodes", nodeNames([](const NodeType&) { return true; }), maxNodes);
        listOf("links", {"link"}, maxLinks);
        listOf("layout", {"place"}, maxNodes);
        listOf("annotations", annotationNames(), maxAnnotations);
        reference("notes", "notes");
    }

    void exportParts() {
        reference("units", "units");
        reference("world", "world");
        listOf("scene", sceneNames(), maxLinks);
        const auto isAgentType = [](const NodeType& type) { return type.id == agentTypeId; };
        listOf("agentTypes", nodeNames(isAgentType), maxNodes);
        listOf("placedAgents", {"placed-agent"}, maxAgents);
        listOf("nodes", nodeNames([&](const NodeType& type) { return !isAgentType(type); }),
               maxNodes);
        listOf("links", {"link"}, maxLinks);
    }

    void definitions() {
        m_writer.key("definitions").beginObject();
        world();
        for (const Description& type : sceneTypes())
            item("scene-" + type.id, type);
        for (const NodeType& type : nodeTypes())
            item("node-" + type.id, type, true, type.id == agentTypeId && !m_isExport);
        link();
        placedAgent();
        if (m_isExport) {
            units();
        } else {
            place();
            for (const Description& type : annotationTypes())
                item("annotation-" + type.id, type);
            notes();
        }
        m_writer.end();
    }

    void world() {
        open("world", worldDescription().help);
        if (m_isExport)
            constant("type", worldDescription().id);
        settings(worldDescription());
        close({});
    }

    void item(const std::string& name, const Description& type, bool isNode = false,
              bool hasAgents = false) {
        open(name, type.help);
        id("id");
        constant("type", type.id);
        text("name");
        if (isNode && !m_isExport) {
            flag("muted");
            flag("solo");
        }
        settings(type);
        if (hasAgents)
            listOf("agents", {"placed-agent"}, maxAgents);
        close({"id", "type"});
    }

    void link() {
        open("link", "A wire from an output to an input.");
        if (m_isExport) {
            std::vector<std::string> types;
            std::set<PortType> seen;
            for (const NodeType& type : nodeTypes())
                if (type.output() && seen.insert(type.output()->type).second)
                    types.push_back(toString(type.output()->type));
            oneOf("type", types);
        }
        id("id");
        if (m_isExport) {
            id("fromNode");
            text("fromPort");
            id("toNode");
            text("toPort");
        } else {
            constexpr const char* port = "^[a-z0-9-]{1,64}\\..+$";
            pattern("from", port);
            pattern("to", port);
        }
        number("weight", "number", 0, maxWeight);
        number("order", "integer", std::numeric_limits<int>::min(),
               std::numeric_limits<int>::max());
        close({"id", "from", "to"});
    }

    void placedAgent() {
        open("placed-agent", "An agent that was placed by hand.");
        if (m_isExport) {
            constant("type", placedAgentType);
            id("agentType");
        }
        text("name");
        for (const char* key : {"x", "y", "vx", "vy"})
            coordinate(key);
        close({"x", "y"});
    }

    void place() {
        open("place", "Where a node stands on the canvas.");
        id("id");
        coordinate("x");
        coordinate("y");
        close({"id", "x", "y"});
    }

    void notes() {
        open("notes", "Lesson text, in Markdown.");
        for (const char* key : {"whatItIs", "howItWorks", "thingsToNotice", "thingsToTry"})
            text(key);
        close({});
    }

    void units() {
        open("units", "What the numbers mean.");
        for (const ExportUnit& unit : exportUnits)
            constant(unit.key, unit.meaning);
        close({});
    }

    void settings(const Description& description) {
        for (const Setting& setting : description.settings)
            if (!m_isExport || isExported(setting))
                one(setting);
    }

    void one(const Setting& setting) {
        m_fields.push_back(setting.id);
        m_writer.key(setting.id).beginObject(Layout::line);
        m_writer.field("title", setting.title);
        m_writer.field("description", describe(setting));
        kind(setting);
        m_writer.field("default", setting.initial);
        m_writer.end();
    }

    static std::string describe(const Setting& setting) {
        const std::string unit = toString(setting.unit);
        return setting.help + (unit.empty() ? "" : " Unit: " + unit + ".");
    }

    void kind(const Setting& setting) {
        switch (setting.kind) {
        case SettingKind::number:
        case SettingKind::integer:
            m_writer.field("type", setting.kind == SettingKind::integer ? "integer" : "number");
            m_writer.field("minimum", setting.min);
            m_writer.field("maximum", setting.max);
            break;
        case SettingKind::flag:
            m_writer.field("type", "boolean");
            break;
        case SettingKind::choice:
            m_writer.field("type", "string");
            m_writer.key("enum").beginList();
            for (const Choice& choice : setting.choices)
                m_writer.value(choice.id);
            m_writer.end();
            break;
        case SettingKind::color:
            m_writer.field("type", "string");
            m_writer.field("pattern", "^#[0-9a-fA-F]{6}$");
            break;
        case SettingKind::geometry:
            m_writer.field("type", "string");
            m_writer.field("pattern", "^[a-z0-9-]{0,64}$");
            break;
        case SettingKind::text:
            m_writer.field("type", "string");
            break;
        case SettingKind::points:
            m_writer.field("type", "array");
            m_writer.field("maxItems", static_cast<double>(2 * maxPoints));
            m_writer.key("items").beginObject();
            m_writer.field("type", "number");
            m_writer.field("minimum", setting.min);
            m_writer.field("maximum", setting.max);
            m_writer.end();
            break;
        }
    }

    static std::vector<std::string> annotationNames() {
        std::vector<std::string> names;
        for (const Description& type : annotationTypes())
            names.push_back("annotation-" + type.id);
        return names;
    }

    static std::vector<std::string> sceneNames() {
        std::vector<std::string> names;
        for (const Description& type : sceneTypes())
            names.push_back("scene-" + type.id);
        return names;
    }

    template <class Wanted>
    static std::vector<std::string> nodeNames(Wanted wanted) {
        std::vector<std::string> names;
        for (const NodeType& type : nodeTypes())
            if (wanted(type))
                names.push_back("node-" + type.id);
        return names;
    }

    void open(const std::string& name, const std::string& description) {
        m_fields.clear();
        m_writer.key(name).beginObject();
        m_writer.field("description", description);
        m_writer.field("type", "object");
        m_writer.key("properties").beginObject();
    }

    /// @param needed the keys a project must have; an export must have all
    void close(const std::vector<std::string>& needed) {
        m_writer.end();
        m_writer.field("additionalProperties", false);
        required(m_isExport ? m_fields : needed);
        m_writer.end();
    }

    void required(const std::vector<std::string>& keys) {
        m_writer.key("required").beginList(Layout::line);
        for (const std::string& key : keys)
            m_writer.value(key);
        m_writer.end();
    }

    void reference(std::string_view key, const std::string& to) {
        m_writer.key(key).beginObject(Layout::line);
        m_writer.field("$ref", "#/definitions/" + to);
        m_writer.end();
    }

    void listOf(std::string_view key, const std::vector<std::string>& names, std::size_t most) {
        m_fields.emplace_back(key);
        m_writer.key(key).beginObject();
        m_writer.field("type", "array");
        m_writer.field("maxItems", static_cast<double>(most));
        m_writer.key("items").beginObject();
        if (names.size() == 1) {
            m_writer.field("$ref", "#/definitions/" + names.front());
        } else {
            m_writer.key("oneOf").beginList();
            for (const std::string& name : names) {
                m_writer.beginObject(Layout::line);
                m_writer.field("$ref", "#/definitions/" + name);
                m_writer.end();
            }
            m_writer.end();
        }
        m_writer.end();
        m_writer.end();
    }

    void constant(std::string_view key, std::string_view value) {
        m_fields.emplace_back(key);
        m_writer.key(key).beginObject(Layout::line);
        m_writer.field("const", value);
        m_writer.end();
    }

    void oneOf(std::string_view key, const std::vector<std::string>& values) {
        m_fields.emplace_back(key);
        m_writer.key(key).beginObject(Layout::line);
        m_writer.key("enum").beginList();
        for (const std::string& value : values)
            m_writer.value(value);
        m_writer.end();
        m_writer.end();
    }

    void flag(std::string_view key) {
        m_fields.emplace_back(key);
        m_writer.key(key).beginObject(Layout::line);
        m_writer.field("type", "boolean");
        m_writer.end();
    }

    void text(std::string_view key) {
        m_fields.emplace_back(key);
        m_writer.key(key).beginObject(Layout::line);
        m_writer.field("type", "string");
        m_writer.end();
    }

    void id(std::string_view key) { pattern(key, idPattern); }

    void pattern(std::string_view key, std::string_view regex) {
        m_fields.emplace_back(key);
        m_writer.key(key).beginObject(Layout::line);
        m_writer.field("type", "string");
        m_writer.field("pattern", regex);
        m_writer.end();
    }

    void coordinate(std::string_view key) {
        number(key, "number", -coordinateLimit, coordinateLimit);
    }

    void number(std::string_view key, std::string_view type, double min, double max) {
        m_fields.emplace_back(key);
        m_writer.key(key).beginObject(Layout::line);
        m_writer.field("type", type);
        m_writer.field("minimum", min);
        m_writer.field("maximum", max);
        m_writer.end();
    }

    bool m_isExport;
    JsonWriter m_writer;
    std::vector<std::string> m_fields; ///< of the object that is open
};

} // namespace

std::string projectSchema() {
    return SchemaWriter(false).run();
}

std::string exportSchema() {
    return SchemaWriter(true).run();
}

} // namespace tiller
