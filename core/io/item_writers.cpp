#include "core/io/items.h"
#include "core/model/agent_type.h"
#include "core/model/registry.h"

#include <algorithm>

namespace tiller {

using Layout = JsonWriter::Layout;

namespace {

void writeAgents(JsonWriter& writer, const std::vector<PlacedAgent>& agents) {
    writer.key("agents").beginList();
    for (const PlacedAgent& agent : agents) {
        writer.beginObject(Layout::line);
        writeAgentFields(writer, agent);
        writer.end();
    }
    writer.end();
}

} // namespace

void writeValues(JsonWriter& writer, const Description& description,
                 const std::vector<Value>& values) {
    const std::size_t count = std::min(values.size(), description.settings.size());
    for (std::size_t i = 0; i < count; ++i)
        if (const Setting& setting = description.settings[i];
            !setting.isOptional || values[i] != setting.initial)
            writer.field(setting.id, values[i]);
}

void writeWorld(JsonWriter& writer, const std::vector<Value>& world) {
    writer.beginObject();
    writeValues(writer, worldDescription(), world);
    writer.end();
}

void writeSceneItem(JsonWriter& writer, const SceneItem& item) {
    writer.beginObject(Layout::line);
    writer.field("id", item.id);
    writer.field("type", item.type);
    writer.field("name", item.name);
    if (const Description* type = findItemType(item.type))
        writeValues(writer, *type, item.values);
    writeProperties(writer, item.properties);
    writer.end();
}

void writeNode(JsonWriter& writer, const Node& node, Layout layout) {
    writer.beginObject(layout);
    writer.field("id", node.id);
    writer.field("type", node.type);
    writer.field("name", node.name);
    if (node.muted)
        writer.field("muted", true);
    if (node.solo)
        writer.field("solo", true);
    if (const NodeType* type = findNodeType(node.type))
        writeValues(writer, *type, node.values);
    writeProperties(writer, node.properties);
    if (node.type == agentTypeId)
        writeAgents(writer, node.agents);
    writer.end();
}

void writeLink(JsonWriter& writer, const Link& link) {
    writer.beginObject(Layout::line);
    writer.field("id", link.id);
    writer.field("from", link.from.node + "." + link.from.port);
    writer.field("to", link.to.node + "." + link.to.port);
    writeLinkNumbers(writer, link);
    writer.end();
}

void writeNotes(JsonWriter& writer, const Notes& notes) {
    writer.beginObject();
    writer.field("whatItIs", notes.whatItIs);
    writer.field("howItWorks", notes.howItWorks);
    writer.field("thingsToNotice", notes.thingsToNotice);
    writer.field("thingsToTry", notes.thingsToTry);
    writer.end();
}

void writeParameter(JsonWriter& writer, const Parameter& parameter) {
    writer.beginObject(Layout::line);
    writer.field("id", parameter.id);
    writer.field("name", parameter.name);
    writer.field("value", parameter.value);
    writer.field("min", parameter.min);
    writer.field("max", parameter.max);
    writer.field("step", parameter.step);
    writer.key("drives").beginList(Layout::line);
    for (const SettingRef& ref : parameter.drives)
        writer.value(ref.item + "." + ref.setting);
    writer.end();
    writer.end();
}

void writePropertyList(JsonWriter& writer, const PropertyList& properties) {
    writer.beginList();
    for (const Property& property : properties) {
        writer.beginObject(Layout::line);
        writer.field("name", property.name);
        writer.field("type", toString(property.type));
        writer.field("value", property.value);
        writer.end();
    }
    writer.end();
}

void writeProperties(JsonWriter& writer, const PropertyList& properties) {
    if (properties.empty())
        return;
    writer.key("properties");
    writePropertyList(writer, properties);
}

void writePoint(JsonWriter& writer, Vec2 point) {
    writer.field("x", point.x);
    writer.field("y", point.y);
}

void writeAgentFields(JsonWriter& writer, const PlacedAgent& agent) {
    writer.field("name", agent.name);
    writePoint(writer, agent.position);
    writeVelocity(writer, agent.velocity);
    writeProperties(writer, agent.properties);
    if (!agent.goals.empty())
        writeGoals(writer, agent.goals);
}

void writeVelocity(JsonWriter& writer, Vec2 velocity) {
    writer.field("vx", velocity.x);
    writer.field("vy", velocity.y);
}

void writeGoals(JsonWriter& writer, const std::vector<AgentGoal>& goals) {
    writer.key("goals").beginList();
    for (const AgentGoal& goal : goals) {
        writer.beginObject();
        if (goal.item.empty())
            writePoint(writer, goal.place);
        else
            writer.field("item", goal.item);
        writer.end();
    }
    writer.end();
}

void writeLinkNumbers(JsonWriter& writer, const Link& link) {
    writer.field("weight", link.weight);
    writer.field("order", static_cast<double>(link.order));
}

} // namespace tiller
