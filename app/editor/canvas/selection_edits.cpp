#include "app/editor/canvas/selection_edits.h"

#include "app/editor/canvas/align_guides.h"
#include "app/editor/canvas/arrangement.h"
#include "app/editor/canvas/canvas_box.h"
#include "app/editor/canvas/excerpts.h"
#include "app/editor/canvas/layered_layout.h"
#include "app/editor/canvas/splice.h"
#include "app/editor/words/names.h"
#include "app/editor/words/setting_text.h"
#include "core/io/project_io.h"
#include "core/model/agent_type.h"
#include "core/model/edits.h"
#include "core/model/registry.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace tiller {

namespace {

constexpr double copyStep = 3 * gridStep; // from a card to its copy

/// Adds all nodes from which links lead to some. Other agent types are left out: they are targets.
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

/// Sets a flag of nodes; takes it from them where all have it.
void toggle(Document& document, const std::vector<Id>& nodes, bool Node::*flag, const auto& edit,
            const QString& onText, const QString& offText) {
    const Project& project = document.project();
    const bool on =
        !std::ranges::all_of(nodes, [&](const Id& id) { return project.node(id)->*flag; });
    document.push(edit(project, nodes, on), (on ? onText : offText).arg(nameOf(project, nodes)));
}

} // namespace

void toggleMuted(Document& document, const std::vector<Id>& nodes) {
    toggle(document, nodes, &Node::muted, setMuted, SelectionEdits::tr("Mute %1"),
           SelectionEdits::tr("Unmute %1"));
}

void toggleSolo(Document& document, const std::vector<Id>& nodes) {
    toggle(document, nodes, &Node::solo, setSolo, SelectionEdits::tr("Solo %1"),
           SelectionEdits::tr("End solo of %1"));
}

std::vector<Id> SelectionEdits::selectedNodes() const {
    std::vector<Id> nodes = m_parts.selection().asIds();
    std::erase_if(nodes, [this](const Id& id) { return !m_parts.project().node(id); });
    return nodes;
}

/// Pushes an edit of some things; the text of the undo step names them.
void SelectionEdits::push(const Result<Change>& change, const QString& text,
                          const std::vector<Id>& ids) {
    m_parts.document.push(change, text.arg(nameOf(m_parts.project(), ids)));
}

bool SelectionEdits::isShown(const Id& id) const {
    const Project& project = m_parts.project();
    if (project.sceneItem(id))
        return m_worldShown;
    return m_canvasShown || (!project.link(id) && canvasRect(project, id).isNull());
}

/// Says so where a hidden pane has the whole selection.
std::vector<Id> SelectionEdits::shownSelection() const {
    std::vector<Id> ids = m_parts.selection().asIds();
    const bool any = !ids.empty();
    std::erase_if(ids, [this](const Id& id) { return !isShown(id); });
    if (any && ids.empty())
        m_parts.document.refuse(m_canvasShown
                                    ? tr("The selection is in the viewport, which is hidden.")
                                    : tr("The selection is on the canvas, which is hidden."));
    return ids;
}

void SelectionEdits::selectAll() {
    QStringList ids;
    if (m_canvasShown)
        for (const Id& id : m_parts.scene.items())
            ids.append(QString::fromStdString(id));
    else
        for (const SceneItem& item : m_parts.project().scene)
            ids.append(QString::fromStdString(item.id));
    m_parts.selection().set(ids);
}

