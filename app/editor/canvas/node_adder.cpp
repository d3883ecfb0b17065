#include "app/editor/canvas/node_adder.h"

#include "app/editor/canvas/canvas_box.h"
#include "app/editor/canvas/canvas_hover.h"
#include "app/editor/canvas/splice.h"
#include "app/editor/words/names.h"
#include "app/editor/words/setting_text.h"
#include "core/model/connect.h"
#include "core/model/library_part.h"
#include "core/model/macros.h"
#include "core/model/registry.h"

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

constexpr double groupGap = 3 * gridStep; // around a group of nodes
constexpr qsizetype maxRecent = 5;
constexpr QLatin1String partFile("file:");

Vec2 worldCenter(const Project& project) {
    return {std::floor(project.worldNumber("width") / 2),
            std::floor(project.worldNumber("height") / 2)};
}

Card cardOfNew(const NodeType& type, const Project& project) {
    return layOutCard(Node{.id = "new", .type = type.id, .values = type.suggestions()}, project);
}

Id addedNode(const Change& added) {
    return added.nodes.back().id();
}

/// Takes a path, region or obstacle out of a new node, so that a person draws it. Returns the tool
/// that draws it; empty if the node brings none of them.
QString takeGeometry(Change& added) {
    if (added.scene.empty())
        return {};
    const std::string geometry = added.scene.front().after->type;
    if (geometry != "path" && geometry != "region" && geometry != "obstacle")
        return {};
    added.scene.clear();
    Node& node = *added.nodes.back().after;
    const NodeType& type = *findNodeType(node.type);
    for (std::size_t i = 0; i < type.settings.size(); ++i)
        if (type.settings[i].kind == SettingKind::geometry)
            node.values[i] = std::string();
    return geometry == "obstacle" ? QStringLiteral("box") : QString::fromStdString(geometry);
}

/// Names the second agent type "Agent type 2": legend and events tell types apart by their names.
void giveOwnName(Change& added, const Project& project) {
    Node& node = *added.nodes.back().after;
    const std::string title = displayName(node);
    const auto isTaken = [&] {
        return std::ranges::any_of(project.nodes, [&](const Node& other) {
            return other.type == node.type && displayName(other) == displayName(node);
        });
    };
    for (int number = 2; isTaken(); ++number)
        node.name = title + " " + std::to_string(number);
}

} // namespace

bool NodeAdder::addNode(const QString& type, double x, double y) {
    const QPointF place = m_parts.view.toCanvas({x, y});
    if (type.startsWith(partFile)) {
        emit partFileWanted(type.mid(partFile.size()), place);
        return true;
    }
    const NodeType* node = findNodeType(type.toStdString());
    const Macro* macro = node ? nullptr : findMacro(type.toStdString());
    if (!node && !macro)
        return addOfPart(type, place);
    const bool added = node ? addSingle(*node, place) : addGroup(*macro, place);
    if (added)
        remember(type);
    return added;
}

/// Adds one more group of a part of the project.
bool NodeAdder::addOfPart(const QString& type, QPointF place) {
    dropDraft();
    const Id part = type.toStdString();
    const auto change =
        tiller::addGroup(m_parts.project(), m_parts.document.ids(), part, onGrid(place));
    if (!pushGroup(change, nameOf(m_parts.project(), {part})))
        return false;
    remember(type);
    return true;
}

bool NodeAdder::addLibrary(const Project& library, const PartLink& link,
                           const std::optional<QPointF>& place) {
    dropDraft();
    const NodeGroups groups(library);
    const auto outer = std::ranges::find(groups.all(), Id(), &NodeGroup::outer);
    const bool isPart = outer != groups.all().end();
    const QSizeF size = isPart ? boxOf(*library.annotation(outer->id)).size() : QSizeF();
    const QString name = isPart ? QString::fromStdString(groups.partOf(*outer).name) : QString();
    return pushGroup(addFromLibrary(m_parts.project(), m_parts.document.ids(), library, link,
                                    onGrid(place.value_or(placeInView(size)))),
                     name);
}

/// @param change its last annotation is the group
bool NodeAdder::pushGroup(const Result<Change>& change, const QString& name) {
    if (!m_parts.document.push(change, tr("Add %1").arg(name)))
        return false;
    const Id group = change.value().annotations.back().id();
    m_parts.selection().select(QString::fromStdString(group));
    m_parts.reveal(group);
    return true;
}

