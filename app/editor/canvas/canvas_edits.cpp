#include "app/editor/canvas/canvas_controller.h"
#include "app/editor/viewmodels/names.h"
#include "app/editor/viewmodels/palette_model.h"
#include "app/editor/viewport/scene_edits.h"
#include "core/io/project_io.h"
#include "core/model/macros.h"
#include "core/model/registry.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>
#include <cmath>

/// What is done to what is selected, from menus and keys.
namespace tiller {

namespace {

constexpr double pasteStep = 3 * gridStep;

Vec2 worldCenter(const Project& project) {
    return {std::floor(project.worldNumber("width") / 2),
            std::floor(project.worldNumber("height") / 2)};
}

} // namespace

std::vector<Id> CanvasController::selectedNodes() const {
    std::vector<Id> result;
    for (const Id& id : m_document.selection()->asIds())
        if (m_scene.project().node(id))
            result.push_back(id);
    return result;
}

void CanvasController::removeSelected() {
    const std::vector<Id> ids = m_document.selection()->asIds();
    if (!ids.empty())
        m_document.push(remove(m_scene.project(), ids),
                        tr("Delete %1").arg(nameOf(m_scene.project(), ids)));
}

void CanvasController::copySelected() {
    const std::vector<Id> nodes = selectedNodes();
    if (!nodes.empty())
        QGuiApplication::clipboard()->setText(
            QString::fromStdString(writeProject(excerpt(m_scene.project(), nodes))));
}

void CanvasController::cutSelected() {
    copySelected();
    const std::vector<Id> nodes = selectedNodes();
    if (!nodes.empty())
        m_document.push(remove(m_scene.project(), nodes),
                        tr("Cut %1").arg(nameOf(m_scene.project(), nodes)));
}

void CanvasController::paste() {
    const auto copied = readProject(QGuiApplication::clipboard()->text().toStdString());
    if (!copied || copied.value().project.nodes.empty()) {
        emit m_document.refused(tr("There is nothing on the clipboard that could be pasted here."));
        return;
    }
    const Project& project = copied.value().project;
    Vec2 corner = project.nodes.front().place;
    for (const Node& node : project.nodes)
        corner = {std::min(corner.x, node.place.x), std::min(corner.y, node.place.y)};
    Vec2 by{pasteStep, pasteStep};
    if (m_cursor)
        by = Vec2{std::round(m_cursor->x() / gridStep), std::round(m_cursor->y() / gridStep)} *
                 gridStep -
             corner;
    const auto taken = [&](Vec2 place) {
        return std::ranges::any_of(m_scene.project().nodes,
                                   [&](const Node& node) { return node.place == place; });
    };
    while (taken(corner + by))
        by = by + Vec2{pasteStep, pasteStep};
    const auto pasted = tiller::paste(m_scene.project(), m_document.ids(), project, by);
    if (m_document.push(pasted,
                        tr("Paste %n node(s)", nullptr, static_cast<int>(project.nodes.size()))))
        selectNodesOf(pasted.value());
}

void CanvasController::duplicateSelected() {
    const std::vector<Id> nodes = selectedNodes();
    if (nodes.empty()) {
        duplicateSelectedScene();
        return;
    }
    const auto copy = tiller::paste(m_scene.project(), m_document.ids(),
                                    excerpt(m_scene.project(), nodes), {pasteStep, pasteStep});
    if (m_document.push(copy, tr("Duplicate %1").arg(nameOf(m_scene.project(), nodes))))
        selectNodesOf(copy.value());
}

void CanvasController::duplicateSelectedScene() {
    std::vector<Id> items;
    for (const Id& id : m_document.selection()->asIds())
        if (m_scene.project().sceneItem(id))
            items.push_back(id);
    if (items.empty())
        return;
    const auto copy =
        duplicateItems(m_scene.project(), m_document.ids(), items, {pasteStep, pasteStep});
    if (!m_document.push(copy, tr("Duplicate %1").arg(nameOf(m_scene.project(), items))))
        return;
    QStringList copies;
    for (const auto& step : copy.value().scene)
        copies.append(QString::fromStdString(step.id()));
    m_document.selection()->set(copies);
}

void CanvasController::selectNodesOf(const Change& change) {
    QStringList ids;
    for (const auto& step : change.nodes)
        if (step.after)
            ids.append(QString::fromStdString(step.id()));
    m_document.selection()->set(ids);
}

void CanvasController::selectAll() {
    QStringList ids;
    for (const Node& node : m_scene.project().nodes)
        ids.append(QString::fromStdString(node.id));
    m_document.selection()->set(ids);
}

void CanvasController::nudgeSelected(int dx, int dy) {
    const std::vector<Id> nodes = selectedNodes();
    if (!nodes.empty())
        m_document.push(moveNodes(m_scene.project(), nodes, {dx * gridStep, dy * gridStep}),
                        tr("Move %1").arg(nameOf(m_scene.project(), nodes)));
}

void CanvasController::reorderSelected(int by) {
    const std::vector<Id> ids = m_document.selection()->asIds();
    if (ids.size() == 1 && m_scene.project().link(ids.front()))
        m_document.push(reorder(m_scene.project(), ids.front(), by),
                        by < 0 ? tr("Move wire earlier") : tr("Move wire later"));
}

void CanvasController::selectNeighbor(int dx, int dy, bool extend) {
    const std::vector<Id> nodes = selectedNodes();
    if (nodes.empty()) {
        selectNext(1);
        return;
    }
    if (const auto next = m_scene.neighbor(nodes.back(), dx, dy)) {
        const QString id = QString::fromStdString(*next);
        if (extend && !m_document.selection()->contains(id))
            m_document.selection()->toggle(id);
        else
            m_document.selection()->select(id);
        showCard(*next);
    }
}

void CanvasController::selectNext(int by) {
    const auto& nodes = m_scene.project().nodes;
    if (nodes.empty())
        return;
    const std::vector<Id> selected = selectedNodes();
    const auto count = static_cast<std::ptrdiff_t>(nodes.size());
    std::ptrdiff_t at = by > 0 ? -1 : 0;
    if (!selected.empty())
        at = std::ranges::find(nodes, selected.back(), &Node::id) - nodes.begin();
    const Id& next = nodes[static_cast<std::size_t>((at + by + count) % count)].id;
    m_document.selection()->select(QString::fromStdString(next));
    showCard(next);
}

bool CanvasController::addNode(const QString& type, double x, double y) {
    const NodeType* found = findNodeType(type.toStdString());
    if (!found)
        return addGroup(type, toCanvas({x, y}));
    QPointF place = toCanvas({x, y});
    const Port* port = nullptr;
    const bool backward = m_from && isInput(*m_from);
    if (m_from)
        port = fittingPort(*found, draftType(), backward);
    if (port) {
        const Card card = layOutCard(
            Node{.id = "new", .type = found->id, .values = found->defaults()}, m_scene.project());
        place -= card.spot(port->id)->center;
    }
    const Vec2 corner{std::round(place.x() / gridStep) * gridStep,
                      std::round(place.y() / gridStep) * gridStep};
    auto change = tiller::addNode(m_scene.project(), m_document.ids(), found->id, corner,
                                  worldCenter(m_scene.project()));
    if (change && port)
        change = wired(change, {change.value().nodes.back().id(), port->id});
    dropDraft();
    if (!m_document.push(change, tr("Add %1").arg(QString::fromStdString(found->title))))
        return false;
    m_document.selection()->select(QString::fromStdString(change.value().nodes.back().id()));
    return true;
}

Result<Change> CanvasController::wired(const Result<Change>& added, const PortRef& wireEnd) {
    Project with = m_scene.project();
    apply(added.value(), with);
    const bool backward = isInput(*m_from);
    const auto joined = tiller::connect(with, m_document.ids(), backward ? wireEnd : *m_from,
                                        backward ? *m_from : wireEnd);
    return joined ? Result<Change>(merged(added.value(), joined.value())) : joined;
}

bool CanvasController::addGroup(const QString& macro, QPointF place) {
    const Macro* found = findMacro(macro.toStdString());
    if (!found)
        return false;
    dropDraft();
    const auto change = addMacro(
        m_scene.project(), m_document.ids(), found->id,
        Vec2{std::round(place.x() / gridStep), std::round(place.y() / gridStep)} * gridStep);
    if (!m_document.push(change, tr("Add %1").arg(QString::fromStdString(found->title))))
        return false;
    selectNodesOf(change.value());
    QRectF area;
    for (const auto& step : change.value().nodes)
        area |= m_scene.card(step.id())->rect;
    showArea(area);
    return true;
}

/// In the middle of the view, or below all there is where that would cover something.
bool CanvasController::addGroupInView(const Macro& macro) {
    QRectF area;
    Project alone;
    if (const auto change = addMacro({}, m_document.ids(), macro.id, {})) {
        apply(change.value(), alone);
        for (const Node& node : alone.nodes)
            area |= layOutCard(node, alone).rect;
    }
    const QPointF middle = toCanvas({m_viewSize.width() / 2, m_viewSize.height() / 2});
    area.moveCenter(middle);
    if (!m_scene.nodesIn(area.adjusted(-pasteStep, -pasteStep, pasteStep, pasteStep)).empty()) {
        const QRectF all = m_scene.bounds();
        area.moveTopLeft({all.left(), all.bottom() + 2 * pasteStep});
    }
    return addGroup(QString::fromStdString(macro.id), area.topLeft());
}

bool CanvasController::addNodeInView(const QString& type) {
    if (const Macro* macro = findMacro(type.toStdString()))
        return addGroupInView(*macro);
    QPointF place(m_viewSize.width() / 2 - 92 * m_zoom, m_viewSize.height() / 2 - 48 * m_zoom);
    const double step = pasteStep * m_zoom;
    while (m_scene.nodeAt(toCanvas(place) + QPointF(2, 2)))
        place += QPointF(step, step);
    return addNode(type, place.x(), place.y());
}

void CanvasController::wireSelected() {
    const std::vector<Id> nodes = selectedNodes();
    if (nodes.size() < 2) {
        emit m_document.refused(
            tr("Select the card a wire starts from, then the one it leads to: Shift and arrows, or "
               "Shift and click."));
        return;
    }
    Project project = m_scene.project();
    Change all;
    for (std::size_t i = 0; i + 1 < nodes.size(); ++i) {
        const Result<Change> wired =
            connectNodes(project, m_document.ids(), nodes[i], nodes.back());
        if (!wired) {
            emit m_document.refused(QString::fromStdString(wired.problems().front().text));
            return;
        }
        apply(wired.value(), project);
        all = merged(all, wired.value());
    }
    m_document.push(all, tr("Wire %1").arg(nameOf(project, nodes)));
}

bool CanvasController::connectPorts(const QString& fromNode, const QString& fromPort,
                                    const QString& toNode, const QString& toPort) {
    return m_document.push(tiller::connect(m_scene.project(), m_document.ids(),
                                           {fromNode.toStdString(), fromPort.toStdString()},
                                           {toNode.toStdString(), toPort.toStdString()}),
                           tr("Connect"));
}

void CanvasController::setWeight(const QString& link, double weight, int gesture) {
    m_document.push(tiller::setWeight(m_scene.project(), link.toStdString(), weight),
                    tr("Set weight"), gesture);
}

bool CanvasController::typeWeight(const QString& link, const QString& text) {
    bool isNumber = false;
    const double weight = QString(text).replace(',', '.').toDouble(&isNumber);
    if (!isNumber) {
        emit m_document.refused(tr("A weight is a number from 0 to 100."));
        return false;
    }
    setWeight(link, weight);
    return true;
}

} // namespace tiller
