#include "app/editor/canvas/canvas_box.h"
#include "app/editor/canvas/canvas_controller.h"
#include "core/model/reroute.h"

#include <algorithm>
#include <cmath>

/// Steps over the canvas by keyboard, showing items, and opening what edits the selected one.
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

/// The next card, frame or comment in a direction. One of dx, dy is 1 or -1, the other 0.
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
    for (const Id& id : scene.items()) {
        const Card* card = scene.card(id);
        offer(id, card ? card->rect : canvasRect(scene.project(), id));
    }
    return best;
}

/// From a node, the first wire that leads to it (-1) or from it (1). From a wire, the node where it
/// begins (-1) or ends (1).
std::optional<Id> alongWire(const CanvasScene& scene, std::string_view from, int direction) {
    if (const Wire* wire = scene.wire(from))
        return (direction < 0 ? wire->from : wire->to).node;
    if (!scene.card(from))
        return {};
    const std::vector<Id> wires = wiresAt(scene, Id(from), direction < 0);
    return wires.empty() ? std::nullopt : std::optional(wires.front());
}

/// The next wire at the same input; for the only wire of an input, the next wire at its output. The
/// first wire follows the last.
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

} // namespace

void CanvasController::setViewSize(double width, double height) {
    m_parts.view.setSize({width, height});
    if (m_parts.view.fitsAll())
        m_parts.view.fitAgain(m_parts.bounds());
}

void CanvasController::fitAll() {
    m_parts.view.fitAll(m_parts.bounds());
}

double CanvasController::coveredCards(const QRectF& area) const {
    double covered = 0;
    for (const Id& id : m_parts.scene.nodesIn(area)) {
        const QRectF common = m_parts.scene.card(id)->rect & area;
        covered += common.width() * common.height();
    }
    return covered;
}

void CanvasController::fitSelected() {
    QRectF area;
    for (const Id& id : m_parts.selection().asIds())
        area |= m_parts.areaOf(id);
    if (area.isNull())
        fitAll();
    else
        m_parts.view.fit(area);
}

void CanvasController::centerOn(const QString& id, double covered) {
    m_parts.openGroupOf(id.toStdString());
    if (const QRectF area = m_parts.areaOf(id.toStdString()); !area.isNull())
        m_parts.view.center(area, covered);
}

void CanvasController::selectNext(int by) {
    const std::vector<Id> all = m_parts.scene.items();
    if (all.empty())
        return;
    const std::vector<Id> selected = m_parts.selection().asIds();
    const auto count = static_cast<std::ptrdiff_t>(all.size());
    std::ptrdiff_t at = by > 0 ? -1 : 0;
    if (!selected.empty())
        if (const auto found = std::ranges::find(all, selected.back()); found != all.end())
            at = found - all.begin();
    const Id& next = all[static_cast<std::size_t>((at + by + count) % count)];
    m_parts.selection().select(QString::fromStdString(next));
    m_parts.reveal(next);
}

void CanvasController::selectNeighbor(int dx, int dy, bool extend) {
    Selection& selection = m_parts.selection();
    const std::vector<Id> ids = selection.asIds();
    const auto last = std::ranges::find_if(
        ids.rbegin(), ids.rend(), [this](const Id& id) { return !m_parts.areaOf(id).isNull(); });
    if (last == ids.rend()) {
        selectNext(1);
        return;
    }
    const auto next = m_parts.project().link(*last)
                          ? nextWire(m_parts.scene, *last, dx + dy)
                          : neighborOnCanvas(m_parts.scene, *last, dx, dy);
    if (!next)
        return;
    const QString id = QString::fromStdString(*next);
    if (extend && !selection.contains(id))
        selection.toggle(id);
    else
        selection.select(id);
    m_parts.reveal(*next);
}

void CanvasController::followWire(int direction) {
    const std::vector<Id> ids = m_parts.selection().asIds();
    const auto next = ids.empty() ? std::nullopt : alongWire(m_parts.scene, ids.back(), direction);
    if (!next)
        return;
    m_parts.selection().select(QString::fromStdString(*next));
    m_parts.reveal(*next);
}

void CanvasController::editSelected() {
    const std::vector<Id> ids = m_parts.selection().asIds();
    const Id id = ids.empty() ? Id() : ids.back();
    if (ids.empty())
        m_parts.document.refuse(
            tr("Select what you want to edit: a card, a wire, a frame or a comment."));
    else if (m_parts.project().node(id))
        emit m_parts.requests.inspectorRequested();
    else if (m_parts.project().link(id))
        editWeight(id);
    else if (const Annotation* box = m_parts.project().annotation(id);
             box && !isReroute(*box) && !m_parts.areaOf(id).isNull())
        editText(*box);
}

void CanvasController::editWeight(const Id& link) {
    const Wire* wire = m_parts.scene.wire(link);
    if (!wire || wire->type != PortType::force) {
        m_parts.document.refuse(tr("Only a wire that carries a force has a weight."));
        return;
    }
    m_parts.reveal(link);
    emit m_parts.requests.weightEditRequested(QString::fromStdString(link), wire->weight);
}

void CanvasController::editText(const Annotation& box) {
    m_parts.reveal(box.id);
    const QString id = QString::fromStdString(box.id);
    emit m_parts.requests.textEditRequested(id, m_parts.annotations.textOf(id),
                                            box.type != "comment");
}

void CanvasController::requestMenu() {
    const std::vector<Id> ids = m_parts.selection().asIds();
    const QRectF area = ids.empty() ? QRectF() : m_parts.areaOf(ids.back());
    if (area.isNull()) {
        const QPointF middle = m_parts.view.middle();
        emit m_parts.requests.paletteRequested(middle.x(), middle.y(), {}, false);
        return;
    }
    const Id& id = ids.back();
    m_parts.reveal(id);
    openMenuOf(id, m_parts.scene.wire(id)
                       ? weightPlace(QString::fromStdString(id))
                       : m_parts.view.toScreen(area.topLeft() + QPointF(24, 24)));
}

void CanvasController::frameSelected() {
    if (m_parts.annotations.frameSelected())
        editSelected();
}

void CanvasController::addComment() {
    constexpr double step = 3 * gridStep;
    const CanvasView& view = m_parts.view;
    QPointF place =
        m_parts.mouse ? view.toCanvas(*m_parts.mouse) : view.seen().center() - QPointF(112, 48);
    while (!m_parts.isFree(QRectF(place, QSizeF(224, 96))) ||
           m_parts.annotations.at(place + QPointF(40, 40), 1))
        place += QPointF(step, step);
    if (const auto id = m_parts.annotations.addComment(place)) {
        m_parts.reveal(*id);
        editSelected();
    }
}

} // namespace tiller
