#include "app/editor/canvas/canvas_scene.h"
#include "app/editor/canvas/group_card.h"
#include "core/model/agent_type.h"
#include "core/model/registry.h"
#include "core/model/reroute.h"

#include <algorithm>

/// How the scene follows the model.
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
    Card card = layOutCard(node, project());
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

} // namespace tiller
