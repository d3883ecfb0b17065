#pragma once

#include "core/base/vec2.h"
#include "core/nodes/node_type.h"

#include <map>
#include <string>
#include <vector>

namespace tiller {

/// Ids are 1 to 64 characters of a-z, 0-9 and -, unique among the nodes, links, scene items and
/// annotations of a project. New ones have random tails, so that two people's edits merge.
using Id = std::string;

[[nodiscard]] bool isId(std::string_view text);

/// An agent that was placed by hand.
struct PlacedAgent {
    std::string name; ///< in traces; empty: type and number
    Vec2 position;
    Vec2 velocity;

    bool operator==(const PlacedAgent&) const = default;
};

/// A card on the canvas: an agent type, a behavior, a target, a combiner or a condition.
struct Node {
    Id id;
    std::string type;                     ///< a NodeType's id, one the registry knows
    std::string name = {};                ///< given by the user; empty: the type's title
    std::vector<Value> values = {};       ///< in the order of the type's settings
    std::vector<PlacedAgent> agents = {}; ///< of an agent type whose start is `placed`
    Vec2 place = {};                      ///< on the canvas; layout, no meaning
    bool muted = false;                   ///< it is as if the node were not there
    bool solo = false; ///< other behaviors of the agent types it steers are silent

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
    double weight = 1; ///< 0 to 100, of a force; 0 is as if the link were not there
    int order = 0;     ///< place among the links of one force input, lowest first; ties by id

    bool operator==(const Link&) const = default;
};

inline constexpr double maxWeight = 100;

/// Geometry of the world: a point, region, path, obstacle or field.
struct SceneItem {
    Id id;
    std::string type; ///< the id of a Description that findSceneType knows
    std::string name = {};
    std::vector<Value> values = {}; ///< in the order of the description's settings

    bool operator==(const SceneItem&) const = default;
};

/// A frame, comment, plot, slider or experiment: see annotations.h. Changes nothing of how the
/// project runs. Its type is the id of a Description that findAnnotationType knows.
using Annotation = SceneItem;

/// Lesson text, in Markdown.
struct Notes {
    std::string whatItIs;
    std::string howItWorks;
    std::string thingsToNotice;
    std::string thingsToTry;

    bool operator==(const Notes&) const = default;
};

/// One document. Plain data: copied, compared and stored as a whole. ProjectModel announces its
/// changes; edits.h makes them; check.h says whether it is sound.
struct Project {
    std::vector<Value> world; ///< in the order of worldDescription()
    std::vector<SceneItem> scene = {};
    std::vector<Node> nodes = {};
    std::vector<Link> links = {};
    std::vector<Annotation> annotations = {};
    Notes notes = {};

    Project(); ///< an empty world with the defaults of new projects

    bool operator==(const Project&) const = default;

    [[nodiscard]] const Node* node(std::string_view id) const;
    [[nodiscard]] const Link* link(std::string_view id) const;
    [[nodiscard]] const SceneItem* sceneItem(std::string_view id) const;
    [[nodiscard]] const Annotation* annotation(std::string_view id) const;
    [[nodiscard]] bool has(std::string_view id) const;

    [[nodiscard]] double worldNumber(std::string_view setting) const;
    [[nodiscard]] const std::string& worldText(std::string_view setting) const;

    /// The links into a port, in their order.
    [[nodiscard]] std::vector<const Link*> linksInto(std::string_view node,
                                                     std::string_view port) const;
};

/// The value of a setting, found by its id. @pre the type has it
[[nodiscard]] const Value& valueOf(const Node& node, std::string_view setting);
[[nodiscard]] const Value& valueOf(const SceneItem& item, std::string_view setting);

/// The description of anything that has settings, by its id; null for links and what is not there.
[[nodiscard]] const Description* descriptionOf(const Project& project, std::string_view id);
/// Its values, in the order of the description. @pre it has one
[[nodiscard]] const std::vector<Value>& valuesOf(const Project& project, std::string_view id);

/// The name a user reads: the given one, or the type's title.
[[nodiscard]] std::string displayName(const Node& node);

/// Limits of section 6 of the design: refused beyond.
inline constexpr std::size_t maxNodes = 10'000;
inline constexpr std::size_t maxLinks = 100'000;
inline constexpr std::size_t maxAnnotations = 10'000;
inline constexpr std::size_t maxAgents = 1'000'000;

} // namespace tiller
