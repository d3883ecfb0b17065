#include "core/model/registry.h"

#include "core/base/platform.h"
#include "core/model/agent_type.h"
#include "core/model/annotations.h"
#include "core/nodes/describe.h"
#include "core/nodes/world.h"
#include "core/scene/field.h"
#include "core/scene/ground.h"
#include "core/scene/obstacle.h"
#include "core/scene/path.h"
#include "core/scene/region.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <unordered_map>

/// core/CMakeLists.txt makes the file from the names of the sources.
#define NODE_TYPE(name, id, kind)                                                                  \
    namespace tiller::name##_node {                                                                \
        [[gnu::cold]] void describe(NodeType&);                                                    \
    }
#include <node_types.inc>
#undef NODE_TYPE

namespace tiller {

namespace {

struct Entry {
    std::string_view id;
    NodeKind kind;
    void (*describe)(NodeType&);
};

constexpr std::array entries{
    Entry{"agent-type", NodeKind::agentType, [](NodeType& type) { type = agentTypeType(); }},
#define NODE_TYPE(name, id, kind) Entry{id, NodeKind::kind, name##_node::describe},
#include <node_types.inc>
#undef NODE_TYPE
};

/// The order of the palette. Types that are not here come last of their kind.
constexpr std::string_view paletteOrder =
    " agent-type seek flee arrive wander wander-to-points pursue evade offset-pursuit"
    " match-velocity interpose hide separation alignment cohesion leader-following formation"
    " queue collision-avoidance obstacle-avoidance wall-avoidance wall-following containment"
    " follow-path stay-on-path follow-field follow-ground go-to tether orbit target-speed brake "
    "formula-force "
    "face"
    " look-where-you-go point cursor nearest centroid home path obstacles region field way"
    " own-goal external sum priority budget dither context reciprocal-avoidance within-range"
    " in-view inside-region has-neighbors speed meter timer chance arrived mode not all any "
    "touching"
    " population level switch number compare agent-mode transition remove become spawn set "
    "add leave signal end source"
    " distance agent-value variable summary count-near ground-value clock draw constant formula ";

std::array<Entry, entries.size()> entriesInOrder() {
    std::array<Entry, entries.size()> ordered = entries;
    std::ranges::sort(ordered, {}, [](const Entry& entry) {
        const std::size_t place = paletteOrder.find(' ' + std::string(entry.id) + ' ');
        return std::tuple(entry.kind, place, entry.id);
    });
    return ordered;
}

/// Each type is described when it is asked for: a game uses few, and a browser compiles the code of
/// each.
class NodeTypes {
public:
    [[nodiscard]] const NodeType* find(std::string_view id) {
        const auto found = m_places.find(id);
        return found == m_places.end() ? nullptr : &described(found->second);
    }
    [[nodiscard]] const std::vector<NodeType>& all() {
        for (std::size_t i = 0; i < m_types.size(); ++i)
            described(i);
        return m_types;
    }

private:
    const NodeType& described(std::size_t place) {
        m_isDescribed[place].call([&] {
            NodeType& type = m_types[place];
            type.id = m_entries[place].id;
            type.kind = m_entries[place].kind;
            m_entries[place].describe(type);
            addSockets(type);
        });
        return m_types[place];
    }

    std::array<Entry, entries.size()> m_entries = entriesInOrder();
    std::vector<NodeType> m_types{entries.size()};
    std::array<Once, entries.size()> m_isDescribed;
    std::unordered_map<std::string_view, std::size_t> m_places = [this] {
        std::unordered_map<std::string_view, std::size_t> places;
        for (const Entry& entry : m_entries)
            places.emplace(entry.id, places.size());
        return places;
    }();
};

NodeTypes& types() {
    static NodeTypes types;
    return types;
}

} // namespace

const std::vector<NodeType>& nodeTypes() {
    static const std::vector<NodeType>& all = types().all();
    return all;
}

const NodeType* findNodeType(std::string_view id) {
    return types().find(id);
}

const std::vector<Description>& sceneTypes() {
    static const std::vector<Description> types{pointGeometry(), regionGeometry(),
                                                pathGeometry(),  obstacleGeometry(),
                                                fieldGeometry(), groundGeometry()};
    return types;
}

const Description* findSceneType(std::string_view id) {
    for (const Description& type : sceneTypes())
        if (type.id == id)
            return &type;
    return nullptr;
}

const std::vector<Description>& annotationTypes() {
    static const std::vector<Description> types = describeAnnotations();
    return types;
}

const Description* findAnnotationType(std::string_view id) {
    for (const Description& type : annotationTypes())
        if (type.id == id)
            return &type;
    return nullptr;
}

const Description* findItemType(std::string_view id) {
    const Description* geometry = findSceneType(id);
    return geometry ? geometry : findAnnotationType(id);
}

const Description& worldDescription() {
    static const Description world = worldType();
    return world;
}

} // namespace tiller
