#include "app/editor/viewport/scene_handles.h"

#include "core/base/lattice.h"
#include "core/model/agent_type.h"
#include "core/model/edits.h"
#include "core/model/registry.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tiller {

namespace {

using Part = Handle::Part;

constexpr double pointReach = 12; // pixels
constexpr double cornerReach = 8;
constexpr double edgeReach = 5;
constexpr double startReach = 9;

double number(const SceneItem& item, std::string_view setting) {
    return numberOf(valueOf(item, setting));
}

void set(SceneItem& item, std::string_view setting, double value) {
    item.values[*findSceneType(item.type)->settingIndex(setting)] = value;
}

double distance(QPointF a, QPointF b) {
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

bool isRegion(const SceneItem& item) {
    return item.type == "region";
}

std::optional<Part> cornerAt(const QRectF& box, QPointF place) {
    const std::array<std::pair<QPointF, Part>, 4> corners{{{box.topLeft(), Part::topLeft},
                                                           {box.topRight(), Part::topRight},
                                                           {box.bottomLeft(), Part::bottomLeft},
                                                           {box.bottomRight(), Part::bottomRight}}};
    for (const auto& [corner, part] : corners)
        if (distance(corner, place) <= cornerReach)
            return part;
    return {};
}

std::optional<Part> edgeAt(const QRectF& box, QPointF place) {
    const bool within = box.adjusted(-edgeReach, -edgeReach, edgeReach, edgeReach).contains(place);
    if (!within)
        return {};
    if (std::abs(place.x() - box.left()) <= edgeReach)
        return Part::left;
    if (std::abs(place.x() - box.right()) <= edgeReach)
        return Part::right;
    if (std::abs(place.y() - box.top()) <= edgeReach)
        return Part::top;
    if (std::abs(place.y() - box.bottom()) <= edgeReach)
        return Part::bottom;
    return {};
}

std::optional<Part> partAt(const SceneItem& item, const ViewTransform& view, QPointF place,
                           bool grabbed) {
    if (!isRegion(item)) {
        const bool near = distance(view.toView(placeOf(item)), place) <= pointReach;
        return near ? std::optional(Part::point) : std::nullopt;
    }
    const QRectF box = view.toView(regionBox(item));
    if (const auto corner = cornerAt(box, place))
        return corner;
    if (distance(box.center(), place) <= pointReach)
        return Part::center;
    if (const auto edge = edgeAt(box, place))
        return edge;
    return grabbed && box.contains(place) ? std::optional(Part::center) : std::nullopt;
}

std::optional<Handle> startAt(const Project& project, const ViewTransform& view, QPointF place) {
    for (const Node& node : project.nodes) {
        if (!startsPlaced(node))
            continue;
        for (std::size_t i = 0; i < node.agents.size(); ++i)
            if (distance(view.toView(node.agents[i].position), place) <= startReach)
                return Handle{node.id, Part::start, i};
    }
    return {};
}

bool isAbout(const Node& node, std::string_view item) {
    const NodeType* type = findNodeType(node.type);
    for (std::size_t i = 0; type && i < type->settings.size(); ++i)
        if (type->settings[i].kind == SettingKind::geometry && textOf(node.values[i]) == item)
            return true;
    return false;
}

/// Lower and upper side after one of them was dragged, maybe past the other.
struct Span {
    double low;
    double high;
};

Span dragged(Span span, bool low, bool high, double by) {
    span.low += low ? by : 0;
    span.high += high ? by : 0;
    return {std::min(span.low, span.high), std::max(span.low, span.high)};
}

} // namespace

QRectF regionBox(const SceneItem& item) {
    return {number(item, "x"), number(item, "y"), number(item, "width"), number(item, "height")};
}

Vec2 placeOf(const SceneItem& item) {
    if (isRegion(item)) {
        const QPointF center = regionBox(item).center();
        return {center.x(), center.y()};
    }
    return {number(item, "x"), number(item, "y")};
}

bool startsPlaced(const Node& node) {
    return node.type == agentTypeId && textOf(valueOf(node, "start")) == "placed";
}

std::optional<Handle> handleAt(const Project& project, const ViewTransform& view, QPointF place,
                               bool withStarts, const std::set<Id>& grabbed) {
    std::optional<Handle> best;
    for (auto item = project.scene.rbegin(); item != project.scene.rend(); ++item) {
        const auto part = partAt(*item, view, place, grabbed.contains(item->id));
        if (part == Part::point)
            return Handle{item->id, *part};
        // The inside of a region that is grabbed gives way to anything else.
        if (part && (!best || (best->part == Part::center && *part != Part::center)))
            best = Handle{item->id, *part};
    }
    if (withStarts && (!best || best->part == Part::center))
        if (auto start = startAt(project, view, place))
            return start;
    return best;
}

std::set<Id> sceneOf(const Project& project, const std::vector<Id>& selection) {
    std::set<Id> result;
    for (const Id& id : selection) {
        if (project.sceneItem(id))
            result.insert(id);
        const Node* node = project.node(id);
        for (const SceneItem& item : project.scene)
            if (node && isAbout(*node, item.id))
                result.insert(item.id);
    }
    return result;
}

Id ownerOf(const Project& project, const Handle& handle) {
    if (handle.part == Part::start)
        return handle.id;
    const Node* owner = nullptr;
    for (const Node& node : project.nodes)
        if (isAbout(node, handle.id) && (!owner || owner->type == agentTypeId))
            owner = &node; // a target rather than an agent type that starts there
    return owner ? owner->id : handle.id;
}

HandleDrag::HandleDrag(const Project& project, Handle handle, double step)
    : m_handle(std::move(handle)), m_step(step) {
    if (m_handle.part == Part::start)
        m_start = project.node(m_handle.id)->agents.at(m_handle.agent).position;
    else
        m_item = *project.sceneItem(m_handle.id);
}

Change HandleDrag::movedBy(const Project& project, Vec2 by) const {
    if (m_handle.part == Part::start) {
        const Node* node = project.node(m_handle.id);
        if (!node || m_handle.agent >= node->agents.size())
            return {};
        std::vector<PlacedAgent> agents = node->agents;
        agents[m_handle.agent].position = {rounded(m_start.x + by.x), rounded(m_start.y + by.y)};
        return setAgents(project, m_handle.id, std::move(agents));
    }
    const SceneItem* now = project.sceneItem(m_handle.id);
    if (!now)
        return {};
    SceneItem after = *now;
    m_handle.part == Part::point ? movePoint(after, by) : moveRegion(after, by);
    if (after == *now)
        return {};
    Change change;
    change.scene.push_back({*now, after, static_cast<std::size_t>(now - project.scene.data())});
    return change;
}

void HandleDrag::movePoint(SceneItem& item, Vec2 by) const {
    set(item, "x", rounded(number(*m_item, "x") + by.x));
    set(item, "y", rounded(number(*m_item, "y") + by.y));
}

void HandleDrag::moveRegion(SceneItem& item, Vec2 by) const {
    const QRectF box = regionBox(*m_item);
    if (m_handle.part == Part::center) {
        set(item, "x", rounded(box.left() + by.x));
        set(item, "y", rounded(box.top() + by.y));
        return;
    }
    const auto isOneOf = [this](std::initializer_list<Part> parts) {
        return std::find(parts.begin(), parts.end(), m_handle.part) != parts.end();
    };
    const Span x =
        dragged({box.left(), box.right()}, isOneOf({Part::left, Part::topLeft, Part::bottomLeft}),
                isOneOf({Part::right, Part::topRight, Part::bottomRight}), by.x);
    const Span y =
        dragged({box.top(), box.bottom()}, isOneOf({Part::top, Part::topLeft, Part::topRight}),
                isOneOf({Part::bottom, Part::bottomLeft, Part::bottomRight}), by.y);
    set(item, "x", rounded(x.low));
    set(item, "y", rounded(y.low));
    set(item, "width", rounded(x.high) - rounded(x.low));
    set(item, "height", rounded(y.high) - rounded(y.low));
}

double HandleDrag::rounded(double value) const {
    // The inverse is whole for steps below 1: n / 10 is the number that "0.1" reads as, n * 0.1
    // not.
    const double whole = m_step < 1
                             ? std::round(value * std::round(1 / m_step)) / std::round(1 / m_step)
                             : std::round(value / m_step) * m_step;
    return std::clamp(whole, -coordinateLimit, coordinateLimit);
}

} // namespace tiller
