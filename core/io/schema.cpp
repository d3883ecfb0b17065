#include "core/io/schema.h"

#include "core/base/lattice.h"
#include "core/io/formats.h"
#include "core/io/json_export.h"
#include "core/io/json_writer.h"
#include "core/model/agent_type.h"
#include "core/model/project.h"
#include "core/model/registry.h"

#include <limits>
#include <set>

namespace tiller {

using Layout = JsonWriter::Layout;

namespace {

/// Writes the schema of one of the two formats. They differ in their lists and required fields.
class SchemaWriter {
public:
    explicit SchemaWriter(bool isExport) : m_isExport(isExport) {}

    std::string run() {
        const FileFormat& format = m_isExport ? jsonExportFormat : projectFormat;
        m_writer.beginObject();
        m_writer.field("$schema", "http://json-schema.org/draft-07/schema#");
        m_writer.field("title", m_isExport ? "Tiller export" : "Tiller project");
        beginProperties();
        constant("format", format.id);
        property("version", {{"const", static_cast<double>(format.version())}});
        if (m_isExport)
            exportParts();
        else
            projectParts();
        endProperties({"format", "version"});
        definitions();
        m_writer.end();
        return m_writer.take();
    }

private:
    void projectParts() {
        reference("world");
        listOf("scene", names("scene-", sceneTypes()), maxLinks);
        listOf("nodes", names("node-", nodeTypes()), maxNodes);
        listOf("links", {"link"}, maxLinks);
        listOf("parameters", {"parameter"}, maxParameters);
        properties();
        listOf("layout", {"place"}, maxNodes);
        listOf("annotations", names("annotation-", annotationTypes()), maxAnnotations);
        reference("notes");
    }

    void exportParts() {
        const std::string agentType = std::string("node-") + agentTypeId;
        std::vector<std::string> otherNodes = names("node-", nodeTypes());
        std::erase(otherNodes, agentType);
        reference("units");
        reference("world");
        listOf("scene", names("scene-", sceneTypes()), maxLinks);
        listOf("agentTypes", {agentType}, maxNodes);
        listOf("placedAgents", {"placed-agent"}, maxAgents);
        listOf("nodes", otherNodes, maxNodes);
        listOf("links", {"link"}, maxLinks);
        listOf("parameters", {"parameter"}, maxParameters);
        properties();
    }

    void definitions() {
        m_writer.key("definitions").beginObject();
        world();
        for (const Description& type : sceneTypes())
            item("scene-" + type.id, type, false, true);
        for (const NodeType& type : nodeTypes())
            item("node-" + type.id, type, true, hasProperties(type));
        link();
        parameter();
        property();
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
        beginDefinition("world", worldDescription().help);
        if (m_isExport)
            constant("type", worldDescription().id);
        settings(worldDescription());
        endDefinition({});
    }

    void item(const std::string& name, const Description& type, bool isNode = false,
              bool mayHaveProperties = false) {
        beginDefinition(name, type.help);
        id("id");
        constant("type", type.id);
        text("name");
        if (isNode && !m_isExport) {
            property("muted", {{"type", "boolean"}});
            property("solo", {{"type", "boolean"}});
        }
        settings(type);
        if (mayHaveProperties)
            properties();
        if (type.id == agentTypeId && !m_isExport)
            listOf("agents", {"placed-agent"}, maxAgents);
        endDefinition({"id", "type"});
    }

    void properties() { listOf("properties", {"property"}, maxProperties); }

    void property() {
        beginDefinition("property", "A value that Tiller carries for the game.");
        pattern("name", "^[A-Za-z_][A-Za-z0-9_.-]{0,63}$");
        m_properties.emplace_back("type");
        m_writer.key("type").beginObject(Layout::line);
        list("enum", propertyTypes());
        m_writer.end();
        oneKindOf("value");
        endDefinition({"name", "type", "value"});
    }

