#include "core/base/lattice.h"
#include "core/base/suggestion.h"
#include "core/io/items.h"
#include "core/model/agent_type.h"
#include "core/model/registry.h"

#include <limits>
#include <map>

namespace tiller {

namespace {

/// The two parts of NODE.PORT or ITEM.SETTING; nothing if one is missing.
std::optional<std::pair<std::string, std::string>> splitAtDot(const std::string& text) {
    const std::size_t dot = text.find('.');
    if (dot == std::string::npos || dot == 0 || dot + 1 == text.size())
        return {};
    return std::pair(text.substr(0, dot), text.substr(dot + 1));
}

bool readPort(Fields& fields, std::string_view key, PortRef& to) {
    std::string text;
    if (!fields.text(key, text, Need::always))
        return false;
    if (auto parts = splitAtDot(text)) {
        to = {std::move(parts->first), std::move(parts->second)};
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

void readDriven(Reading& reading, Fields& fields, Parameter& parameter) {
    const JsonValue::List* list = fields.list("drives", Need::unlessDefault);
    if (!list)
        return;
    for (const JsonValue& each : *list) {
        if (reading.full())
            return;
        const std::string* text = each.as<std::string>();
        const auto parts = text ? splitAtDot(*text) : std::nullopt;
        if (parts)
            parameter.drives.push_back({parts->first, parts->second});
        else
            reading.fail(each.offset, (text ? shortQuote(*text) : kindOf(each)) +
                                          " is no setting. Write ITEM.SETTING, as in "
                                          "\"hunter.maxSpeed\", or LINK.weight.");
    }
}

std::optional<Property> readProperty(Reading& reading, const JsonValue& value) {
    Fields fields(reading, value, "a property");
    Property property;
    std::string type;
    const bool hasName = fields.text("name", property.name, Need::always);
    if (hasName)
        fields.setName("property " + shortQuote(property.name));
    const bool hasType = fields.text("type", type, Need::always);
    const bool hasValue = fields.value("value", property.value, Need::always);
    fields.finish();
    const auto known = propertyType(type);
    const auto badName = hasName ? findNameProblem(property.name) : std::nullopt;
    if (badName)
        fields.fail("name", *badName);
    if (hasType && !known)
        fields.fail("type", shortQuote(type) + " is not a type of property." +
                                suggestion(type, propertyTypes()));
    if (!hasName || !known || !hasValue || badName)
        return {};
    property.type = *known;
    if (const auto problem = findValueProblem(property)) {
        fields.fail("value", *problem);
        return {};
    }
    return property;
}

std::optional<SceneItem> readItem(Reading& reading, const JsonValue& value, const std::string& kind,
                                  const std::vector<Description>& types) {
    Fields fields(reading, value, withArticle(kind));
    SceneItem item;
    const Description* type = readHead(fields, kind, item, types);
    if (!type)
        return {};
    item.type = type->id;
    item.values = fields.values(*type);
    if (&types == &sceneTypes())
        readProperties(reading, fields, item.properties);
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
    if (fields.has("properties"))
        readProperties(reading, fields, agent.properties);
    if (fields.has("goals")) // files leave them out where an agent has none
        agent.goals = readGoals(reading, fields);
    return hasPosition ? std::optional(agent) : std::nullopt;
}

void readProperties(Reading& reading, Fields& fields, PropertyList& to) {
    if (const JsonValue* value = fields.take("properties", Need::unlessDefault))
        if (auto read = readPropertyList(reading, *value))
            to = *std::move(read);
}

std::optional<PropertyList> readPropertyList(Reading& reading, const JsonValue& value) {
    const auto* list = value.as<JsonValue::List>();
    if (!list) {
        reading.fail(value.offset,
                     "\"properties\" is " + kindOf(value) + "; it must be a list in [ ].");
        return {};
    }
    if (list->size() > maxProperties) {
        reading.fail((*list)[maxProperties].offset,
                     "There are more than 1,000 properties. Remove some.");
        return {};
    }
    PropertyList properties;
    std::map<std::string, std::size_t> seen; // where each name is
    for (const JsonValue& each : *list) {
        if (reading.full())
            break;
        auto property = readProperty(reading, each);
        if (!property)
            continue;
        const auto [first, isNew] = seen.emplace(property->name, each.offset);
        if (isNew)
            properties.push_back(*std::move(property));
        else
            reading.fail(each.offset, "A property \"" + property->name + "\" is already on line " +
                                          std::to_string(reading.place(first->second).line) +
                                          ". Give one of the two another name.");
    }
    return properties;
}

std::optional<Parameter> readParameter(Reading& reading, const JsonValue& value) {
    constexpr double most = 9007199254740991.0; // the largest value of any setting
    Fields fields(reading, value, "a parameter");
    Parameter parameter;
    if (fields.id("id", parameter.id))
        fields.setName("parameter \"" + parameter.id + "\"");
    fields.text("name", parameter.name, Need::unlessDefault);
    fields.value("value", parameter.value, Need::unlessDefault);
    fields.number("min", parameter.min, -most, most, Need::unlessDefault);
    fields.number("max", parameter.max, -most, most, Need::unlessDefault);
    fields.number("step", parameter.step, 0, most, Need::unlessDefault);
    readDriven(reading, fields, parameter);
    fields.finish();
    return parameter.id.empty() ? std::nullopt : std::optional(parameter);
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
    const NodeType* type = readHead(fields, "node", node, findNodeType, nodeTypes);
    if (!type)
        return {};
    node.type = type->id;
    fields.flag("muted", node.muted, Need::unlessDefault);
    fields.flag("solo", node.solo, Need::unlessDefault);
    node.values = fields.values(*type);
    if (hasProperties(*type))
        readProperties(reading, fields, node.properties);
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
