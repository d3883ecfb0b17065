#include "core/io/project_writer.h"

#include "core/io/export_format.h"
#include "core/io/formats.h"
#include "core/io/items.h"
#include "core/io/project_io.h"
#include "core/model/agent_type.h"
#include "core/model/registry.h"
#include "core/model/resolve.h"

#include <map>

namespace tiller {

using Layout = JsonWriter::Layout;

namespace {

void writeLayout(JsonWriter& writer, const std::vector<Node>& nodes) {
    writer.key("layout").beginList();
    for (const Node& node : nodes) {
        writer.beginObject(Layout::line);
        writer.field("id", node.id);
        writer.field("x", node.place.x);
        writer.field("y", node.place.y);
        writer.end();
    }
    writer.end();
}

void writeExported(JsonWriter& writer, const Description& description,
                   const std::vector<Value>& values) {
    for (std::size_t i = 0; i < values.size(); ++i)
        if (isExported(description.settings[i]))
            writer.field(description.settings[i].id, values[i]);
}

/// Scene items, agent types and nodes, all flat and alike.
template <class Item>
void writeExportedItem(JsonWriter& writer, const Description& description, const Item& item) {
    writer.beginObject(Layout::line);
    writer.field("type", item.type);
    writer.field("id", item.id);
    writer.field("name", item.name);
    writeExported(writer, description, item.values);
    writer.end();
}

void writeExportedNodes(JsonWriter& writer, const Project& project, bool agentTypes) {
    writer.key(agentTypes ? "agentTypes" : "nodes").beginList();
    for (const Node& node : project.nodes)
        if ((node.type == agentTypeId) == agentTypes)
            writeExportedItem(writer, *findNodeType(node.type), node);
    writer.end();
}

void writePlacedAgents(JsonWriter& writer, const Project& project) {
    writer.key("placedAgents").beginList();
    for (const Node& node : project.nodes) {
        if (node.type != agentTypeId || textOf(valueOf(node, "start")) != "placed")
            continue;
        for (const PlacedAgent& agent : node.agents) {
            writer.beginObject(Layout::line);
            writer.field("type", placedAgentType);
            writer.field("agentType", node.id);
            writer.field("name", agent.name);
            writer.field("x", agent.position.x);
            writer.field("y", agent.position.y);
            writer.field("vx", agent.velocity.x);
            writer.field("vy", agent.velocity.y);
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
        writer.beginObject(Layout::line);
        writer.field("type", toString(types.at(link.from.node)->port(link.from.port)->type));
        writer.field("id", link.id);
        writer.field("fromNode", link.from.node);
        writer.field("fromPort", link.from.port);
        writer.field("toNode", link.to.node);
        writer.field("toPort", link.to.port);
        writer.field("weight", link.weight);
        writer.field("order", static_cast<double>(link.order));
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

void writeFormat(JsonWriter& writer, const FileFormat& format) {
    writer.field("format", format.id);
    writer.field("version", static_cast<double>(format.version()));
}

void writeProjectParts(JsonWriter& writer, const Project& project) {
    writeFormat(writer, projectFormat());
    writer.key("world");
    writeWorld(writer, project.world);
    writer.key("scene").beginList();
    for (const SceneItem& item : project.scene)
        writeSceneItem(writer, item);
    writer.end();
    writer.key("nodes").beginList();
    for (const Node& node : project.nodes)
        writeNode(writer, node, Layout::block);
    writer.end();
    writer.key("links").beginList();
    for (const Link& link : project.links)
        writeLink(writer, link);
    writer.end();
}

std::string writeProject(const Project& project) {
    JsonWriter writer;
    writer.beginObject();
    writeProjectParts(writer, project);
    writeLayout(writer, project.nodes);
    if (!project.annotations.empty()) {
        writer.key("annotations").beginList();
        for (const Annotation& annotation : project.annotations)
            writeSceneItem(writer, annotation);
        writer.end();
    }
    writer.key("notes");
    writeNotes(writer, project.notes);
    writer.end();
    return writer.take();
}

std::string writeExport(const Project& project) {
    const Project resolved = resolve(project);
    JsonWriter writer;
    writer.beginObject();
    writeFormat(writer, exportFormat());
    writeUnits(writer);
    writer.key("world").beginObject();
    writer.field("type", worldDescription().id);
    writeExported(writer, worldDescription(), resolved.world);
    writer.end();
    writer.key("scene").beginList();
    for (const SceneItem& item : resolved.scene)
        writeExportedItem(writer, *findSceneType(item.type), item);
    writer.end();
    writeExportedNodes(writer, resolved, true);
    writePlacedAgents(writer, resolved);
    writeExportedNodes(writer, resolved, false);
    writeExportedLinks(writer, resolved);
    writer.end();
    return writer.take();
}

} // namespace tiller