    void parameter() {
        constexpr double most = 9007199254740991.0; // the largest value of any setting
        beginDefinition("parameter", "A value with a name, which drives settings.");
        id("id");
        text("name");
        oneKindOf("value");
        number("min", "number", -most, most);
        number("max", "number", -most, most);
        number("step", "number", 0, most);
        m_properties.emplace_back("drives");
        m_writer.key("drives").beginObject(Layout::line);
        m_writer.field("type", "array");
        m_writer.field("maxItems", static_cast<double>(maxDriven));
        m_writer.key("items").beginObject();
        m_writer.field("type", "string");
        m_writer.field("pattern", "^[a-z0-9-]{1,64}\\..+$");
        m_writer.end();
        m_writer.end();
        endDefinition({"id"});
    }

    /// A number, a flag or text.
    void oneKindOf(std::string_view key) {
        m_properties.emplace_back(key);
        m_writer.key(key).beginObject(Layout::line);
        list("type", {"boolean", "number", "string"});
        m_writer.end();
    }

    void link() {
        beginDefinition("link", "A wire from an output to an input.");
        if (m_isExport) {
            linkType();
            id("id");
            id("fromNode");
            text("fromPort");
            id("toNode");
            text("toPort");
        } else {
            constexpr const char* port = "^[a-z0-9-]{1,64}\\..+$";
            id("id");
            pattern("from", port);
            pattern("to", port);
        }
        number("weight", "number", 0, maxWeight);
        number("order", "integer", std::numeric_limits<int>::min(),
               std::numeric_limits<int>::max());
        endDefinition({"id", "from", "to"});
    }

    /// The type of the output from which the link comes.
    void linkType() {
        std::vector<std::string> types;
        std::set<PortType> seen;
        for (const NodeType& type : nodeTypes())
            if (type.output() && seen.insert(type.output()->type).second)
                types.push_back(toString(type.output()->type));
        m_properties.emplace_back("type");
        m_writer.key("type").beginObject(Layout::line);
        list("enum", types);
        m_writer.end();
    }

    void placedAgent() {
        beginDefinition("placed-agent", "An agent that was placed by hand.");
        if (m_isExport) {
            constant("type", placedAgentType);
            id("agentType");
        }
        text("name");
        for (const char* key : {"x", "y", "vx", "vy"})
            coordinate(key);
        properties();
        listOf("goals", {"goal-item", "goal-place"}, maxGoals);
        m_properties.resize(m_properties.size() - 2); // left out where empty, in exports too
        endDefinition({"x", "y"});
        beginDefinition("goal-item", "A goal of an agent: a point or region of the scene.");
        id("item");
        endDefinition({"item"});
        beginDefinition("goal-place", "A goal of an agent: a place.");
        coordinate("x");
        coordinate("y");
        endDefinition({"x", "y"});
    }

    void place() {
        beginDefinition("place", "The place of a node on the canvas.");
        id("id");
        coordinate("x");
        coordinate("y");
        endDefinition({"id", "x", "y"});
    }

    void notes() {
        beginDefinition("notes", "Lesson text, in Markdown.");
        for (const char* key : {"whatItIs", "howItWorks", "thingsToNotice", "thingsToTry"})
            text(key);
        endDefinition({});
    }

    void units() {
        beginDefinition("units", "The units of the numbers.");
        for (const ExportUnit& unit : exportUnits)
            constant(unit.key, unit.meaning);
        endDefinition({});
    }

    void settings(const Description& description) {
        for (const Setting& each : description.settings)
            if (!m_isExport || isExported(each))
                setting(each);
    }

    void setting(const Setting& setting) {
        const std::string unit = toString(setting.unit);
        m_properties.push_back(setting.id);
        m_writer.key(setting.id).beginObject(Layout::line);
        m_writer.field("title", setting.title);
        m_writer.field("description", setting.help + (unit.empty() ? "" : " Unit: " + unit + "."));
        kind(setting);
        m_writer.field("default", setting.initial);
        m_writer.end();
    }

