#pragma once

#include "core/base/lattice.h"
#include "core/base/suggestion.h"
#include "core/io/formats.h"
#include "core/model/agent_type.h"
#include "core/model/project.h"
#include "core/model/registry.h"

#include <algorithm>
#include <concepts>
#include <limits>
#include <map>

/// The keys of each object of a file, described once: `fields(archive, object)`. The archive is an
/// ObjectReader, an ObjectWriter, or the writer of the schema, from which docs/format.md is made.
/// Keys stand here in the order of files.
namespace tiller {

enum class FileForm {
    project,
    run,     ///< a project within another file: without layout, annotations and notes
    exported ///< what a game needs: without what only the editor shows
};

/// When a file contains a key.
enum class Presence {
    always,
    usual,  ///< a project without it is read: it has its default
    sparse, ///< as usual, and a project is written without it while it has its default
    rare    ///< as sparse, and so are exports
};

struct Key {
    std::string_view name;
    HelpView help = {}; ///< Markdown, for docs/format.md and the schema
    Presence presence = Presence::usual;
};

struct ObjectKind {
    Text name;                        ///< in messages: "a link"
    Text named = {};                  ///< in messages, with its name: "link %1"
    std::string_view namedBy = {};    ///< the key with that name
    std::string_view definition = {}; ///< in the schema; of an item with a type, its prefix
    HelpView help = {};
    bool isLine = true;     ///< a file has it in one line, as an export has the items of all lists
    bool isOfOuter = false; ///< messages also name what it is a part of
};

/// The types that the items of a list may have.
template <class Type>
struct ItemTypes {
    ObjectKind kind;
    const std::vector<Type>& all;
    bool (*takes)(const Type&) = nullptr; ///< null: all of them

