#pragma once

#include "core/model/property.h"
#include "core/nodes/node_type.h"
#include "core/nodes/setting.h"
#include "core/nodes/world.h"

#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace tiller {

/// A setting of a node, a scene item or the world, or the weight of a link.
struct SettingRef {
    std::string item;    ///< the id of a node, a scene item or a link, or "world"
    std::string setting; ///< the id of the setting; "weight" of a link

    auto operator<=>(const SettingRef&) const = default;
};

/// A value of the project with a name, which drives settings: a slider of a lesson, a knob of a
/// game. All settings that it drives have its value. A setting has at most one parameter.
struct Parameter {
    std::string id; ///< as those of nodes
    std::string name = {};
    Value value = 0.0; ///< a number, a flag, or the id of a choice
    double min = 0;    ///< of a number
    double max = 1;
    double step = 0; ///< from one stop of its slider to the next; 0: any number
    std::vector<SettingRef> drives = {};

    bool operator==(const Parameter&) const = default;
};

inline constexpr std::size_t maxParameters = 10'000; ///< of a project
inline constexpr std::size_t maxDriven = 100;        ///< settings of one parameter

/// Ids are 1 to 64 characters of a-z, 0-9 and -, unique among the nodes, links, scene items,
/// annotations and parameters of a project. New ones have random tails, so that two people's edits
/// merge.
using Id = std::string;

[[nodiscard]] bool isId(std::string_view text);

/// Where an agent goes: a place, or a point or region of the scene. Of a region, each agent gets a
/// random place.
struct AgentGoal {
    Id item = {};    ///< of the scene; empty for a place
    Vec2 place = {}; ///< (0, 0) with an item

    bool operator==(const AgentGoal&) const = default;
};

/// An agent that the user placed by hand.
struct PlacedAgent {
    std::string name; ///< in traces; if empty, traces use the type and a number
    Vec2 position;
    Vec2 velocity;
    std::vector<AgentGoal> goals = {}; ///< in their order; see the Own goal node
    PropertyList properties = {};

    bool operator==(const PlacedAgent&) const = default;
};

/// A card on the canvas: an agent type, a behavior, a target, a combiner or a condition.
struct Node {
    Id id;
    std::string type;                     ///< the id of a NodeType of the registry
    std::string name = {};                ///< as the user named it; if empty, the type's title
    std::vector<Value> values = {};       ///< in the order of the type's settings
    std::vector<PlacedAgent> agents = {}; ///< of an agent type that starts `placed`
    Vec2 place = {};                      ///< on the canvas; it does not change the run
    bool muted = false;                   ///< it has no effect; muted agent types coast
    bool solo = false;                    ///< the other behaviors of its agent types are silent
    PropertyList properties = {};         ///< of an agent type or a mode

    bool operator==(const Node&) const = default;
};

struct PortRef {
    Id node;
    std::string port;

    auto operator<=>(const PortRef&) const = default;
};

/// A wire from an output to an input.
struct Link {
    Id id;
    PortRef from;
    PortRef to;
    double weight = 1; ///< of a force, 0 to 100; with 0 the link has no effect
    int order = 0;     ///< among the links of one force input, lowest first; equal ones by id

    bool operator==(const Link&) const = default;
};

inline constexpr double maxWeight = 100;

/// Geometry of the world: a point, a region, a path, an obstacle or a field.
struct SceneItem {
    Id id;
    std::string type; ///< the id of a Description that findSceneType finds
    std::string name = {};
    std::vector<Value> values = {}; ///< in the order of the description's settings
    PropertyList properties = {};   ///< annotations have none

    bool operator==(const SceneItem&) const = default;
};

/// A frame, comment, plot or experiment: see annotations.h. It does not change the run.
/// Its type is the id of a Description that findAnnotationType finds.
using Annotation = SceneItem;

/// Lesson text, in Markdown.
struct Notes {
    std::string whatItIs;
    std::string howItWorks;
    std::string thingsToNotice;
    std::string thingsToTry;

    bool operator==(const Notes&) const = default;
};

/// One document: plain data, copied, compared and stored as a whole. The edits of edits.h make
/// changes to it, ProjectModel announces them, and check() finds the problems of a project.
struct Project {
    std::vector<Value> world; ///< in the order of worldDescription()
    std::vector<SceneItem> scene = {};
    std::vector<Node> nodes = {};
    std::vector<Link> links = {};
    std::vector<Parameter> parameters = {};
    PropertyList properties = {};
    std::vector<Annotation> annotations = {};
    Notes notes = {};

    Project(); ///< an empty project whose world has the default settings

    bool operator==(const Project&) const = default;

    [[nodiscard]] const Node* node(std::string_view id) const;
    [[nodiscard]] const Link* link(std::string_view id) const;
    [[nodiscard]] const SceneItem* sceneItem(std::string_view id) const;
    [[nodiscard]] const Annotation* annotation(std::string_view id) const;
    [[nodiscard]] const Parameter* parameter(std::string_view id) const;
    [[nodiscard]] bool has(std::string_view id) const;

    [[nodiscard]] double worldNumber(std::string_view setting) const;
    [[nodiscard]] const std::string& worldText(std::string_view setting) const;
    [[nodiscard]] WorldSettings worldSettings() const;
    [[nodiscard]] Vec2 worldSize() const;

    /// The links into an input, in their order.
    [[nodiscard]] std::vector<const Link*> linksInto(std::string_view node,
                                                     std::string_view port) const;
};

/// The value of the setting with this id; the number 0 if there is no such setting.
[[nodiscard]] const Value& valueOf(const Node& node, std::string_view setting);
[[nodiscard]] const Value& valueOf(const SceneItem& item, std::string_view setting);

/// The description of the world, node, scene item or annotation with this id; null if there is
/// none.
[[nodiscard]] const Description* descriptionOf(const Project& project, std::string_view id);
/// Its values, in the order of the description's settings; none if there is no such item.
[[nodiscard]] const std::vector<Value>& valuesOf(const Project& project, std::string_view id);

/// The indexes of a node's settings that name a scene item.
[[nodiscard]] std::vector<std::size_t> geometrySettings(const Node& node);

/// The scene items that a node names: in its settings, and in the goals of its placed agents.
[[nodiscard]] std::set<std::string_view> sceneItemsOf(const Node& node);

/// Whether nodes of this type may have properties: agent types and modes.
[[nodiscard]] bool hasProperties(const NodeType& type);

/// Of a project that comes with the program: names, notes, and the texts of comments and lessons,
/// in the language of the program (core/base/text.h) where that has them. Names of placed agents
/// stay: steps and links refer to them.
void translateTexts(Project& project);
/// Calls @p visit with each text that translateTexts translates.
void forEachText(Project& project, const std::function<void(std::string&)>& visit);

/// The name on screen: the node's name, or its type's title, or else its type.
[[nodiscard]] std::string displayName(const Node& node);

/// The nodes whose forces have a weight that a number drives.
[[nodiscard]] std::set<std::string_view> nodesWithDrivenWeight(const Project& project);

/// The limits of a project. Edits, readers and check() refuse more.
inline constexpr std::size_t maxNodes = 10'000;
inline constexpr std::size_t maxLinks = 100'000;
inline constexpr std::size_t maxAnnotations = 10'000;
inline constexpr std::size_t maxAgents = 1'000'000;
inline constexpr std::size_t maxGoals = 1000; ///< of one agent

} // namespace tiller