    void kind(const Setting& setting) {
        switch (setting.kind) {
        case SettingKind::number:
        case SettingKind::integer:
            range(setting.kind == SettingKind::integer ? "integer" : "number", setting);
            break;
        case SettingKind::flag:
            m_writer.field("type", "boolean");
            break;
        case SettingKind::choice:
            m_writer.field("type", "string");
            list("enum", names("", setting.choices));
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
            range("number", setting);
            m_writer.end();
            break;
        }
    }

    void range(const char* type, const Setting& setting) {
        m_writer.field("type", type);
        m_writer.field("minimum", setting.min);
        m_writer.field("maximum", setting.max);
    }

    /// The names of definitions: a prefix and the id of each type.
    template <class Types>
    static std::vector<std::string> names(const std::string& prefix, const Types& types) {
        std::vector<std::string> names;
        for (const auto& type : types)
            names.push_back(prefix + type.id);
        return names;
    }

    void beginDefinition(const std::string& name, const std::string& description) {
        m_writer.key(name).beginObject();
        m_writer.field("description", description);
        beginProperties();
    }

    void endDefinition(const std::vector<std::string>& required) {
        endProperties(required);
        m_writer.end();
    }

    void beginProperties() {
        m_properties.clear();
        m_writer.field("type", "object");
        m_writer.key("properties").beginObject();
    }

    /// @param required the properties that a project must have; an export must have all
    void endProperties(const std::vector<std::string>& required) {
        m_writer.end();
        m_writer.field("additionalProperties", false);
        list("required", m_isExport ? m_properties : required, Layout::line);
    }

    void list(const char* key, const std::vector<std::string>& texts,
              Layout layout = Layout::block) {
        m_writer.key(key).beginList(layout);
        for (const std::string& text : texts)
            m_writer.value(text);
        m_writer.end();
    }

    void property(std::string_view key,
                  std::initializer_list<std::pair<const char*, Value>> content) {
        m_properties.emplace_back(key);
        m_writer.key(key).beginObject(Layout::line);
        for (const auto& [name, value] : content)
            m_writer.field(name, value);
        m_writer.end();
    }

    void reference(const std::string& definition) {
        property(definition, {{"$ref", "#/definitions/" + definition}});
    }

    void listOf(std::string_view key, const std::vector<std::string>& definitions,
                std::size_t maxItems) {
        m_properties.emplace_back(key);
        m_writer.key(key).beginObject();
        m_writer.field("type", "array");
        m_writer.field("maxItems", static_cast<double>(maxItems));
        m_writer.key("items").beginObject();
        if (definitions.size() == 1) {
            m_writer.field("$ref", "#/definitions/" + definitions.front());
        } else {
            m_writer.key("oneOf").beginList();
            for (const std::string& definition : definitions) {
                m_writer.beginObject(Layout::line);
                m_writer.field("$ref", "#/definitions/" + definition);
                m_writer.end();
            }
            m_writer.end();
        }
        m_writer.end();
        m_writer.end();
    }

    void constant(std::string_view key, std::string_view value) {
        property(key, {{"const", std::string(value)}});
    }
    void text(std::string_view key) { property(key, {{"type", "string"}}); }
    void id(std::string_view key) { pattern(key, "^[a-z0-9-]{1,64}$"); }
    void pattern(std::string_view key, const char* regex) {
        property(key, {{"type", "string"}, {"pattern", regex}});
    }
    void coordinate(std::string_view key) {
        number(key, "number", -coordinateLimit, coordinateLimit);
    }
    void number(std::string_view key, const char* type, double min, double max) {
        property(key, {{"type", type}, {"minimum", min}, {"maximum", max}});
    }

    bool m_isExport;
    JsonWriter m_writer;
    std::vector<std::string> m_properties; ///< of the object that is open
};

} // namespace

std::string projectSchema() {
    return SchemaWriter(false).run();
}

std::string exportSchema() {
    return SchemaWriter(true).run();
}

} // namespace tiller
