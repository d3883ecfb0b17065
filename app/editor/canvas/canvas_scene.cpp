#include "app/editor/canvas/canvas_scene.h"

#include "core/model/registry.h"

#include <algorithm>
#include <cmath>
#include <ranges>

namespace tiller {

namespace {

constexpr double leastAhead = 24; // of an input, for a wire that goes straight to it
constexpr double nearby = 160;    // of the cards that a wire goes around

double distance(QPointF a, QPointF b) {
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

} // namespace

CanvasScene::CanvasScene(ProjectModel& model, QObject* parent)
    : QObject(parent)
    , m_model(model)
    , m_changedConnection(model.onChanged([this](const Change& change) { follow(change); }))
    , m_replacedConnection(model.onReplaced([this] {
        rebuild();
        emit replaced();
    })) {
    rebuild();
}

const Card* CanvasScene::card(std::string_view node) const {
    const auto found = m_cards.find(node);
    return found == m_cards.end() ? nullptr : &found->second;
}

const Wire* CanvasScene::wire(std::string_view link) const {
    const auto found = std::ranges::find(m_wires, link, &Wire::link);
    return found == m_wires.end() ? nullptr : &*found;
}

QRectF CanvasScene::bounds() const {
    QRectF all;
    for (const auto& [id, card] : m_cards)
        all |= card.rect;
    return all;
}

std::optional<Id> CanvasScene::nodeAt(QPointF place) const {
    for (const Node& node : project().nodes | std::views::reverse)
        if (m_cards.at(node.id).rect.contains(place))
            return node.id;
    return {};
}

std::optional<PortRef> CanvasScene::portAt(QPointF place, double reach) const {
    std::optional<PortRef> found;
    double nearest = reach;
    for (const Node& node : project().nodes) {
        const Card& card = m_cards.at(node.id);
        if (!card.rect.adjusted(-reach, -reach, reach, reach).contains(place))
            continue;
        for (const PortSpot& spot : card.ports) {
            const double away = distance(place, card.rect.topLeft() + spot.center);
            if (away <= nearest) {
                nearest = away;
                found = PortRef{node.id, spot.port->id};
            }
        }
    }
    if (found)
        return found;

    const auto under = nodeAt(place);
    if (!under)
        return {};
    const Card& card = m_cards.at(*under);
    for (const PortSpot& spot : card.ports)
        if (spot.row.translated(card.rect.topLeft()).contains(place))
            return PortRef{*under, spot.port->id};
    return {};
}

std::optional<Id> CanvasScene::linkAt(QPointF place, double reach) const {
    std::optional<Id> found;
    double nearest = reach;
    for (const Wire& wire : m_wires) {
        if (!wire.curve.bounds().adjusted(-reach, -reach, reach, reach).contains(place))
            continue;
        const double away = wire.curve.distanceTo(place);
        if (away <= nearest) {
            nearest = away;
            found = wire.link;
        }
    }
    return found;
}

QRectF CanvasScene::weightBox(const Wire& wire, double scale) {
    const QPointF middle = wire.curve.at(0.5);
    return {middle.x() - 20 * scale, middle.y() - 10 * scale, 40 * scale, 20 * scale};
}

std::optional<Id> CanvasScene::weightAt(QPointF place, double scale) const {
    for (const Wire& wire : m_wires | std::views::reverse)
        if (wire.type == PortType::force && weightBox(wire, scale).contains(place))
            return wire.link;
    return {};
}

std::vector<Id> CanvasScene::nodesIn(const QRectF& area) const {
    std::vector<Id> result;
    for (const Node& node : project().nodes)
        if (area.intersects(m_cards.at(node.id).rect))
            result.push_back(node.id);
    return result;
}

std::optional<Id> CanvasScene::neighbor(std::string_view node, int dx, int dy) const {
    const Card* from = card(node);
    if (!from)
        return {};
    std::optional<Id> best;
    double least = INFINITY;
    for (const auto& [id, other] : m_cards) {
        const QPointF way = other.rect.center() - from->rect.center();
        const double ahead = way.x() * dx + way.y() * dy;
        const double aside = std::abs(way.x() * dy) + std::abs(way.y() * dx);
        if (ahead <= 0 || id == node)
            continue;
        if (const double cost = ahead + 2 * aside; cost < least) {
            least = cost;
            best = id;
        }
    }
    return best;
}

void CanvasScene::rebuild() {
    m_cards.clear();
    for (const Node& node : project().nodes)
        m_cards.insert_or_assign(node.id, layOutCard(node, project()));
    layOutWires();
}

void CanvasScene::follow(const Change& change) {
    for (const auto& step : change.nodes)
        if (const Node* node = project().node(step.id()))
            m_cards.insert_or_assign(step.id(), layOutCard(*node, project()));
        else
            m_cards.erase(step.id());
    if (!change.scene.empty()) // cards may name geometry
        for (const Node& node : project().nodes)
            m_cards.insert_or_assign(node.id, layOutCard(node, project()));
    if (!change.nodes.empty() || !change.links.empty())
        layOutWires();
    emit changed(change);
}

/// What leads from mode to mode also leads back: around the cards, so that the ring is seen.
WireCurve CanvasScene::curveOf(const Card& from, const Link& link, const Card& to, int& tracks) {
    const QPointF output = from.place(link.from.port);
    const QPointF input = to.place(link.to.port);
    const PortType type = from.spot(link.from.port)->port->type;
    const bool isOfModes = type == PortType::mode || type == PortType::transition;
    if (!isOfModes || input.x() >= output.x() + leastAhead)
        return wireBetween(output, input);
    const QRectF area = from.rect.united(to.rect).adjusted(-nearby, -nearby, nearby, nearby);
    std::vector<QRectF> cards;
    for (const auto& [id, card] : m_cards)
        if (card.rect.intersects(area))
            cards.push_back(card.rect);
    return wireAround(output, input, cards, tracks++);
}

void CanvasScene::layOutWires() {
    std::map<PortRef, std::vector<const Link*>> ordered;
    int tracks = 0;
    m_wires.clear();
    for (const Link& link : project().links) {
        const Card* from = card(link.from.node);
        const Card* to = card(link.to.node);
        if (!from || !to || !from->spot(link.from.port) || !to->spot(link.to.port))
            continue;
        m_wires.push_back({.link = link.id,
                           .curve = curveOf(*from, link, *to, tracks),
                           .type = from->spot(link.from.port)->port->type,
                           .weight = link.weight});
        if (ordersItsLinks(*findNodeType(project().node(link.to.node)->type),
                           *to->spot(link.to.port)->port))
            ordered[link.to].push_back(&link);
    }
    for (auto& [port, links] : ordered) {
        std::ranges::sort(links, {},
                          [](const Link* link) { return std::pair(link->order, link->id); });
        for (std::size_t i = 0; i < links.size(); ++i)
            std::ranges::find(m_wires, links[i]->id, &Wire::link)->place = static_cast<int>(i) + 1;
    }
}

} // namespace tiller