bool SelectionEdits::selectSteering() {
    const NodeGroups& groups = m_parts.scene.groups();
    std::set<Id> found;
    for (const Id& id : m_parts.selection().asIds())
        if (m_parts.project().node(id))
            found.insert(id);
        else if (const NodeGroup* group = groups.group(id))
            for (const RoleOf& each : group->nodes)
                found.insert(each.second);
    const std::size_t selected = found.size();
    addSteering(m_parts.project(), found);
    if (selected == 0 || found.size() == 1) {
        m_parts.document.refuse(selected == 0 ? tr("Select an agent type first, or another card.")
                                              : tr("No wire leads to this card."));
        return false;
    }
    QStringList shown;
    for (const Node& node : m_parts.project().nodes) {
        if (!found.contains(node.id))
            continue;
        const NodeGroup* group = groups.cardOf(node.id, m_parts.scene.openGroup());
        const QString id = QString::fromStdString(group ? group->id : node.id);
        if ((group || !m_parts.scene.isHidden(node.id)) && !shown.contains(id))
            shown.append(id);
    }
    m_parts.selection().set(shown);
    return true;
}

void SelectionEdits::showAsFormula() {
    const std::vector<Id> nodes = selectedNodes();
    if (nodes.size() == 1)
        push(tiller::showAsFormula(m_parts.project(), nodes.front()), tr("Show %1 as formula"),
             nodes);
}

bool SelectionEdits::isBehaviorSelected() const {
    const std::vector<Id> nodes = selectedNodes();
    if (nodes.size() != 1)
        return false;
    const NodeType& type = *findNodeType(m_parts.project().node(nodes.front())->type);
    return type.kind == NodeKind::behavior && !type.stepsOf;
}

void SelectionEdits::removeSelected() {
    const std::vector<Id> ids = shownSelection();
    if (ids.empty())
        return;
    emit removing();
    push(remove(m_parts.project(), ids), tr("Delete %1"), ids);
}

void SelectionEdits::copySelected() {
    const Project copied = excerptOf(m_parts.project(), m_parts.selection().asIds());
    if (!copied.nodes.empty() || !copied.annotations.empty() || !copied.scene.empty())
        QGuiApplication::clipboard()->setText(QString::fromStdString(writeProject(copied)));
}

void SelectionEdits::cutSelected() {
    copySelected();
    std::vector<Id> ids = shownSelection();
    // A wire alone is not copied, so it is not cut either.
    std::erase_if(ids, [this](const Id& id) { return m_parts.project().link(id) != nullptr; });
    if (ids.empty())
        return;
    emit removing();
    push(remove(m_parts.project(), ids), tr("Cut %1"), ids);
}

void SelectionEdits::paste() {
    const auto copied = readExcerpt(QGuiApplication::clipboard()->text());
    if (!copied) {
        m_parts.document.refuse(copied.problems());
        return;
    }
    const Project& excerpt = copied.value();
    const auto corner = cornerOf(excerpt);
    Vec2 by{copyStep, copyStep};
    if (corner && m_parts.mouse)
        by = onGrid(m_parts.view.toCanvas(*m_parts.mouse)) - *corner;
    const auto isTaken = [this](Vec2 place) {
        const auto isThere = [&](const Annotation* box) {
            return boxOf(*box).topLeft() == QPointF(place.x, place.y);
        };
        return std::ranges::any_of(m_parts.project().nodes,
                                   [&](const Node& node) { return node.place == place; }) ||
               std::ranges::any_of(m_parts.scene.boxes(), isThere);
    };
    while (corner && isTaken(*corner + by))
        by = by + Vec2{copyStep, copyStep};
    const auto pasted = pasteExcerpt(m_parts.project(), m_parts.document.ids(), excerpt, by);
    const auto count = pasted ? addedBy(pasted.value()).size() : 0;
    if (m_parts.document.push(pasted, tr("Paste %n items", nullptr, static_cast<int>(count))))
        m_parts.selectAdded(pasted.value());
}