bool NodeAdder::addSingle(const NodeType& type, QPointF place) {
    const Port* port = m_draft ? fittingPort(type, m_draft->type, m_draft->fromInput) : nullptr;
    const Card card = cardOfNew(type, m_parts.project());
    if (port)
        place = placeAtWire({place - card.spot(port->id)->center, card.rect.size()});
    else if (m_splice)
        place -= card.rect.center();
    auto change = tiller::addNode(m_parts.project(), m_parts.document.ids(), type.id, onGrid(place),
                                  worldCenter(m_parts.project()));
    if (change && type.kind == NodeKind::agentType)
        giveOwnName(change.value(), m_parts.project());
    const QString tool = change ? takeGeometry(change.value()) : QString();
    if (change && port)
        change = wired(change.value(), *port);
    else if (change && m_splice)
        change = spliced(change.value());
    dropDraft();
    if (!m_parts.document.push(change, tr("Add %1").arg(QString::fromStdString(type.title))))
        return false;
    const QString node = QString::fromStdString(addedNode(change.value()));
    m_parts.selection().select(node);
    m_parts.reveal(node.toStdString());
    if (!tool.isEmpty())
        emit m_parts.requests.drawRequested(node, tool);
    return true;
}

/// Adds the wire from the draft to a port of the added node.
Result<Change> NodeAdder::wired(const Change& added, const Port& port) const {
    Project with = m_parts.project();
    apply(added, with);
    Change freed; // a tag that is led to the added node
    if (m_draft->carried)
        freed = remove(with, std::vector{*m_draft->carried});
    apply(freed, with);
    const auto [output, input] = m_draft->endsWith({addedNode(added), port.id});
    const auto joined = tiller::connect(with, m_parts.document.ids(), output, input);
    return joined ? Result<Change>(merged(merged(added, freed), joined.value())) : joined;
}

Result<Change> NodeAdder::spliced(const Change& added) const {
    Project with = m_parts.project();
    apply(added, with);
    const auto joined = tiller::splice(with, m_parts.document.ids(), addedNode(added), *m_splice);
    return joined ? Result<Change>(merged(added, joined.value())) : joined;
}

/// The nearest place above or below where a card covers no other. If there is none, its own.
QPointF NodeAdder::placeAtWire(const QRectF& card) const {
    return nearestFree(card, {{0, 1}, {0, -1}});
}

/// The nearest free place on all sides, with room for the weights on the wires between the cards.
QPointF NodeAdder::placeWithRoom(const QRectF& card) const {
    constexpr double room = 2 * gridStep;
    const QRectF wide = card.adjusted(-room, -room, room, room);
    return nearestFree(wide,
                       {{0, 1}, {1, 0}, {0, -1}, {-1, 0}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}}) +
           QPointF(room, room);
}

QPointF NodeAdder::nearestFree(const QRectF& card,
                               std::initializer_list<QPointF> directions) const {
    constexpr int maxSteps = 60;
    for (int step = 0; step <= maxSteps; ++step)
        for (const QPointF& direction : directions) {
            const QRectF moved = card.translated(direction * gridStep * step);
            const QRectF wide = moved.adjusted(-gridStep, -gridStep, gridStep, gridStep);
            if (m_parts.isFree(wide))
                return moved.topLeft();
        }
    return card.topLeft();
}

/// Adds the nodes of a macro as a group.
bool NodeAdder::addGroup(const Macro& macro, QPointF place) {
    dropDraft();
    return pushGroup(
        addMacroAsGroup(m_parts.project(), m_parts.document.ids(), macro.id, onGrid(place)),
        QString::fromStdString(macro.title));
}

/// The size of what addGroup adds.
QSizeF NodeAdder::sizeOf(const Macro& macro) const {
    Project alone;
    const auto change = addMacroAsGroup({}, m_parts.document.ids(), macro.id, {});
    if (!change)
        return {};
    apply(change.value(), alone);
    return boxOf(alone.annotations.back()).size();
}

/// In the middle of the view, or, where the group would cover cards, below all cards.
QPointF NodeAdder::placeInView(QSizeF size) const {
    QRectF area({}, size);
    area.moveCenter(m_parts.view.toCanvas(m_parts.view.middle()));
    if (m_parts.isFree(area.adjusted(-groupGap, -groupGap, groupGap, groupGap)))
        return area.topLeft();
    const QRectF all = m_parts.bounds();
    return {all.left(), all.bottom() + 2 * groupGap};
}

bool NodeAdder::addNodeInView(const QString& type) {
    if (type.startsWith(partFile)) {
        emit partFileWanted(type.mid(partFile.size()), {});
        return true;
    }
    const NodeType* node = findNodeType(type.toStdString());
    if (!node) {
        const Macro* macro = findMacro(type.toStdString());
        const Part* part = m_parts.scene.groups().part(type.toStdString());
        if (!macro && (!part || part->groups.empty()))
            return false;
        const QSizeF size =
            macro ? sizeOf(*macro) : boxOf(*m_parts.project().annotation(part->groups[0])).size();
        const QPointF place = m_parts.view.toScreen(placeInView(size));
        return addNode(type, place.x(), place.y());
    }
    QRectF card = cardOfNew(*node, m_parts.project()).rect;
    card.moveTopLeft(m_parts.view.toCanvas(m_parts.view.middle()) - QPointF(92, 48));
    const QPointF place = m_parts.view.toScreen(placeWithRoom(card));
    return addNode(type, place.x(), place.y());
}

