#include "core/model/edits.h"

#include "core/base/lattice.h"
#include "core/base/random.h"
#include "core/model/annotations.h"
#include "core/model/connect.h"
#include "core/model/registry.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <set>

namespace tiller {

namespace {

template <class T>
std::size_t indexOf(const std::vector<T>& items, std::string_view id) {
    return static_cast<std::size_t>(std::ranges::find(items, id, &T::id) - items.begin());
}

template <class T>
Replacement<T> replacement(const std::vector<T>& items, T after) {
    const std::size_t index = indexOf(items, after.id);
    return {items.at(index), std::move(after), index};
}

template <class T>
void replace(std::vector<Replacement<T>>& steps, const std::vector<T>& items, T after) {
    auto step = replacement(items, std::move(after));
    if (step.before != step.after)
        steps.push_back(std::move(step));
}

Problem notThere(std::string_view id) {
    return {.text = "There is nothing with the id \"" + std::string(id) + "\".",
            .ids = {std::string(id)}};
}

Problem tooManyLinks() {
    return {.text = "A project holds at most 100,000 links."};
}

Result<std::vector<Value>> withValue(const Description& type, std::vector<Value> values,
                                     std::string_view id, std::string_view setting,
                                     const Value& value) {
    const auto index = type.settingIndex(setting);
    if (!index)
        return Problem{.text = type.title + " has no setting \"" + std::string(setting) + "\".",
                       .ids = {std::string(id)}};
    if (const auto fault = findFault(type.settings[*index], value))
        return Problem{.text = *fault, .ids = {std::string(id)}};
    values[*index] = value;
    return values;
}

/// The order of a new last link into an input; where there is none higher, the links there are
/// numbered anew.
int nextOrder(const Project& project, const PortRef& to, Change& change) {
    const auto links = project.linksInto(to.node, to.port);
    if (links.empty())
        return 0;
    if (links.back()->order < std::numeric_limits<int>::max())
        return std::max(0, links.back()->order + 1);
    int next = 0;
    for (const Link* link : links) {
        Link after = *link;
        after.order = next++;
        replace(change.links, project.links, std::move(after));
    }
    return next;
}

bool isReferred(const Project& project, const Id& geometry, const std::set<Id>& without) {
    for (const Node& node : project.nodes) {
        if (without.contains(node.id))
            continue;
        const NodeType& type = *findNodeType(node.type);
        for (std::size_t i = 0; i < type.settings.size(); ++i)
            if (type.settings[i].kind == SettingKind::geometry &&
                textOf(node.values[i]) == geometry)
                return true;
    }
    return false;
}

/// Scene items that only the given nodes hold.
void addOwnGeometry(const Project& project, std::set<Id>& ids) {
    for (const Node& node : project.nodes) {
        const NodeType& type = *findNodeType(node.type);
        if (!ids.contains(node.id) || type.kind != NodeKind::target)
            continue;
        for (std::size_t i = 0; i < type.settings.size(); ++i) {
            if (type.settings[i].kind != SettingKind::geometry)
                continue;
            const Id& geometry = textOf(node.values[i]);
            if (project.sceneItem(geometry) && !isReferred(project, geometry, ids))
                ids.insert(geometry);
        }
    }
}

/// Nodes that hold a geometry that goes, with their settings emptied.
void forgetGeometry(const Project& project, const std::set<Id>& gone, Change& change) {
    for (const Node& node : project.nodes) {
        if (gone.contains(node.id))
            continue;
        const NodeType& type = *findNodeType(node.type);
        Node after = node;
        for (std::size_t i = 0; i < type.settings.size(); ++i)
            if (type.settings[i].kind == SettingKind::geometry &&
                gone.contains(textOf(node.values[i])))
                after.values[i] = std::string();
        replace(change.nodes, project.nodes, std::move(after));
    }
}

/// From the end, so that little moves up, and undoing it finds each place as it was.
template <class T>
void removeFrom(const std::vector<T>& items, const std::set<Id>& gone,
                std::vector<Replacement<T>>& steps) {
    for (std::size_t i = items.size(); i-- > 0;)
        if (gone.contains(items[i].id))
            steps.push_back({items[i], {}, i});
}

double onLattice(double x) {
    return lattice(std::clamp(x, -coordinateLimit, coordinateLimit));
}

/// Moves all of a geometry: its place, and its points.
void moveGeometry(const Description& type, SceneItem& item, Vec2 by) {
    for (std::size_t i = 0; i < item.values.size(); ++i) {
        if (type.settings[i].id == "x")
            item.values[i] = onLattice(numberOf(item.values[i]) + by.x);
        if (type.settings[i].id == "y")
            item.values[i] = onLattice(numberOf(item.values[i]) + by.y);
        if (type.settings[i].kind != SettingKind::points)
            continue;
        Points points = pointsOf(item.values[i]);
        for (Vec2& point : points)
            point = {onLattice(point.x + by.x), onLattice(point.y + by.y)};
        item.values[i] = std::move(points);
    }
}

std::optional<std::string> findFaultOf(const Description& type, const std::vector<Value>& values) {
    if (values.size() != type.settings.size())
        return type.title + " does not have the right number of settings.";
    for (std::size_t i = 0; i < values.size(); ++i)
        if (auto fault = findFault(type.settings[i], values[i]))
            return fault;
    return {};
}

SceneItem geometryAround(const Description& type, Id id, Vec2 center) {
    SceneItem item{.id = std::move(id), .type = type.id, .values = type.defaults()};
    constexpr Vec2 middle{400, 300}; // around which all geometry is by default
    moveGeometry(type, item, {std::round(center.x - middle.x), std::round(center.y - middle.y)});
    return item;
}

} // namespace

IdSource::IdSource()
    : m_seed(std::uint64_t{std::random_device{}()} << 32 | std::random_device{}()) {}

IdSource::IdSource(std::uint64_t seed) : m_seed(seed) {}

Id IdSource::make(std::string_view prefix, const Project& project) {
    constexpr std::string_view letters = "abcdefghijkmnpqrstuvwxyz23456789";
    for (;;) {
        const RandomWords words = threefry(
            {static_cast<std::uint32_t>(m_count), static_cast<std::uint32_t>(m_count >> 32)},
            {static_cast<std::uint32_t>(m_seed), static_cast<std::uint32_t>(m_seed >> 32)});
        ++m_count;
        Id id(prefix.substr(0, 48));
        id += '-';
        for (std::uint32_t bits = words.first, i = 0; i < 6; ++i, bits >>= 5)
            id += letters[bits % 32];
        if (!project.has(id) && std::ranges::find(m_made, id) == m_made.end()) {
            m_made.push_back(id);
            return id;
        }
    }
}

Result<Change> setValue(const Project& project, std::string_view id, std::string_view setting,
                        const Value& value) {
    Change change;
    if (id == "world") {
        auto values = withValue(worldDescription(), project.world, id, setting, value);
        if (!values)
            return values.problems();
        if (values.value() != project.world)
            change.world = std::pair(project.world, std::move(values).value());
    } else if (const Node* node = project.node(id)) {
        auto values = withValue(*findNodeType(node->type), node->values, id, setting, value);
        if (!values)
            return values.problems();
        Node after = *node;
        after.values = std::move(values).value();
        replace(change.nodes, project.nodes, std::move(after));
    } else if (const SceneItem* item = project.sceneItem(id)) {
        auto values = withValue(*findSceneType(item->type), item->values, id, setting, value);
        if (!values)
            return values.problems();
        SceneItem after = *item;
        after.values = std::move(values).value();
        replace(change.scene, project.scene, std::move(after));
    } else if (const Annotation* annotation = project.annotation(id)) {
        auto values = withValue(*findAnnotationType(annotation->type), annotation->values, id,
                                setting, value);
        if (!values)
            return values.problems();
        Annotation after = *annotation;
        after.values = std::move(values).value();
        replace(change.annotations, project.annotations, std::move(after));
    } else {
        return notThere(id);
    }
    return change;
}

Result<Change> rename(const Project& project, std::string_view id, std::string name) {
    Change change;
    if (const Node* node = project.node(id)) {
        Node after = *node;
        after.name = std::move(name);
        replace(change.nodes, project.nodes, std::move(after));
    } else if (const SceneItem* item = project.sceneItem(id)) {
        SceneItem after = *item;
        after.name = std::move(name);
        replace(change.scene, project.scene, std::move(after));
    } else if (const Annotation* annotation = project.annotation(id)) {
        Annotation after = *annotation;
        after.name = std::move(name);
        replace(change.annotations, project.annotations, std::move(after));
    } else {
        return notThere(id);
    }
    return change;
}

Result<Change> setWeight(const Project& project, std::string_view link, double weight) {
    const Link* before = project.link(link);
    if (!before)
        return notThere(link);
    if (!(weight >= 0 && weight <= maxWeight))
        return Problem{.text = "A weight must be 0 to 100.", .ids = {before->id}};
    Link after = *before;
    after.weight = weight;
    Change change;
    replace(change.links, project.links, std::move(after));
    return change;
}

Change setMuted(const Project& project, std::span<const Id> nodes, bool muted) {
    Change change;
    for (const Id& id : nodes)
        if (const Node* node = project.node(id)) {
            Node after = *node;
            after.muted = muted;
            replace(change.nodes, project.nodes, std::move(after));
        }
    return change;
}

Change setSolo(const Project& project, std::span<const Id> nodes, bool solo) {
    Change change;
    for (const Id& id : nodes)
        if (const Node* node = project.node(id)) {
            const Port* output = findNodeType(node->type)->output();
            Node after = *node;
            after.solo = solo && output && output->type == PortType::force;
            replace(change.nodes, project.nodes, std::move(after));
        }
    return change;
}

Change setNotes(const Project& project, Notes notes) {
    Change change;
    if (notes != project.notes)
        change.notes = std::pair(project.notes, std::move(notes));
    return change;
}

Change setAgents(const Project& project, std::string_view node, std::vector<PlacedAgent> agents) {
    Change change;
    const Node* before = project.node(node);
    if (!before)
        return change;
    Node after = *before;
    after.agents = std::move(agents);
    replace(change.nodes, project.nodes, std::move(after));
    return change;
}

Change moveNodes(const Project& project, std::span<const Id> nodes, Vec2 by) {
    Change change;
    for (const Id& id : nodes)
        if (const Node* node = project.node(id)) {
            Node after = *node;
            after.place = {std::clamp(node->place.x + by.x, -coordinateLimit, coordinateLimit),
                           std::clamp(node->place.y + by.y, -coordinateLimit, coordinateLimit)};
            replace(change.nodes, project.nodes, std::move(after));
        }
    return change;
}

Result<Change> addNode(const Project& project, IdSource& ids, std::string_view type, Vec2 place,
                       Vec2 inWorld) {
    const NodeType* described = findNodeType(type);
    if (!described)
        return Problem{.text = "There is no node type \"" + std::string(type) + "\"."};
    if (project.nodes.size() >= maxNodes)
        return Problem{.text = "A project holds at most 10,000 nodes."};
    Node node{.id = ids.make(type, project),
              .type = described->id,
              .values = described->suggestions(),
              .place = place};
    Change change;
    for (std::size_t i = 0; i < described->settings.size(); ++i) {
        const Setting& setting = described->settings[i];
        if (described->kind != NodeKind::target || setting.kind != SettingKind::geometry)
            continue;
        const Description& geometry = *findSceneType(setting.geometryType);
        SceneItem item = geometryAround(geometry, ids.make(geometry.id, project), inWorld);
        node.values[i] = item.id;
        change.scene.push_back({{}, std::move(item), project.scene.size() + change.scene.size()});
    }
    const Port* output = described->output();
    if (output && output->type == PortType::obstacles &&
        std::ranges::find(project.scene, "obstacle", &SceneItem::type) == project.scene.end())
        change.scene.push_back(
            {{},
             geometryAround(*findSceneType("obstacle"), ids.make("obstacle", project), inWorld),
             project.scene.size()});
    change.nodes.push_back({{}, std::move(node), project.nodes.size()});
    return change;
}

Result<Change> addSceneItem(const Project& project, IdSource& ids, SceneItem item) {
    const Description* type = findSceneType(item.type);
    if (!type)
        return Problem{.text = "There is no geometry of the type \"" + item.type + "\"."};
    if (project.scene.size() >= maxLinks)
        return Problem{.text = "A scene holds at most 100,000 items."};
    if (const auto fault = findFaultOf(*type, item.values))
        return Problem{.text = *fault};
    item.id = ids.make(item.type, project);
    Change change;
    change.scene.push_back({{}, std::move(item), project.scene.size()});
    return change;
}

Result<Change> addAnnotation(const Project& project, IdSource& ids, Annotation annotation) {
    const Description* type = findAnnotationType(annotation.type);
    if (!type)
        return Problem{.text = "There is no annotation of the type \"" + annotation.type + "\"."};
    if (project.annotations.size() >= maxAnnotations)
        return Problem{.text = "A project holds at most 10,000 annotations."};
    if (const auto fault = findFaultOf(*type, annotation.values))
        return Problem{.text = *fault};
    annotation.id = ids.make(annotation.type, project);
    Change change;
    change.annotations.push_back({{}, std::move(annotation), project.annotations.size()});
    return change;
}

Change moveAnnotations(const Project& project, std::span<const Id> annotations, Vec2 by) {
    Change change;
    for (const Id& id : annotations)
        if (const Annotation* annotation = project.annotation(id);
            annotation && standsOnCanvas(*annotation)) {
            Annotation after = *annotation;
            moveGeometry(*findAnnotationType(annotation->type), after, by);
            replace(change.annotations, project.annotations, std::move(after));
        }
    return change;
}

Change moveSceneItems(const Project& project, std::span<const Id> items, Vec2 by) {
    Change change;
    for (const Id& id : items)
        if (const SceneItem* item = project.sceneItem(id)) {
            SceneItem after = *item;
            moveGeometry(*findSceneType(item->type), after, by);
            replace(change.scene, project.scene, std::move(after));
        }
    return change;
}

Result<Change> connect(const Project& project, IdSource& ids, const PortRef& from,
                       const PortRef& to) {
    if (const auto refusal = findRefusal(project, from, to))
        return Problem{.text = *refusal, .ids = {from.node, to.node}};
    Change change;
    Link link{.id = ids.make("link", project), .from = from, .to = to};
    std::size_t count = project.links.size();
    const Port& input = *findNodeType(project.node(to.node)->type)->port(to.port);
    if (!input.takesSeveral()) {
        std::set<Id> replaced;
        for (const Link& other : project.links)
            if (other.to == to)
                replaced.insert(other.id);
        removeFrom(project.links, replaced, change.links);
        count -= replaced.size();
    } else {
        link.order = nextOrder(project, to, change);
    }
    if (count >= maxLinks)
        return tooManyLinks();
    change.links.push_back({{}, std::move(link), count});
    return change;
}

Result<Change> connectNodes(const Project& project, IdSource& ids, std::string_view fromNode,
                            std::string_view toNode) {
    const Node* source = project.node(fromNode);
    const Node* target = project.node(toNode);
    if (!source || !target)
        return notThere(source ? toNode : fromNode);
    const PortRef from{source->id, findNodeType(source->type)->output()->id};
    std::optional<PortRef> taken;
    std::optional<PortRef> first;
    for (const Port& port : findNodeType(target->type)->ports) {
        if (!port.isInput)
            continue;
        const PortRef to{target->id, port.id};
        first = first ? first : to;
        if (findRefusal(project, from, to))
            continue;
        if (port.takesSeveral() || project.linksInto(to.node, to.port).empty())
            return connect(project, ids, from, to);
        taken = taken ? taken : to;
    }
    if (!first)
        return Problem{.text = displayName(*target) + " has no input.", .ids = {target->id}};
    return connect(project, ids, from, taken ? *taken : *first);
}

Change reorder(const Project& project, std::string_view link, int by) {
    Change change;
    const Link* moved = project.link(link);
    if (!moved)
        return change;
    auto links = project.linksInto(moved->to.node, moved->to.port);
    const auto at = std::ranges::find(links, moved) - links.begin();
    const auto last = static_cast<std::ptrdiff_t>(links.size()) - 1;
    const auto target = std::clamp<std::ptrdiff_t>(at + by, 0, last);
    links.erase(links.begin() + at);
    links.insert(links.begin() + target, moved);
    for (std::size_t i = 0; i < links.size(); ++i) {
        Link after = *links[i];
        after.order = static_cast<int>(i);
        replace(change.links, project.links, std::move(after));
    }
    return change;
}

Change remove(const Project& project, std::span<const Id> ids) {
    std::set<Id> gone(ids.begin(), ids.end());
    addOwnGeometry(project, gone);
    for (const Link& link : project.links)
        if (gone.contains(link.from.node) || gone.contains(link.to.node))
            gone.insert(link.id);
    const std::vector<Id> subjects(gone.begin(), gone.end());
    for (const Annotation& annotation : project.annotations)
        if (isAbout(annotation, subjects))
            gone.insert(annotation.id);
    Change change;
    forgetGeometry(project, gone, change);
    removeFrom(project.scene, gone, change.scene);
    removeFrom(project.nodes, gone, change.nodes);
    removeFrom(project.links, gone, change.links);
    removeFrom(project.annotations, gone, change.annotations);
    return change;
}

Project excerpt(const Project& project, std::span<const Id> nodes) {
    const std::set<Id> wanted(nodes.begin(), nodes.end());
    Project result;
    result.world = project.world;
    std::set<Id> geometry;
    for (const Node& node : project.nodes) {
        if (!wanted.contains(node.id))
            continue;
        result.nodes.push_back(node);
        const NodeType& type = *findNodeType(node.type);
        for (std::size_t i = 0; i < type.settings.size(); ++i)
            if (type.settings[i].kind == SettingKind::geometry)
                geometry.insert(textOf(node.values[i]));
    }
    for (const SceneItem& item : project.scene)
        if (geometry.contains(item.id))
            result.scene.push_back(item);
    for (const Link& link : project.links)
        if (wanted.contains(link.from.node) && wanted.contains(link.to.node))
            result.links.push_back(link);
    return result;
}

Result<Change> paste(const Project& project, IdSource& ids, const Project& excerpt, Vec2 by) {
    if (project.nodes.size() + excerpt.nodes.size() > maxNodes)
        return Problem{.text = "A project holds at most 10,000 nodes."};
    if (project.links.size() + excerpt.links.size() > maxLinks)
        return tooManyLinks();
    std::map<Id, Id> renamed{{"", ""}};
    Change change;
    for (SceneItem item : excerpt.scene) {
        const Id id = ids.make(item.type, project);
        renamed[item.id] = id;
        item.id = id;
        change.scene.push_back({{}, std::move(item), project.scene.size() + change.scene.size()});
    }
    for (Node node : excerpt.nodes) {
        const NodeType& type = *findNodeType(node.type);
        const Id id = ids.make(node.type, project);
        renamed[node.id] = id;
        node.id = id;
        node.place = {std::clamp(node.place.x + by.x, -coordinateLimit, coordinateLimit),
                      std::clamp(node.place.y + by.y, -coordinateLimit, coordinateLimit)};
        for (std::size_t i = 0; i < type.settings.size(); ++i)
            if (type.settings[i].kind == SettingKind::geometry)
                node.values[i] = renamed[textOf(node.values[i])];
        change.nodes.push_back({{}, std::move(node), project.nodes.size() + change.nodes.size()});
    }
    for (Link link : excerpt.links) {
        link.id = ids.make("link", project);
        link.from.node = renamed.at(link.from.node);
        link.to.node = renamed.at(link.to.node);
        change.links.push_back({{}, std::move(link), project.links.size() + change.links.size()});
    }
    return change;
}

} // namespace tiller
