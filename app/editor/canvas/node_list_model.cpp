#include "app/editor/canvas/node_list_model.h"

#include "app/editor/canvas/canvas_hover.h"
#include "app/editor/canvas/canvas_view.h"
#include "app/editor/document/document.h"
#include "app/editor/words/names.h"
#include "core/model/registry.h"
#include "core/model/resolve.h"

#include <algorithm>
#include <set>

namespace tiller {

NodeListModel::NodeListModel(Document& document, CanvasScene& scene, QObject* parent)
    : RowsModel(parent), m_document(document), m_scene(scene) {
    connect(&scene, &CanvasScene::replaced, this, &NodeListModel::reset);
    connect(&scene, &CanvasScene::changed, this, &NodeListModel::follow);
    connect(document.selection(), &Selection::changed, this, &NodeListModel::followSelection);
    connect(&document, &Document::problemsChanged, this, &NodeListModel::followProblems);
    reset();
    followSelection();
    followProblems();
}

std::vector<Role<Id>> NodeListModel::roles() {
    const auto of = [this](auto read) {
        return [this, read](const Id& id) {
            const auto row = m_scene.numberOf(id);
            const std::vector<Node>& nodes = m_scene.project().nodes;
            const bool isKnown = row && *row < nodes.size() && nodes[*row].id == id;
            const Node* node = isKnown ? &nodes[*row] : m_scene.project().node(id);
            const Card* card = m_scene.card(id);
            return node && card ? roleValue(read(*node, *card)) : QVariant();
        };
    };
    const auto box = [&](auto read) {
        return of([read](const Node&, const Card& card) { return std::invoke(read, card.rect); });
    };
    const auto flag = [&](auto read) {
        return of(
            [read](const Node& node, const Card&) -> bool { return std::invoke(read, node); });
    };
    const auto typeOf = [](const Node& node) -> const NodeType& {
        return *findNodeType(node.type);
    };
    return {
        {"nodeId", [](const Id& id) { return id; }},
        {"title", of([](const Node& node, const Card&) { return displayName(node); })},
        {"typeTitle", of([=](const Node& node, const Card&) { // empty where the title is the type's
             return hasTypeRow(node) ? typeOf(node).title.shown() : std::string();
         })},
        {"kind", of([=](const Node& node, const Card&) {
             return std::string(toString(typeOf(node).kind));
         })},
        {"cardX", box(&QRectF::x)},
        {"cardY", box(&QRectF::y)},
        {"cardWidth", box(&QRectF::width)},
        {"cardHeight", box(&QRectF::height)},
        {"ports", of([this](const Node& node, const Card&) {
             return inFull(node.id) ? ports(node) : QVariantList();
         })},
        {"values", of([this](const Node& node, const Card& card) {
             QVariantList lines; // of {title, text}
             if (inFull(node.id))
                 for (const ValueLine& line : card.values)
                     lines.append(QVariantMap{{"title", line.title}, {"text", line.text}});
             return lines;
         })},
        {"selected", [this](const Id& id) { return m_selected.contains(id); }},
        {"problem", [this](const Id& id) { return problem(id); }},
        {"isError",
         [this](const Id& id) {
             const auto found = m_problems.find(id);
             return found != m_problems.end() && found->second.severity == Severity::error;
         }},
        {"agentColor", of([=](const Node& node, const Card&) { // empty for other nodes
             return typeOf(node).setting("color") ? textOf(valueOf(node, "color")) : std::string();
         })},
        // In view, but so small that only its name can be read.
        {"named", [this](const Id& id) { return !m_detailed && m_seen.contains(id); }},
        // In view, and large enough to read all of it.
        {"inFull", [this](const Id& id) { return inFull(id); }},
        {"seen", [this](const Id& id) { return m_seen.contains(id); }},
        {"muted", flag(&Node::muted)},
        {"solo", flag(&Node::solo)},
        // Muted, or silent because another node is solo.
        {"silent", [this](const Id& id) { return isSilent(id); }},
        {"soloable", flag([=](const Node& node) { return canBeSolo(typeOf(node)); })},
        {"sentence",
         of([=, this](const Node& node, const Card&) { return sentence(node, typeOf(node)); })},
        {"order", [this](const Id& id) { return rowOf(id); }}, // how many cards lie below it
    };
}

/// What a screen reader says after the name.
QString NodeListModel::sentence(const Node& node, const NodeType& type) const {
    QStringList parts;
    if (!node.name.empty() && node.name != type.title)
        parts.append(QStringLiteral("%1, %2").arg(QString::fromStdString(type.title),
                                                  QString::fromStdString(toString(type.kind))));
    else
        parts.append(QString::fromStdString(toString(type.kind)));
    if (const QString text = problem(node.id); !text.isEmpty())
        parts.append(text);
    if (node.muted)
        parts.append(tr("Muted"));
    else if (isSilent(node.id))
        parts.append(tr("Silent: another node is solo"));
    if (node.solo)
        parts.append(tr("Solo"));
    return parts.join(QStringLiteral(". "));
}

QString NodeListModel::problem(const Id& node) const {
    const auto found = m_problems.find(node);
    return found == m_problems.end() ? QString() : problemText(m_scene.project(), found->second);
}

QVariantList NodeListModel::ports(const Node& node) const {
    std::set<std::string_view> wired;
    for (const std::size_t number : m_scene.wiresOf(node.id)) {
        const Wire& wire = m_scene.wires()[number];
        for (const PortRef* end : {&wire.from, &wire.to})
            if (end->node == node.id)
                wired.insert(end->port);
    }
    const auto& spots = m_scene.card(node.id)->ports;
    const auto opposite = [&](const PortSpot& spot) {
        const auto other = std::ranges::find_if(spots, [&](const PortSpot& each) {
            return &each != &spot && each.center.y() == spot.center.y();
        });
        return other == spots.end() ? 0
                                    : textWidth(QString::fromStdString(other->port->title),
                                                captionText, QFont::Normal);
    };
    QVariantList result;
    for (const PortSpot& spot : spots)
        result.append(QVariantMap{{"id", QString::fromStdString(spot.port->id)},
                                  {"title", QString::fromStdString(spot.port->title)},
                                  {"type", QString::fromStdString(toString(spot.port->type))},
                                  {"isInput", spot.port->isInput},
                                  {"x", spot.center.x()},
                                  {"y", spot.center.y()},
                                  {"opposite", opposite(spot)}, // the width of the other name
                                  {"wired", wired.contains(spot.port->id)}});
    return result;
}

void NodeListModel::reset() {
    m_seen.clear(); // new delegates begin empty; look() then fills those in view
    m_silent = silentNodes(m_scene.project());
    m_rows.reset(ids());
    look();
}

std::vector<Id> NodeListModel::ids() const {
    std::vector<Id> all;
    for (const Node& node : m_scene.project().nodes)
        all.push_back(node.id);
    return all;
}

void NodeListModel::followView(const CanvasView& view) {
    const bool wasDetailed = std::exchange(m_detailed, view.detailed());
    m_area = view.preparedArea();
    if (wasDetailed != m_detailed)
        for (const Id& id : m_seen.ids())
            show(id);
    look();
}

/// Finds the nodes in view. The other cards keep only their name, for screen readers.
void NodeListModel::look() {
    std::set<Id, std::less<>> seen;
    if (!m_area.isNull())
        for (Id& id : m_scene.nodesIn(m_area))
            seen.insert(seen.end(), std::move(id));
    if (const bool becomesCrowded = seen.size() > GradualIds::atOnce;
        std::exchange(m_crowded, becomesCrowded) != becomesCrowded)
        emit crowdedChanged();
    m_seen.become(std::move(seen));
}

void NodeListModel::show(const Id& id) {
    // First what the card shows, then whether it is shown.
    announce(id, {"ports", "values", "named", "inFull", "seen"});
}

void NodeListModel::follow(const Change& change) {
    bool mayChangeSilence = !change.links.empty();
    followRows();
    for (const auto& step : change.nodes) {
        if (!step.before || !step.after) {
            mayChangeSilence = true;
            continue;
        }
        const bool moved = step.before->place != step.after->place;
        Node movedNode = *step.before;
        movedNode.place = step.after->place;
        const bool onlyMoved = moved && movedNode == *step.after;
        mayChangeSilence = mayChangeSilence || !onlyMoved;
        announce(step.id(), onlyMoved ? Names{"cardX", "cardY"} : Names{});
    }
    std::set<Id> touched;
    for (const auto& step : change.links)
        for (const auto* link : {&step.before, &step.after})
            if (*link && !(step.before && step.after && step.before->from == step.after->from &&
                           step.before->to == step.after->to))
                touched.insert({(*link)->from.node, (*link)->to.node});
    for (const Id& id : touched)
        announce(id, inFull(id) ? Names{"ports", "cardHeight"} : Names{"cardHeight"});
    if (mayChangeSilence)
        followSilence();
    look();
    if (!change.scene.empty()) // a card in view may show the name of a scene item
        for (const Id& id : m_seen.ids())
            announce(id, {"values"});
}

void NodeListModel::followRows() {
    if (std::ranges::equal(m_rows, m_scene.project().nodes, {}, {}, &Node::id))
        return;
    for (const Id& id : m_rows)
        if (!m_scene.card(id))
            m_seen.forget(id);
    m_rows.show(ids(), std::identity());
    m_rows.announce({"order"});
}

void NodeListModel::followSilence() {
    const std::set<Id> before = std::exchange(m_silent, silentNodes(m_scene.project()));
    announce(idsInOne(before, m_silent), {"silent", "sentence"});
}

void NodeListModel::followSelection() {
    const std::vector<Id> ids = m_document.selection()->asIds();
    const std::set<Id> before = std::exchange(m_selected, std::set<Id>(ids.begin(), ids.end()));
    announce(idsInOne(before, m_selected), {"selected"});
}

void NodeListModel::followProblems() {
    std::map<Id, Problem> before = std::move(m_problems);
    m_problems.clear();
    for (const Problem& problem : m_document.problems())
        for (const std::string& id : problem.ids)
            m_problems.emplace(id, problem);
    std::vector<Id> changed;
    for (const auto* problems : {&before, &m_problems})
        for (const auto& [id, problem] : *problems) {
            const auto& others = problems == &before ? m_problems : before;
            if (const auto other = others.find(id);
                other == others.end() || (problems == &before && other->second != problem))
                changed.push_back(id);
        }
    announce(changed, {"problem", "isError", "sentence"});
}

/// Many as one range: for each range, the view looks at all its cards.
void NodeListModel::announce(const std::vector<Id>& ids, Names roles) {
    constexpr std::size_t many = 100;
    if (ids.size() > many) {
        m_rows.announce(roles);
        return;
    }
    for (const Id& id : ids)
        announce(id, roles);
}

void NodeListModel::announce(const Id& id, Names roles) {
    if (const int row = rowOf(id); row >= 0)
        m_rows.announce(row, roles);
}

int NodeListModel::rowOf(const Id& id) const {
    const auto row = m_scene.numberOf(id);
    return row && *row < m_rows.size() && m_rows[*row] == id ? static_cast<int>(*row) : -1;
}

} // namespace tiller