void NodeAdder::remember(const QString& type) {
    m_recentTypes.removeOne(type);
    m_recentTypes.prepend(type);
    m_recentTypes.resize(std::min(m_recentTypes.size(), maxRecent));
    emit recentTypesChanged();
}

void NodeAdder::askForNode(const WireDraft& draft, QPointF screen) {
    m_draft = draft;
    emit waitingChanged();
    emit m_parts.requests.paletteRequested(
        screen.x(), screen.y(), QString::fromStdString(toString(draft.type)), draft.fromInput);
}

std::vector<const Port*> socketsOf(const Project& project, const PortRef& number, const Id& node) {
    std::vector<const Port*> found;
    const NodeType& type = *findNodeType(project.node(node)->type);
    for (const auto* ports : {&type.ports, &type.sockets})
        for (const Port& port : *ports)
            if (port.isInput && givesNumbers(port.type) &&
                !findRefusal(project, number, {node, port.id}))
                found.push_back(&port);
    return found;
}

bool NodeAdder::askForSocket(const WireDraft& draft, const Id& node, QPointF screen) {
    if (!givesNumbers(draft.type) || draft.fromInput)
        return false;
    const NodeType& type = *findNodeType(m_parts.project().node(node)->type);
    const std::vector<Value>& values = m_parts.project().node(node)->values;
    QVariantList choices;
    for (const Port* port : socketsOf(m_parts.project(), draft.from, node)) {
        const Setting* setting = type.setting(port->id);
        if (!setting || applies(type, values, *setting))
            choices.append(QVariantMap{
                {"title", QString::fromStdString(port->title)},
                {"from", QString::fromStdString(draft.from.node + "." + draft.from.port)},
                {"to", QString::fromStdString(node + "." + port->id)},
                {"carried", QString::fromStdString(draft.carried.value_or(""))}});
    }
    if (!choices.isEmpty())
        emit m_parts.requests.socketsRequested(screen.x(), screen.y(), choices);
    return !choices.isEmpty();
}

void NodeAdder::drive(const QString& from, const QString& to, const QString& carried) {
    const auto portOf = [](const QString& text) {
        const qsizetype dot = text.indexOf('.');
        return PortRef{text.left(dot).toStdString(), text.mid(dot + 1).toStdString()};
    };
    Project without = m_parts.project();
    const Change freed =
        carried.isEmpty() ? Change() : remove(without, std::vector{carried.toStdString()});
    apply(freed, without);
    const auto joined = tiller::connect(without, m_parts.document.ids(), portOf(from), portOf(to));
    m_parts.document.push(joined ? Result<Change>(merged(freed, joined.value())) : joined,
                          tr("Connect"));
}

void NodeAdder::insertInWire() {
    const std::vector<Id> ids = m_parts.selection().asIds();
    const Link* link = ids.size() == 1 ? m_parts.project().link(ids.front()) : nullptr;
    if (!link) {
        m_parts.document.refuse(tr("Select the wire to insert a node into: click it, or press Alt "
                                   "and an arrow key from its card."));
        return;
    }
    const auto typeOf = [this](const PortRef& port) {
        const NodeType* type = findNodeType(m_parts.project().node(port.node)->type);
        return QString::fromStdString(toString(type->port(port.port)->type));
    };
    m_parts.reveal(link->id);
    m_splice = link->id;
    emit waitingChanged();
    const QPointF place = m_parts.view.toScreen(m_parts.scene.wire(link->id)->middle());
    emit m_parts.requests.insertRequested(place.x(), place.y(), typeOf(link->from),
                                          typeOf(link->to));
}

void NodeAdder::holdType(const QString& type, double x, double y) {
    const NodeType* held = findNodeType(type.toStdString());
    std::optional<Id> link = held ? linkAt(m_parts, m_parts.view.toCanvas({x, y})) : std::nullopt;
    if (link && !spliceInput(m_parts.project(), *held, *link))
        link.reset();
    if (link == m_splice)
        return;
    m_splice = link;
    emit waitingChanged();
}

void NodeAdder::dropDraft() {
    if (!m_draft && !m_splice)
        return;
    m_draft.reset();
    m_splice.reset();
    emit waitingChanged();
}

void NodeAdder::dropObsolete() {
    if (m_draft && !m_draft->isIn(m_parts.scene))
        dropDraft();
}

} // namespace tiller