    [[nodiscard]] const Type* find(std::string_view id) const {
        const auto found = std::ranges::find(all, id, &Type::id);
        return found != all.end() && (!takes || takes(*found)) ? &*found : nullptr;
    }
    [[nodiscard]] std::vector<std::string> ids() const {
        std::vector<std::string> ids;
        for (const Type& each : all)
            if (!takes || takes(each))
                ids.push_back(each.id);
        return ids;
    }
};

/// @name Lists of items with types
/// @{
inline ItemTypes<Description> sceneItems() {
    return {{Text("a scene item"), Text("scene item %1"), "id", "scene-"}, sceneTypes()};
}
inline ItemTypes<Description> annotationItems() {
    return {{Text("an annotation"), Text("annotation %1"), "id", "annotation-"}, annotationTypes()};
}
inline ItemTypes<NodeType> nodeItems() {
    return {{.name = Text("a node"),
             .named = Text("node %1"),
             .namedBy = "id",
             .definition = "node-",
             .isLine = false},
            nodeTypes()};
}
inline bool isAgentType(const NodeType& type) {
    return type.kind == NodeKind::agentType;
}
inline ItemTypes<NodeType> agentTypeItems() { ///< of an export
    return {
        {Text("an agent type"), Text("agent type %1"), "id", "node-"}, nodeTypes(), isAgentType};
}
inline ItemTypes<NodeType> otherNodeItems() { ///< of an export
    return {{Text("a node"), Text("node %1"), "id", "node-"},
            nodeTypes(),
            [](const NodeType& type) { return !isAgentType(type); }};
}
/// @}

/// The unit of a kind of number. Every export states all of them; a reader refuses other units.
struct ExportUnit {
    std::string_view key;
    std::string_view meaning;
};
using ExportUnits = std::array<ExportUnit, 9>;
inline constexpr ExportUnits exportUnits{{
    {"length", "world units"},
    {"time", "the unit of world.tick: one tick takes that much of it"},
    {"speed", "length per time"},
    {"mass", "mass"},
    {"force", "mass * length per time squared"},
    {"angle", "degrees; 0 is +x, they turn left as seen"},
    {"axes", "x to the right, y down"},
    {"share", "0 to 1"},
    {"noLimit", "4000000 means no limit"},
}};

/// @name How agents look: an export leaves it out, but for what is optional and not the default.
/// @{
[[nodiscard]] inline bool isLook(const Setting& setting) {
    return setting.group == "Look";
}
[[nodiscard]] inline bool isExported(const Setting& setting) {
    return !isLook(setting) || setting.isOptional;
}
/// @}

/// Where the card of a node is on the canvas.
struct CardPlace {
    Id node;
    Vec2 place;
};

/// An export has the agents that are placed by hand in one list.
struct ExportedAgent {
    Id type;
    PlacedAgent agent;
};

/// What the outputs of a project's nodes carry. An export says so of each link.
class OutputTypes {
public:
    OutputTypes() = default;
    explicit OutputTypes(const Project& project) {
        for (const Node& node : project.nodes)
            m_types.emplace(node.id, findNodeType(node.type));
    }
    /// Empty if there is no such output.
    [[nodiscard]] std::string of(const PortRef& output) const {
        const auto type = m_types.find(output.node);
        const Port* port = type == m_types.end() ? nullptr : type->second->port(output.port);
        return port ? toString(port->type) : std::string();
    }
    [[nodiscard]] static const std::vector<std::string>& all() {
        static const std::vector<std::string> names = [] {
            std::vector<std::string> all;
            for (const NodeType& type : nodeTypes())
                if (const Port* output = type.output())
                    if (std::string name = toString(output->type);
                        std::ranges::find(all, name) == all.end())
                        all.push_back(std::move(name));
            return all;
        }();
        return names;
    }

private:
    std::map<std::string_view, const NodeType*> m_types;
};

// Kinds of objects.

template <class Item, class Type>
ObjectKind objectKind(const Item*, const ItemTypes<Type>& types) {
    return types.kind;
}
inline ObjectKind objectKind(const std::vector<Value>*) {
    return {.name = Text("the world"),
            .definition = "world",
            .help = worldDescription().help.english(),
            .isLine = false};
}
inline ObjectKind objectKind(const ExportUnits*) {
    return {.name = Text("the units"),
            .definition = "units",
            .help = "The units of the numbers.",
            .isLine = false};
}
inline ObjectKind objectKind(const PlacedAgent*) {
    return {Text("an agent"), Text("agent %1"), "name", "placed-agent",
            "An agent that was placed by hand."};
}
inline ObjectKind objectKind(const ExportedAgent*) {
    return {Text("a placed agent"), Text("placed agent %1"), "name", "placed-agent",
            "An agent that was placed by hand."};
}
inline ObjectKind objectKind(const AgentGoal* goal) {
    return {.name = Text("a goal"),
            .definition = goal->item.empty() ? "goal-place" : "goal-item",
            .help = goal->item.empty() ? "A goal of an agent: a place."
                                       : "A goal of an agent: a point or region of the scene.",
            .isOfOuter = true};
}
inline ObjectKind objectKind(const Link*, const OutputTypes& = {}) {
    return {Text("a link"), Text("link %1"), "id", "link", "A wire from an output to an input."};
}
inline ObjectKind objectKind(const Parameter*) {
    return {Text("a parameter"), Text("parameter %1"), "id", "parameter",
            "A value with a name, which drives settings."};
}
inline ObjectKind objectKind(const Property*) {
    return {Text("a property"), Text("property %1"), "name", "property",
            "A value that Tiller carries for the game."};
}
inline ObjectKind objectKind(const CardPlace*) {
    return {.name = Text("an entry of the layout"),
            .definition = "place",
            .help = "The place of a node on the canvas."};
}
inline ObjectKind objectKind(const Notes*) {
    return {.name = Text("the notes"),
            .definition = "notes",
            .help = "Lesson text, in Markdown.",
            .isLine = false};
}

// Keys of objects.

/// A T, or a const T for a writer.
template <class Item, class T>
concept Of = std::same_as<std::remove_const_t<Item>, T>;

inline constexpr double largestNumber = 9007199254740991.0; ///< of all settings

/// @name Keys of several objects
/// @{
inline constexpr Key idKey{"id",
                           "Its name in the file: 1 to 64 of a-z, 0-9 and -, no other item has it.",
                           Presence::always};
inline constexpr Key typeKey{"type", "What it is.", Presence::always};
inline constexpr Key nameKey{"name", "As people call it. Empty by default."};
inline constexpr Key propertiesKey{"properties", "Properties. None by default.", Presence::sparse};
/// @}

/// The id of an item, its type and its name. Null if a reader does not know the type.
template <class Archive, class Item, class Type>
const Type* head(Archive& archive, Item& item, const ItemTypes<Type>& types) {
    if (!archive.isExport())
        archive.id(idKey, item.id);
    const Type* type = archive.type(typeKey, item.type, types);
    if (archive.isExport())
        archive.id(idKey, item.id);
    if (type || !Archive::isReader)
        archive.text(nameKey, item.name);
    return type;
}

template <class Archive, Of<Vec2> Place>
void placeFields(Archive& archive, Place& place, std::string_view x = {}, std::string_view y = {}) {
    archive.number({"x", x, Presence::always}, place.x, -coordinateLimit, coordinateLimit);
    archive.number({"y", y, Presence::always}, place.y, -coordinateLimit, coordinateLimit);
}

template <class Archive, Of<Vec2> Velocity>
void velocityFields(Archive& archive, Velocity& velocity) {
    archive.number({"vx", "Its velocity at the start. 0 by default."}, velocity.x, -coordinateLimit,
                   coordinateLimit);
    archive.number({"vy", "Its velocity at the start, downward. 0 by default."}, velocity.y,
                   -coordinateLimit, coordinateLimit);
}

template <class Archive, Of<ExportUnits> Units>
void fields(Archive& archive, Units&) {
    for (const ExportUnit& unit : exportUnits)
        archive.constant({unit.key, {}, Presence::always}, unit.meaning);
}

template <class Archive, Of<std::vector<Value>> World>
void fields(Archive& archive, World& world) {
    if (archive.isExport())
        archive.constant(typeKey, worldDescription().id);
    archive.settings(worldDescription(), world);
}

/// A scene item, or an annotation.
template <class Archive, Of<SceneItem> Item>
void fields(Archive& archive, Item& item, const ItemTypes<Description>& types) {
    const Description* type = head(archive, item, types);
    if (type)
        archive.settings(*type, item.values);
    if (&types.all == &sceneTypes() || !item.properties.empty())
        archive.properties(propertiesKey, item.properties);
}

template <class Archive, Of<Node> Item>
void fields(Archive& archive, Item& node, const ItemTypes<NodeType>& types) {
    const NodeType* type = head(archive, node, types);
    if (!archive.isExport()) {
        archive.flag({"muted", "Left out while false.", Presence::sparse}, node.muted);
        archive.flag({"solo", "Left out while false.", Presence::sparse}, node.solo);
    }
    if (type)
        archive.settings(*type, node.values);
    if ((type && hasProperties(*type)) || !node.properties.empty())
        archive.properties(propertiesKey, node.properties);
    if (type && isAgentType(*type) && !archive.isExport())
        archive.list({"agents", "Those that are placed by hand."}, node.agents, maxAgents);
}

template <class Archive, Of<PlacedAgent> Agent>
void fields(Archive& archive, Agent& agent) {
    archive.text({"name", "The agent's name in traces. Empty: its type and number."}, agent.name);
    placeFields(archive, agent.position, "Where it starts.", "Where it starts, downward.");
    velocityFields(archive, agent.velocity);
    archive.properties({"properties", "Properties. Left out without.", Presence::rare},
                       agent.properties);
    archive.list({"goals",
                  "Where it goes, one after the other: the Own goal node. Left out without.",
                  Presence::rare},
                 agent.goals, maxGoals);
}

template <class Archive, Of<ExportedAgent> Agent>
void fields(Archive& archive, Agent& of) {
    archive.constant(typeKey, "placed-agent");
    archive.id({"agentType", "The id of its agent type.", Presence::always}, of.type);
    fields(archive, of.agent);
}

template <class Archive, Of<AgentGoal> Goal>
void fields(Archive& archive, Goal& goal) {
    if (archive.has("item", !goal.item.empty()))
        archive.id({"item", "The id of a point or a region of the scene.", Presence::always},
                   goal.item);
    else
        placeFields(archive, goal.place, "The place.", "The place, downward.");
}

template <class Archive, Of<Link> Item>
void fields(Archive& archive, Item& link, const OutputTypes& outputs = {}) {
    if (archive.isExport()) {
        std::string type = outputs.of(link.from);
        archive.choice({"type", "What the link carries.", Presence::always}, type,
                       OutputTypes::all());
        archive.id(idKey, link.id);
        archive.id({"fromNode", "The id of the node that it comes from.", Presence::always},
                   link.from.node);
        archive.text({"fromPort", "The output there.", Presence::always}, link.from.port);
        archive.id({"toNode", "The id of the node that it leads to.", Presence::always},
                   link.to.node);
        archive.text({"toPort", "The input there, the setting, or `weight`.", Presence::always},
                     link.to.port);
        if constexpr (Archive::isReader)
            if (const std::string needed = outputs.of(link.from); !needed.empty() && needed != type)
                archive.failOther("type", type, needed);
    } else {
        archive.id(idKey, link.id);
        archive.port({"from", "The output that it comes from: `NODE.PORT`.", Presence::always},
                     link.from);
        archive.port({"to",
                      "The input that it leads to: `NODE.PORT`. A number also leads to a "
                      "setting, `NODE.SETTING`, or to `NODE.weight`: the weight of the node's "
                      "wires.",
                      Presence::always},
                     link.to);
    }
    archive.number(
        {"weight", "Of a force: how much it counts. 1 by default; with 0 the link has no effect."},
        link.weight, 0, maxWeight);
    archive.whole({"order", "Its place among the links of the input, the lowest first; ties go by "
                            "id. 0 by default."},
                  link.order, std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
}

template <class Archive, Of<Parameter> Item>
void fields(Archive& archive, Item& parameter) {
    archive.id(idKey, parameter.id);
    archive.text(nameKey, parameter.name);
    archive.value({"value", "The value now, which all settings have that it drives."},
                  parameter.value);
    archive.number({"min", "The least value of a number. 0 by default."}, parameter.min,
                   -largestNumber, largestNumber);
    archive.number({"max", "The largest value of a number. 1 by default."}, parameter.max,
                   -largestNumber, largestNumber);
    archive.number({"step", "From one stop of its slider to the next. 0, the default: any number."},
                   parameter.step, 0, largestNumber);
    archive.settingRefs({"drives", "The settings that have its value: `ITEM.SETTING`, "
                                   "`LINK.weight` or `world.SETTING`."},
                        parameter.drives, maxDriven);
}

template <class Archive, Of<Property> Item>
void fields(Archive& archive, Item& property) {
    std::string type{toString(property.type)};
    archive.text({"name", "Its name in the game.", Presence::always}, property.name,
                 "^[A-Za-z_][A-Za-z0-9_.-]{0,63}$");
    archive.choice({"type", "The kind of the value. A whole number is an `int`.", Presence::always},
                   type, propertyTypes());
    archive.value({"value", "The value; a color is `#rrggbb`.", Presence::always}, property.value);
    if constexpr (Archive::isReader)
        archive.checkProperty(property, type);
}

template <class Archive, Of<CardPlace> Card>
void fields(Archive& archive, Card& card) {
    archive.id({"id", "The id of a node.", Presence::always}, card.node);
    placeFields(archive, card.place, "Where its card is on the canvas.",
                "Where its card is, downward.");
}

template <class Archive, Of<Notes> Item>
void fields(Archive& archive, Item& notes) {
    archive.text({"whatItIs", "Markdown."}, notes.whatItIs);
    archive.text({"howItWorks", "Markdown."}, notes.howItWorks);
    archive.text({"thingsToNotice", "Markdown."}, notes.thingsToNotice);
    archive.text({"thingsToTry", "Markdown."}, notes.thingsToTry);
}

/// The lists of an export that hold the nodes of a project, and the agents that are placed by hand.
template <class Archive, Of<Project> Item>
void exportedNodes(Archive& archive, Item& project) {
    archive.list({"agentTypes", "The agent types, without how they look."}, project.nodes, maxNodes,
                 agentTypeItems());
    const Key placed{"placedAgents", "All agents that are placed by hand, type by type."};
    if constexpr (Archive::isReader) {
        archive.placedAgents(placed, project);
    } else {
        std::vector<ExportedAgent> agents;
        for (const Node& node : project.nodes)
            if (node.type == agentTypeId && textOf(valueOf(node, "start")) == "placed")
                for (const PlacedAgent& agent : node.agents)
                    agents.push_back({node.id, agent});
        archive.list(placed, agents, maxAgents);
    }
    archive.list({"nodes", "All other nodes that count."}, project.nodes, maxNodes,
                 otherNodeItems());
}

/// What only the editor shows.
template <class Archive, Of<Project> Item>
void editorFields(Archive& archive, Item& project) {
    const Key layout{"layout", "Where the cards are. Not part of a run."};
    if constexpr (Archive::isReader) {
        archive.layout(layout, project);
    } else {
        std::vector<CardPlace> cards;
        for (const Node& node : project.nodes)
            cards.push_back({node.id, node.place});
        archive.list(layout, cards, maxNodes);
    }
    archive.list({"annotations",
                  "Frames, comments, plots, experiments, maps, steps of a lesson. Not part of a "
                  "run.",
                  Presence::sparse},
                 project.annotations, maxAnnotations, annotationItems());
    archive.object({"notes", "Lesson text. Not part of a run."}, project.notes);
}

template <class Archive, Of<Project> Item>
void fields(Archive& archive, Item& project) {
    const bool isExport = archive.isExport();
    archive.format(isExport ? jsonExportFormat : projectFormat);
    if (isExport) {
        ExportUnits units;
        archive.object({"units", "What the numbers mean. A reader refuses other units."}, units);
    }
    archive.object({"world", "The world."}, project.world);
    if constexpr (Archive::isReader)
        archive.keepPlace("world");
    archive.list({"scene", isExport ? "The scene items that count."
                                    : "The geometry of the world: scene items."},
                 project.scene, maxLinks, sceneItems());
    if (isExport)
        exportedNodes(archive, project);
    else
        archive.list({"nodes", "The cards: nodes."}, project.nodes, maxNodes, nodeItems());
    archive.list({"links", isExport ? "The links that count." : "The wires: links."}, project.links,
                 maxLinks, isExport ? OutputTypes(project) : OutputTypes());
    archive.list({"parameters",
                  isExport ? "As in a project, without the settings that are gone."
                           : "Sliders of a lesson, knobs of a game: parameters.",
                  Presence::sparse},
                 project.parameters, maxParameters);
    archive.properties({"properties",
                        isExport ? "As in a project." : "Values for the game: properties.",
                        Presence::sparse},
                       project.properties);
    if constexpr (Archive::isReader)
        archive.settleParameters(project);
    if (!isExport && !archive.isRun())
        editorFields(archive, project);
}

} // namespace tiller
