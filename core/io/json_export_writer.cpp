#include "core/io/formats.h"
#include "core/io/items.h"
#include "core/io/json_export.h"
#include "core/io/project_io.h"
#include "core/io/project_writer.h"
#include "core/model/agent_type.h"
#include "core/model/check.h"
#include "core/model/registry.h"
#include "core/model/resolve.h"

#include <map>

namespace tiller {

namespace {

void writeExported(JsonWriter& writer, const Description& description,
                   const std::vector<Value>& values) {
    for (std::size_t i = 0; i < values.size(); ++i)
        if (isExported(description.settings[i]))
            writer.field(description.settings[i].id, values[i]);
}

/// Writes a scene item, an agent type or another node, all in the same way.
template <class Item>
void writeExportedItem(JsonWriter& writer, const Description& description, const Item& item,
                       bool mayHaveProperties) {
    writer.beginObject(JsonWriter::Layout::line);
    writer.field("type", item.type);
    writer.field("id", item.id);
    writer.field("name", item.name);
    writeExported(writer, description, item.values);
    if (mayHaveProperties) {
        writer.key("properties");
        writePropertyList(writer, item.properties);
    }
    writer.end();
}

void writeExportedNodes(JsonWriter& writer, const Project& project, bool agentTypes) {
    writer.key(agentTypes ? "agentTypes" : "nodes").beginList();
    for (const Node& node : project.nodes)
        if (const NodeType& type = *findNodeType(node.type);
            (node.type == agentTypeId) == agentTypes)
            writeExportedItem(writer, type, node, hasProperties(type));
    writer.end();
}

void writePlacedAgents(JsonWriter& writer, const Project& project) {
    writer.key("placedAgents").beginList();
    for (const Node& node : project.nodes) {
        if (node.type != agentTypeId || textOf(valueOf(node, "start")) != "placed")
            continue;
        for (const PlacedAgent& agent : node.agents) {
            writer.beginObject(JsonWriter::Layout::line);
            writer.field("type", placedAgentType);
            writer.field("agentType", node.id);
            writeAgentFields(writer, agent);
            writer.end();
        }
    }
    writer.end();
}

void writeExportedLinks(JsonWriter& writer, const Project& project) {
    std::map<std::string_view, const NodeType*> types;
    for (const Node& node : project.nodes)
        types.emplace(node.id, findNodeType(node.type));
    writer.key("links").beginList();
    for (const Link& link : project.links) {
        writer.beginObject(JsonWriter::Layout::line);
        writer.field("type", toString(types.at(link.from.node)->port(link.from.port)->type));
        writer.field("id", link.id);
        writer.field("fromNode", link.from.node);
        writer.field("fromPort", link.from.port);
        writer.field("toNode", link.to.node);
        writer.field("toPort", link.to.port);
        writeLinkNumbers(writer, link);
        writer.end();
    }
    writer.end();
}

void writeUnits(JsonWriter& writer) {
    writer.key("units").beginObject();
    for (const ExportUnit& unit : exportUnits)
        writer.field(unit.key, unit.meaning);
    writer.end();
}

} // namespace

Result<std::string> writeExport(const Project& project) {
    if (Problems errors = findErrors(project); !errors.empty())
        return errors;
    const Project resolved = resolveDrivable(project);
    JsonWriter writer;
    writer.beginObject();
    writeFormat(writer, jsonExportFormat);
    writeUnits(writer);
    writer.key("world").beginObject();
    writer.field("type", worldDescription().id);
    writeExported(writer, worldDescription(), resolved.world);
    writer.end();
    writer.key("scene").beginList();
    for (const SceneItem& item : resolved.scene)
        writeExportedItem(writer, *findSceneType(item.type), item, true);
    writer.end();
    writeExportedNodes(writer, resolved, true);
    writePlacedAgents(writer, resolved);
    writeExportedNodes(writer, resolved, false);
    writeExportedLinks(writer, resolved);
    writer.key("parameters").beginList();
    for (const Parameter& parameter : resolved.parameters)
        writeParameter(writer, parameter);
    writer.end();
    writer.key("properties");
    writePropertyList(writer, resolved.properties);
    writer.end();
    return writer.take();
}

} // namespace tiller
