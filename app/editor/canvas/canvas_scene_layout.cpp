#include "app/editor/canvas/canvas_box.h"
#include "app/editor/canvas/canvas_scene.h"
#include "app/editor/canvas/card.h"
#include "core/model/agent_type.h"
#include "core/model/registry.h"
#include "core/model/reroute.h"
#include "core/nodes/setting.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <map>

/// How the scene follows the model, how wires go around cards, and where references to agent types
/// become tags.
namespace tiller {

namespace {

const QRectF nowhere(-1e9, -1e9, 0, 0);

/// Whether a change adds or removes nodes or links, or changes how they hang together. Values,
/// names, weights and places do not count.
template <class T, class Same>
bool restructures(const std::vector<Replacement<T>>& steps, const Same& same) {
    return std::ranges::any_of(steps, [&](const Replacement<T>& step) {
        return !step.before || !step.after || !same(*step.before, *step.after);
    });
}

bool restructures(const Change& change) {
    return restructures(change.nodes,
                        [](const Node& a, const Node& b) { return a.type == b.type; }) ||
           restructures(change.links, [](const Link& a, const Link& b) {
               return a.from == b.from && a.to == b.to && a.order == b.order;
           });
}

bool namesGeometry(const Node& node) {
    return std::ranges::any_of(findNodeType(node.type)->settings, [](const Setting& setting) {
        return setting.kind == SettingKind::geometry;
    });
}

bool editsGroups(const Change& change) {
    return std::ranges::any_of(change.annotations, [](const Replacement<Annotation>& step) {
        const std::string& type = step.before ? step.before->type : step.after->type;
        return type == "group" || type == "part";
    });
}

} // namespace

void CanvasScene::rebuild() {
    m_groups = NodeGroups(project());
    findWirePoints();
    m_wiredNumbers = wiredNumbers(project());
    m_cards.clear();
    for (const Node& node : project().nodes)
        m_cards.emplace(node.id, cardOf(node));
    indexCards();
    layOutWires();
}

void CanvasScene::findWirePoints() {
    m_wirePoints.clear();
    for (const Annotation& each : project().annotations)
        if (isReroute(each)) {
            const Vec2 place = placeOfReroute(each);
            m_wirePoints[linkOfReroute(each)].push_back({each.id, {place.x, place.y}});
        }
}

/// Lays out the wires again whose points a change adds, moves or removes.
void CanvasScene::followWirePoints(const Change& change) {
    bool any = false;
    for (const Replacement<Annotation>& step : change.annotations) {
        const Annotation& point = step.before ? *step.before : *step.after;
        if (!isReroute(point))
            continue;
        any = true;
        if (const auto found = m_wireNumbers.find(linkOfReroute(point));
            found != m_wireNumbers.end())
            m_routes[found->second] = {};
    }
    if (any)
        findWirePoints();
}

Card CanvasScene::cardOf(const Node& node) const {
    Card card = layOutCard(node, project(), &m_wiredNumbers);
    if (m_groups.empty())
        return card;
    const NodeGroup* group = m_groups.groupOf(node.id);
    if (m_openGroup == (group ? group->id : Id()))
        return card;
    return standIn(project(), m_groups, m_groups.cardOf(node.id, m_openGroup), std::move(card));
}

void CanvasScene::follow(const Change& change) {
    m_touched.clear();
    m_touchedAreas.clear();
    m_heldAreas.clear();
    if (editsGroups(change)) {
        rebuild();
        emit changed(change);
        return;
    }
    followWirePoints(change);
    const bool anew = restructures(change);
    if (anew) {
        const std::set<PortRef> before = std::exchange(m_wiredNumbers, wiredNumbers(project()));
        std::vector<PortRef> rewired;
        std::ranges::set_symmetric_difference(before, m_wiredNumbers, std::back_inserter(rewired));
        for (const PortRef& socket : rewired)
            if (const Node* node = project().node(socket.node))
                m_cards.insert_or_assign(node->id, cardOf(*node));
        for (const auto& step : change.nodes)
            if (const Node* node = project().node(step.id()))
                m_cards.insert_or_assign(step.id(), cardOf(*node));
            else
                m_cards.erase(step.id());
        indexCards();
    } else {
        for (const auto& step : change.nodes)
            layOutAgain(*step.after);
    }
    if (!change.scene.empty())
        for (const Node& node : project().nodes)
            if (namesGeometry(node))
                layOutAgain(node);
    if (anew) {
        layOutWires();
    } else {
        for (const auto& step : change.nodes)
            if (step.after->type == agentTypeId)
                m_touched.insert(step.id()); // its tags have its name and its color
        for (const auto& step : change.links)
            if (const auto found = m_wireNumbers.find(step.id()); found != m_wireNumbers.end())
                m_wires[found->second].weight = step.after->weight;
        routeWires();
    }
    emit changed(change);
}

void CanvasScene::layOutAgain(const Node& node) {
    const auto number = m_nodeNumbers.at(node.id);
    Card& card = m_cards.at(node.id);
    const QRectF before = card.rect;
    card = cardOf(project().nodes[number]);
    if (card.rect == before || card.hidden)
        return;
    m_cardIndex.move(number, card.rect);
    m_touched.insert(node.id);
    auto& areas = m_held.contains(node.id) ? m_heldAreas : m_touchedAreas;
    areas.insert(areas.end(), {before, card.rect});
}

void CanvasScene::indexCards() {
    m_nodeNumbers.clear();
    std::vector<QRectF> boxes;
    for (const Node& node : project().nodes) {
        m_nodeNumbers.emplace(node.id, boxes.size());
        const Card& card = m_cards.at(node.id);
        boxes.push_back(card.hidden ? nowhere : card.rect);
    }
    m_cardIndex.assign(std::move(boxes));
}

void CanvasScene::layOutWires() {
    m_wires.clear();
    m_wireNumbers.clear();
    m_wiresOf.clear();
    m_routes.clear();
    std::vector<const Link*> links;
    for (const Link& link : project().links)
        if (addWire(link))
            links.push_back(&link);
    orderWires(links);
    std::vector<QRectF> boxes;
    for (const Wire& wire : m_wires)
        boxes.push_back(wire.curve.bounds());
    m_wireIndex.assign(std::move(boxes));
    routeWires();
}

bool CanvasScene::addWire(const Link& link) {
    const Card* from = card(link.from.node);
    const Card* to = card(link.to.node);
    const PortSpot* output = from ? from->spot(link.from.port) : nullptr;
    const PortSpot* input = to ? to->spot(link.to.port) : nullptr;
    if (!output || !input || (from->hidden && to->hidden && isInner(m_groups, link, m_openGroup)))
        return false;
    const std::size_t number = m_wires.size();
    m_wires.push_back({.link = link.id,
                       .from = link.from,
                       .to = link.to,
                       .curve = wireBetween(from->rect.topLeft() + output->center,
                                            to->rect.topLeft() + input->center),
                       .type = output->port->type,
                       .weight = link.weight});
    m_wireNumbers.emplace(link.id, number);
    m_wiresOf[link.from.node].push_back(number);
    if (link.to.node != link.from.node)
        m_wiresOf[link.to.node].push_back(number);
    m_routes.emplace_back();
    return true;
}

/// Numbers the wires of the inputs where their order matters. @param links of the wires
void CanvasScene::orderWires(const std::vector<const Link*>& links) {
    std::map<PortRef, std::vector<std::size_t>> inputs;
    for (std::size_t i = 0; i < m_wires.size(); ++i) {
        const PortRef& to = m_wires[i].to;
        const Node& node = project().nodes[m_nodeNumbers.at(to.node)];
        const NodeType& type = *findNodeType(node.type);
        if (ordersItsLinks(type, *card(to.node)->spot(to.port)->port))
            inputs[to].push_back(i);
    }
    for (auto& [port, wires] : inputs) {
        std::ranges::sort(wires, {}, [&](std::size_t wire) {
            return std::pair(links[wire]->order, std::string_view(links[wire]->id));
        });
        for (std::size_t i = 0; i < wires.size(); ++i)
            m_wires[wires[i]].place = static_cast<int>(i) + 1;
    }
}

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
