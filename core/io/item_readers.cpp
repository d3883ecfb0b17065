#include "core/base/lattice.h"
#include "core/io/items.h"
#include "core/model/agent_type.h"
#include "core/model/registry.h"

#include <limits>

namespace tiller {

namespace {

bool readPort(Fields& fields, std::string_view key, PortRef& to) {
    std::string text;
    if (!fields.text(key, text, Need::always))
        return false;
    const std::size_t dot = text.find('.');
    if (dot != std::string::npos && dot > 0 && dot + 1 < text.size()) {
        to = {text.substr(0, dot), text.substr(dot + 1)};
        return true;
    }
    fields.fail(key, shortQuote(text) + " is not a port. Write NODE.PORT, as in \"seek-1.force\".");
    return false;
}

void readAgents(Reading& reading, Fields& fields, Node& node) {
    const JsonValue::List* list = fields.list("agents", Need::unlessDefault);
    if (!list)
        return;
    node.agents.reserve(list->size());
    for (const JsonValue& each : *list) {
        if (reading.full())
            return;
        Fields agent(reading, each, "an agent");
        if (auto read = readAgentFields(reading, agent))
            node.agents.push_back(*std::move(read));
        agent.finish();
    }
}

std::optional<SceneItem> readItem(Reading& reading, const JsonValue& value, const std::string& kind,
                                  const std::vector<Description>& types) {
    Fields fields(reading, value, (kind.starts_with('a') ? "an " : "a ") + kind);
    SceneItem item;
    const Description* type = readHead(fields, kind, item, types);
    if (!type)
        return {};
    item.type = type->id;
    item.values = fields.values(*type);
    fields.finish();
    return item;
}

} // namespace

bool readPoint(Fields& fields, Vec2& to) {
    const bool x = fields.number("x", to.x, -coordinateLimit, coordinateLimit, Need::always);
    const bool y = fields.number("y", to.y, -coordinateLimit, coordinateLimit, Need::always);
    return x && y;
}

void readVelocity(Fields& fields, Vec2& to) {
    fields.number("vx", to.x, -coordinateLimit, coordinateLimit, Need::unlessDefault);
    fields.number("vy", to.y, -coordinateLimit, coordinateLimit, Need::unlessDefault);
}

std::vector<AgentGoal> readGoals(Reading& reading, Fields& fields) {
    std::vector<AgentGoal> goals;
    const JsonValue::List* list = fields.list("goals", Need::always);
    if (!list)
        return goals;
    for (const JsonValue& each : *list) {
        if (reading.full())
            return goals;
        Fields goal(reading, each, "a goal of " + fields.name());
        AgentGoal read;
        const bool isSound =
            goal.has("item") ? goal.id("item", read.item) : readPoint(goal, read.place);
        goal.finish();
        if (isSound)
            goals.push_back(std::move(read));
    }
    return goals;
}

std::optional<PlacedAgent> readAgentFields(Reading& reading, Fields& fields) {
    PlacedAgent agent;
    fields.text("name", agent.name, Need::unlessDefault);
    if (!agent.name.empty())
        fields.setName("agent \"" + agent.name + "\"");
    const bool hasPosition = readPoint(fields, agent.position);
    readVelocity(fields, agent.velocity);
    if (fields.has("goals")) // files leave them out where an agent has none
        agent.goals = readGoals(reading, fields);
    return hasPosition ? std::optional(agent) : std::nullopt;
}

void readLinkNumbers(Fields& fields, Link& link) {
    constexpr double minOrder = std::numeric_limits<int>::min();
    constexpr double maxOrder = std::numeric_limits<int>::max();
    fields.number("weight", link.weight, 0, maxWeight, Need::unlessDefault);
    double order = 0;
    fields.wholeNumber("order", order, minOrder, maxOrder, Need::unlessDefault);
    link.order = static_cast<int>(order);
}

std::optional<std::vector<Value>> readWorld(Reading& reading, const JsonValue& value) {
    Fields fields(reading, value, "the world");
    if (!fields.isObject())
        return {};
    std::vector<Value> values = fields.values(worldDescription());
    fields.finish();
    return values;
}

std::optional<SceneItem> readSceneItem(Reading& reading, const JsonValue& value) {
    return readItem(reading, value, "scene item", sceneTypes());
}

std::optional<Annotation> readAnnotation(Reading& reading, const JsonValue& value) {
    return readItem(reading, value, "annotation", annotationTypes());
}

std::optional<Node> readNode(Reading& reading, const JsonValue& value) {
    Fields fields(reading, value, "a node");
    Node node;
    const NodeType* type = readHead(fields, "node", node, nodeTypes());
    if (!type)
        return {};
    node.type = type->id;
    fields.flag("muted", node.muted, Need::unlessDefault);
    fields.flag("solo", node.solo, Need::unlessDefault);
    node.values = fields.values(*type);
    if (type->kind == NodeKind::agentType)
        readAgents(reading, fields, node);
    fields.finish();
    return node;
}

std::optional<Link> readLink(Reading& reading, const JsonValue& value) {
    Fields fields(reading, value, "a link");
    Link link;
    if (fields.id("id", link.id))
        fields.setName("link \"" + link.id + "\"");
    const bool hasFrom = readPort(fields, "from", link.from);
    const bool hasTo = readPort(fields, "to", link.to);
    readLinkNumbers(fields, link);
    fields.finish();
    return hasFrom && hasTo && !link.id.empty() ? std::optional(link) : std::nullopt;
}

std::optional<Notes> readNotes(Reading& reading, const JsonValue& value) {
    Fields fields(reading, value, "the notes");
    Notes notes;
    fields.text("whatItIs", notes.whatItIs, Need::unlessDefault);
    fields.text("howItWorks", notes.howItWorks, Need::unlessDefault);
    fields.text("thingsToNotice", notes.thingsToNotice, Need::unlessDefault);
    fields.text("thingsToTry", notes.thingsToTry, Need::unlessDefault);
    fields.finish();
    return fields.isObject() ? std::optional(notes) : std::nullopt;
}

} // namespace tiller
