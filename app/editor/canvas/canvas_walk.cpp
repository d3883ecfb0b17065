#include "app/editor/canvas/canvas_walk.h"

#include "app/editor/canvas/canvas_box.h"
#include "app/editor/canvas/frame_edits.h"
#include "core/model/agent_type.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace tiller {

namespace {

/// The wires into or out of a node, from the top: by the height of their ports.
std::vector<Id> wiresAt(const CanvasScene& scene, const Id& node, bool into) {
    std::vector<const Wire*> found;
    for (const std::size_t number : scene.wiresOf(node)) {
        const Wire& wire = scene.wires()[number];
        if ((into ? wire.to : wire.from).node == node)
            found.push_back(&wire);
    }
    std::ranges::stable_sort(found, {}, [&](const Wire* wire) {
        const QPointF end = into ? wire->curve.points.back() : wire->curve.points.front();
        return std::pair(end.y(), wire->place);
    });
    std::vector<Id> ids;
    for (const Wire* wire : found)
        ids.push_back(wire->link);
    return ids;
}

} // namespace

std::vector<Id> itemsOnCanvas(const CanvasScene& scene) {
    std::vector<Id> ids;
    for (const Node& node : scene.project().nodes)
        if (!scene.isHidden(node.id))
            ids.push_back(node.id);
    for (const Annotation* box : scene.boxes())
        ids.push_back(box->id);
    for (const Wire& wire : scene.wires())
        for (const WirePoint& point : wire.points)
            ids.push_back(point.id);
    return ids;
}

std::optional<Id> neighborOnCanvas(const CanvasScene& scene, std::string_view from, int dx,
                                   int dy) {
    const QRectF start = canvasRect(scene.project(), from);
    if (start.isNull())
        return {};
    std::optional<Id> best;
    double lowestCost = INFINITY;
    const auto offer = [&](const Id& id, const QRectF& rect) {
        const QPointF way = rect.center() - start.center();
        const double ahead = way.x() * dx + way.y() * dy;
        const double aside = std::abs(way.x() * dy) + std::abs(way.y() * dx);
        if (const double cost = ahead + 2 * aside; ahead > 0 && id != from && cost < lowestCost) {
            lowestCost = cost;
            best = id;
        }
    };
    for (const Id& id : itemsOnCanvas(scene)) {
        const Card* card = scene.card(id);
        offer(id, card ? card->rect : canvasRect(scene.project(), id));
    }
    return best;
}

std::optional<Id> alongWire(const CanvasScene& scene, std::string_view from, int direction) {
    if (const Wire* wire = scene.wire(from))
        return (direction < 0 ? wire->from : wire->to).node;
    if (!scene.card(from))
        return {};
    const std::vector<Id> wires = wiresAt(scene, Id(from), direction < 0);
    return wires.empty() ? std::nullopt : std::optional(wires.front());
}

std::optional<Id> nextWire(const CanvasScene& scene, std::string_view wire, int by) {
    const Wire* at = scene.wire(wire);
    if (!at)
        return {};
    std::vector<Id> wires = wiresAt(scene, at->to.node, true);
    if (wires.size() < 2)
        wires = wiresAt(scene, at->from.node, false);
    const auto count = static_cast<std::ptrdiff_t>(wires.size());
    const auto place = std::ranges::find(wires, at->link) - wires.begin();
    return wires[static_cast<std::size_t>((place + by % count + count) % count)];
}

void addSteering(const Project& project, std::set<Id>& nodes) {
    std::multimap<std::string_view, const Link*> into;
    for (const Link& link : project.links)
        into.emplace(link.to.node, &link);
    std::vector<Id> open(nodes.begin(), nodes.end());
    while (!open.empty()) {
        const Id node = std::move(open.back());
        open.pop_back();
        const auto [first, last] = into.equal_range(node);
        for (auto link = first; link != last; ++link) {
            const Id& from = link->second->from.node;
            if (project.node(from)->type != agentTypeId && nodes.insert(from).second)
                open.push_back(from);
        }
    }
}

} // namespace tiller
