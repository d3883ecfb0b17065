#include "app/editor/canvas/canvas_scene.h"
#include "app/editor/canvas/text_width.h"
#include "core/nodes/setting.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <map>

/// How wires go around cards, and where references to agent types become tags.
namespace tiller {

namespace {

constexpr double minAhead = 24;       // from an output to an input for a wire that goes straight
constexpr double nearby = 160;        // from the ends of a wire to the cards that it goes around
constexpr double longReference = 400; // a reference from farther away becomes a tag

constexpr double tagHeight = 20;
constexpr double tagFromPort = 8; // from its right end to the center of the port
constexpr double tagGap = 4;      // to the next tag, or to a card
constexpr double minTagWidth = 28;

bool isOfModes(PortType type) {
    return type == PortType::mode || type == PortType::transition;
}

} // namespace

void CanvasScene::setReferencesAsWires(bool asWires) {
    if (m_referencesAsWires == asWires)
        return;
    m_referencesAsWires = asWires;
    std::ranges::fill(m_routes, Route());
    announceWires();
}

void CanvasScene::holdCards(std::span<const Id> nodes) {
    m_held.insert(nodes.begin(), nodes.end());
    touchHeld();
    announceWires();
}

void CanvasScene::releaseCards() {
    touchHeld();
    m_held.clear();
    announceWires();
}

void CanvasScene::touchHeld() {
    for (const Id& id : m_held)
        if (const Card* held = card(id))
            m_touchedAreas.push_back(held->rect);
}

void CanvasScene::announceWires() {
    m_touched.clear();
    m_heldAreas.clear();
    routeWires();
    m_touchedAreas.clear();
    emit changed({});
}

/// Lays out those wires again whose track, whose area or a card in whose area has changed. The
/// track of a wire of modes that leads back depends on the other such wires.
void CanvasScene::routeWires() {
    int tracks = 0;
    for (std::size_t number = 0; number < m_wires.size(); ++number) {
        const Wire& wire = m_wires[number];
        const Card& from = m_cards.at(wire.from.node);
        const Card& to = m_cards.at(wire.to.node);
        const bool leadsBack =
            to.place(wire.to.port).x() < from.place(wire.from.port).x() + minAhead;
        const int track = isOfModes(wire.type) && leadsBack ? tracks++ : static_cast<int>(number);
        const QRectF area = from.rect.united(to.rect).adjusted(-nearby, -nearby, nearby, nearby);
        Route& route = m_routes[number];
        const bool same = route.track == track && route.area == area && !isNear(area, wire);
        route.track = track;
        route.area = area;
        if (!same)
            this->route(number);
    }
    layOutTags();
}

/// Whether the current change concerns a wire that goes around the cards in an area.
bool CanvasScene::isNear(const QRectF& area, const Wire& wire) const {
    const auto meets = [&area](const QRectF& touched) { return touched.intersects(area); };
    return m_touched.contains(wire.from.node) || m_touched.contains(wire.to.node) ||
           std::ranges::any_of(m_touchedAreas, meets) ||
           (isOfModes(wire.type) && std::ranges::any_of(m_heldAreas, meets));
}

/// Wires between modes form rings: one that leads back goes around the cards, so that the ring can
/// be seen. The others go around only where they would run behind a card. A wire with points passes
/// through them.
void CanvasScene::route(std::size_t number) {
    Wire& wire = m_wires[number];
    Route& route = m_routes[number];
    const QPointF output = m_cards.at(wire.from.node).place(wire.from.port);
    const QPointF input = m_cards.at(wire.to.node).place(wire.to.port);
    const bool ofModes = isOfModes(wire.type);
    const bool leadsBack = input.x() < output.x() + minAhead;
    wire.points.clear();
    if (const auto found = m_wirePoints.find(wire.link); found != m_wirePoints.end()) {
        wire.points = found->second;
        std::vector<QPointF> places;
        for (const WirePoint& point : wire.points)
            places.push_back(point.place);
        wire.curve = wireThrough(output, places, input);
        route.asTag = false;
        m_wireIndex.move(number, wire.bounds());
        return;
    }
    wire.curve = wireBetween(output, input);
    bool isHidden = false;
    std::vector<QRectF> cards;
    for (const std::size_t each : m_cardIndex.touching(route.area)) {
        const QRectF& rect = m_cardIndex.box(each);
        const Id& id = project().nodes[each].id;
        if (!rect.intersects(route.area) || (m_held.contains(id) && !ofModes))
            continue;
        cards.push_back(rect);
        isHidden =
            isHidden || (id != wire.from.node && id != wire.to.node && crosses(wire.curve, rect));
    }
    route.asTag = wire.type == PortType::agents && !m_referencesAsWires &&
                  (leadsBack || isHidden || QLineF(output, input).length() > longReference);
    if ((ofModes && leadsBack) || isHidden)
        wire.curve = wireAround(output, input, cards, route.track);
    m_wireIndex.move(number, wire.bounds());
}

/// Several tags of an input stand side by side.
void CanvasScene::layOutTags() {
    std::map<PortRef, double> lefts; // where the next tag of an input ends
    for (std::size_t number = 0; number < m_wires.size(); ++number) {
        Wire& wire = m_wires[number];
        std::optional<WireTag> tag;
        if (m_routes[number].asTag) {
            const double port = m_cards.at(wire.to.node).place(wire.to.port).x();
            double& left = lefts.try_emplace(wire.to, port - tagFromPort).first->second;
            tag = tagOf(wire, left);
            left = tag->box.left() - tagGap;
        }
        if (tag == wire.tag)
            continue;
        wire.tag = std::move(tag);
        m_wireIndex.move(number, wire.bounds());
    }
}

/// A tag keeps clear of the cards at the left, as far as there is room.
WireTag CanvasScene::tagOf(const Wire& wire, double right) const {
    const Node& type = *project().node(wire.from.node);
    WireTag tag{.box = {}, .name = displayName(type), .color = textOf(valueOf(type, "color"))};
    const double wanted = tagWidth(QString::fromStdString(tag.name));
    const double middle = m_cards.at(wire.to.node).place(wire.to.port).y();
    tag.box = {right - wanted, middle - tagHeight / 2, wanted, tagHeight};
    double room = wanted;
    for (const std::size_t number : m_cardIndex.touching(tag.box.adjusted(-tagGap, 0, 0, 0))) {
        const QRectF& card = m_cardIndex.box(number);
        if (project().nodes[number].id != wire.to.node && card.top() < tag.box.bottom() &&
            card.bottom() > tag.box.top() && card.right() <= right)
            room = std::min(room, right - card.right() - tagGap);
    }
    tag.box.setLeft(right - std::max(room, std::min(wanted, minTagWidth)));
    return tag;
}

} // namespace tiller
