#include "app/editor/canvas/canvas_controller.h"
#include "app/editor/canvas/excerpts.h"
#include "app/editor/canvas/frame_edits.h"
#include "app/editor/canvas/splice.h"
#include "app/editor/words/names.h"
#include "core/io/project_io.h"
#include "core/model/registry.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>
#include <cmath>
#include <utility>

/// What is done to what is selected, from menus and keys.
namespace tiller {

namespace {

constexpr double pasteStep = 3 * gridStep;

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
    const Project copied = excerptOf(m_scene.project(), m_document.selection()->asIds());
    if (!copied.nodes.empty() || !copied.annotations.empty() || !copied.scene.empty())
        QGuiApplication::clipboard()->setText(QString::fromStdString(writeProject(copied)));
}

void CanvasController::cutSelected() {
    copySelected();
    std::vector<Id> ids;
    for (const Id& id : m_document.selection()->asIds())
        if (!m_scene.project().link(id)) // a wire alone is not copied
            ids.push_back(id);
    if (!ids.empty())
        m_document.push(remove(m_scene.project(), ids),
                        tr("Cut %1").arg(nameOf(m_scene.project(), ids)));
}

void CanvasController::paste() {
    const auto copied = readExcerpt(QGuiApplication::clipboard()->text());
    if (!copied) {
        emit m_document.refused(QString::fromStdString(copied.problems().front().text));
        return;
    }
    const Project& excerpt = copied.value();
    const auto corner = cornerOf(excerpt);
    Vec2 by{pasteStep, pasteStep};
    if (corner && m_cursor) {
        const QPointF place = toCanvas(*m_cursor);
        by = Vec2{std::round(place.x() / gridStep), std::round(place.y() / gridStep)} * gridStep -
             *corner;
    }
    const auto taken = [&](Vec2 place) {
        return std::ranges::any_of(m_scene.project().nodes,
                                   [&](const Node& node) { return node.place == place; });
    };
    while (corner && taken(*corner + by))
        by = by + Vec2{pasteStep, pasteStep};
    const auto pasted = pasteExcerpt(m_scene.project(), m_document.ids(), excerpt, by);
    const auto count =
        corner ? excerpt.nodes.size() + excerpt.annotations.size() : excerpt.scene.size();
    if (m_document.push(pasted, tr("Paste %n item(s)", nullptr, static_cast<int>(count))))
        selectAdded(pasted.value());
}

void CanvasController::duplicateSelected() {
    const std::vector<Id> ids = m_document.selection()->asIds();
    const auto [by, area] = wayOfCopies(ids);
    const auto copy = duplicateWithWires(m_scene.project(), m_document.ids(), ids, by);
    if (!m_document.push(copy, tr("Duplicate %1").arg(nameOf(m_scene.project(), ids))))
        return;
    selectAdded(copy.value());
    if (!area.isNull())
        showArea(area);
}

/// A little to the right and down; frames as far down as they hold nothing but their own copies,
/// and then where that is.
std::pair<Vec2, QRectF> CanvasController::wayOfCopies(std::span<const Id> ids) const {
    QRectF area;
    bool anyFrame = false;
    for (const Id& id : ids) {
        const Annotation* box = m_scene.project().annotation(id);
        anyFrame |= box && box->type == "frame";
        area |= canvasRect(m_scene.project(), id);
    }
    if (!anyFrame)
        return {{pasteStep, pasteStep}, {}};
    const QPointF step(0, pasteStep);
    QRectF there = area.translated(step);
    while (!m_scene.nodesIn(there).empty() || !m_annotations.touching(there).empty())
        there.translate(step);
    return {{0, there.y() - area.y()}, there};
}

void CanvasController::selectAdded(const Change& change) {
    QStringList ids;
    for (const Id& id : addedBy(change))
        ids.append(QString::fromStdString(id));
    m_document.selection()->set(ids);
}

void CanvasController::nudgeSelected(int dx, int dy) {
    const std::vector<Id> ids = withCarried(m_scene.project(), m_document.selection()->asIds());
    if (!ids.empty())
        m_document.push(moveOnCanvas(m_scene.project(), ids, {dx * gridStep, dy * gridStep}),
                        tr("Move %1").arg(nameOf(m_scene.project(), ids)));
}

void CanvasController::toggleMuted() {
    const std::vector<Id> nodes = selectedNodes();
    const Project& project = m_scene.project();
    const bool mute =
        std::ranges::any_of(nodes, [&project](const Id& id) { return !project.node(id)->muted; });
    m_document.push(setMuted(project, nodes, mute),
                    (mute ? tr("Mute %1") : tr("Unmute %1")).arg(nameOf(project, nodes)));
}

void CanvasController::toggleSolo() {
    const Project& project = m_scene.project();
    std::vector<Id> nodes = selectedNodes();
    if (nodes.empty())
        return;
    std::erase_if(nodes, [&project](const Id& id) {
        return !canBeSolo(*findNodeType(project.node(id)->type));
    });
    if (nodes.empty()) {
        emit m_document.refused(tr("Only what gives a force can be solo: a behavior or what "
                                   "combines some."));
        return;
    }
    const bool solo =
        std::ranges::any_of(nodes, [&project](const Id& id) { return !project.node(id)->solo; });
    m_document.push(setSolo(project, nodes, solo),
                    (solo ? tr("Solo %1") : tr("End solo of %1")).arg(nameOf(project, nodes)));
}

void CanvasController::detachSelected() {
    const std::vector<Id> nodes = selectedNodes();
    m_document.push(detach(m_scene.project(), m_document.ids(), nodes),
                    tr("Detach %1").arg(nameOf(m_scene.project(), nodes)));
}

void CanvasController::reorderSelected(int by) {
    const std::vector<Id> ids = m_document.selection()->asIds();
    if (ids.size() == 1 && m_scene.project().link(ids.front()))
        m_document.push(reorder(m_scene.project(), ids.front(), by),
                        by < 0 ? tr("Move wire earlier") : tr("Move wire later"));
}

void CanvasController::wireSelected() {
    std::vector<Id> nodes = selectedNodes();
    if (nodes.empty()) {
        emit m_document.refused(tr("Select the card that the wire starts from."));
        return;
    }
    const std::optional<Id> start = std::exchange(m_wireStart, std::nullopt);
    if (nodes.size() == 1 && start && m_scene.project().node(*start) && *start != nodes.front())
        nodes.insert(nodes.begin(), *start);
    if (nodes.size() == 1)
        m_wireStart = nodes.front();
    emit hoverChanged(); // and with it the hint
    if (m_wireStart)
        return;
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