/// Copies stand beside their originals and cover nothing. Copies of frames stand clear of
/// everything, because a frame holds all the cards in it.
void SelectionEdits::duplicateSelected() {
    const std::vector<Id> ids = shownSelection();
    if (ids.empty())
        return;
    const Project& project = m_parts.project();
    QRectF area;
    for (const Id& id : ids)
        area |= canvasRect(project, id);
    const bool anyFrame = std::ranges::any_of(ids, [&project](const Id& id) {
        const Annotation* box = project.annotation(id);
        return box && box->type == "frame";
    });
    const QRectF room = anyFrame ? roomForCopies(area) : QRectF();
    const Vec2 by = anyFrame ? Vec2{0, room.y() - area.y()} : wayToFreePlace(ids);
    const auto copy = duplicateWithWires(project, m_parts.document.ids(), ids, by);
    if (!m_parts.document.push(copy, tr("Duplicate %1").arg(nameOf(project, ids))))
        return;
    m_parts.selectAdded(copy.value());
    if (anyFrame)
        m_parts.view.reveal(room);
}

/// How far the copies of cards and comments go, down or to the right, until they cover nothing.
Vec2 SelectionEdits::wayToFreePlace(const std::vector<Id>& ids) const {
    constexpr int mostTries = 200;
    std::vector<QRectF> boxes;
    for (const Id& id : ids)
        if (const QRectF box = canvasRect(m_parts.project(), id); !box.isNull())
            boxes.push_back(box.adjusted(-gridStep, -gridStep, gridStep, gridStep));
    const auto isFree = [&](QPointF by) {
        return std::ranges::all_of(
            boxes, [&](const QRectF& box) { return m_parts.isFree(box.translated(by)); });
    };
    for (int step = 1; !boxes.empty() && step <= mostTries; ++step)
        for (const QPointF& by : {QPointF(0, step * gridStep), QPointF(step * gridStep, 0)})
            if (isFree(by))
                return {by.x(), by.y()};
    return {copyStep, copyStep};
}

/// The first free area below an area.
QRectF SelectionEdits::roomForCopies(const QRectF& area) const {
    QRectF room = area;
    do
        room.translate(0, copyStep);
    while (!m_parts.scene.nodesIn(room).empty() || !m_parts.annotations.touching(room).empty());
    return room;
}

void SelectionEdits::nudgeSelected(int dx, int dy) {
    const std::vector<Id> ids = withCarried(m_parts.project(), m_parts.selection().asIds());
    if (!ids.empty())
        push(moveOnCanvas(m_parts.project(), ids, {dx * gridStep, dy * gridStep}), tr("Move %1"),
             ids);
}

void SelectionEdits::toggleMuted() {
    tiller::toggleMuted(m_parts.document, selectedNodes());
}

void SelectionEdits::toggleSolo() {
    std::vector<Id> nodes = selectedNodes();
    if (nodes.empty())
        return;
    std::erase_if(nodes, [this](const Id& id) {
        return !canBeSolo(*findNodeType(m_parts.project().node(id)->type));
    });
    if (nodes.empty())
        m_parts.document.refuse(tr("Only behaviors and combiners can be solo, because only they "
                                   "give a force."));
    else
        tiller::toggleSolo(m_parts.document, nodes);
}

void SelectionEdits::detachSelected() {
    const std::vector<Id> nodes = selectedNodes();
    push(detach(m_parts.project(), m_parts.document.ids(), nodes), tr("Detach %1"), nodes);
}

/// The nodes and groups whose own cards the canvas shows.
std::vector<Id> SelectionEdits::shownCards() const {
    std::vector<Id> cards;
    for (const Node& node : m_parts.project().nodes)
        if (!m_parts.scene.isHidden(node.id))
            cards.push_back(node.id);
    for (const Annotation* box : m_parts.scene.boxes())
        if (box->type == "group")
            cards.push_back(box->id);
    return cards;
}

void SelectionEdits::arrange() {
    const Project& project = m_parts.project();
    std::vector<Id> chosen = m_parts.selection().asIds();
    const bool isInside = !m_parts.document.openGroup().empty();
    if (isInside && chosen.size() < 2)
        chosen = shownCards();
    const CardArrangement arrangement = arrangementOf(project, chosen);
    if (arrangement.boxes.size() < 2 || (isInside && chosen.size() < 2)) {
        m_parts.document.refuse(tr("There are no cards to arrange. Add some cards first."));
        return;
    }
    const Change change = arranged(project, arrangement, layOutInLayers(arrangement.graph));
    m_parts.document.push(merged(change, remove(project, wirePointsAtMoved(project, change))),
                          tr("Lay out cards"));
    m_parts.view.fitAll(m_parts.bounds());
}

void SelectionEdits::reorderSelected(int by) {
    const std::vector<Id> ids = m_parts.selection().asIds();
    if (ids.size() == 1 && m_parts.project().link(ids.front()))
        m_parts.document.push(reorder(m_parts.project(), ids.front(), by),
                              by < 0 ? tr("Move wire earlier") : tr("Move wire later"));
}

void SelectionEdits::align(const QString& how) {
    const auto alignment = alignmentOf(how.toStdString());
    std::vector<Id> ids = shownSelection();
    std::erase_if(ids, [this](const Id& id) { return canvasRect(m_parts.project(), id).isNull(); });
    std::set<Id> carried; // by a selected frame
    for (const Id& id : ids)
        for (const Id& each : withCarried(m_parts.project(), std::vector{id}))
            if (each != id)
                carried.insert(each);
    std::erase_if(ids, [&](const Id& id) { return carried.contains(id); });
    if (!alignment || ids.size() < 2) {
        m_parts.document.refuse(tr("Select two or more cards, frames or comments to align."));
        return;
    }
    std::vector<QRectF> boxes;
    for (const Id& id : ids)
        boxes.push_back(canvasRect(m_parts.project(), id));
    const std::vector<QPointF> moves = alignBoxes(boxes, *alignment);
    Project project = m_parts.project();
    for (std::size_t i = 0; i < ids.size(); ++i)
        apply(moveOnCanvas(project, withCarried(m_parts.project(), std::vector{ids[i]}),
                           {std::round(moves[i].x()), std::round(moves[i].y())}),
              project);
    push(difference(m_parts.project(), project), tr("Align %1"), ids);
}

bool SelectionEdits::typeWeight(const QString& link, const QString& text) {
    const auto weight = typedNumber(text);
    if (!weight) {
        m_parts.document.refuse(tr("A weight is a number from 0 to 100."));
        return false;
    }
    m_parts.document.push(setWeight(m_parts.project(), link.toStdString(), *weight),
                          tr("Set weight"));
    return true;
}

void SelectionEdits::wireSelected() {
    std::vector<Id> nodes = selectedNodes();
    if (nodes.empty()) {
        m_parts.document.refuse(tr("Select the card that the wire starts from."));
        return;
    }
    const std::optional<Id> start = std::exchange(m_wireStart, std::nullopt);
    if (nodes.size() == 1 && start && m_parts.project().node(*start) && *start != nodes.front())
        nodes.insert(nodes.begin(), *start);
    if (nodes.size() == 1)
        m_wireStart = nodes.front();
    emit wireHintChanged();
    if (m_wireStart)
        return;
    Project project = m_parts.project();
    Change all;
    for (std::size_t i = 0; i + 1 < nodes.size(); ++i) {
        const Result<Change> wired =
            connectNodes(project, m_parts.document.ids(), nodes[i], nodes.back());
        if (!wired) {
            m_parts.document.refuse(wired.problems());
            return;
        }
        apply(wired.value(), project);
        all = merged(all, wired.value());
    }
    m_parts.document.push(all, tr("Wire %1").arg(nameOf(project, nodes)));
}

bool SelectionEdits::dropStartedWire() {
    if (!std::exchange(m_wireStart, std::nullopt))
        return false;
    emit wireHintChanged();
    return true;
}

QString SelectionEdits::wireHint() const {
    const Node* start = m_wireStart ? m_parts.project().node(*m_wireStart) : nullptr;
    return start ? tr("A wire from %1: select the card where it ends and wire again. Esc cancels.")
                       .arg(QString::fromStdString(displayName(*start)))
                 : QString();
}

} // namespace tiller
