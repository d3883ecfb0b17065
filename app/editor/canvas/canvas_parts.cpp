#include "app/editor/canvas/canvas_parts.h"

#include "app/editor/canvas/canvas_box.h"
#include "app/editor/canvas/excerpts.h"

#include <algorithm>

namespace tiller {

WireDraft::WireDraft(const CanvasScene& scene, PortRef port, QPointF freeEnd)
    : from(std::move(port)), end(freeEnd) {
    const Port& start = *scene.card(from.node)->spot(from.port)->port;
    fromInput = start.isInput;
    type = start.type;
}

std::pair<PortRef, PortRef> WireDraft::endsWith(const PortRef& port) const {
    return fromInput ? std::pair(port, from) : std::pair(from, port);
}

bool WireDraft::isIn(const CanvasScene& scene) const {
    const auto hasPort = [&scene](const PortRef& port) {
        const Card* card = scene.card(port.node);
        return card && card->spot(port.port);
    };
    return hasPort(from) && (!over || hasPort(*over)) && (!carried || scene.wire(*carried));
}

WireCurve WireDraft::curve(const CanvasScene& scene) const {
    const QPointF start = scene.card(from.node)->place(from.port);
    return fromInput ? wireBetween(end, start) : wireBetween(start, end);
}

QRectF CanvasParts::areaOf(const Id& id) const {
    if (const Wire* wire = scene.wire(id))
        return wire->tag ? wire->tag->box : wire->curve.bounds();
    const Card* card = scene.card(id);
    return card ? card->rect : canvasRect(project(), id);
}

bool CanvasParts::isFree(const QRectF& area, std::span<const Id> without) const {
    const auto isLeftOut = [&](const Id& node) {
        return std::ranges::find(without, node) != without.end();
    };
    return std::ranges::all_of(scene.nodesIn(area), isLeftOut) &&
           std::ranges::none_of(scene.boxes(), [&](const Annotation* each) {
               return each->type != "frame" && boxOf(*each).intersects(area) &&
                      !isLeftOut(each->id);
           }); // boxes are comments and the cards of groups, too
}

void CanvasParts::openGroupOf(const Id& id) {
    if (!project().node(id) && !project().annotation(id))
        return;
    const NodeGroup* group = scene.groups().holderOf(id);
    document.setOpenGroup(group ? group->id : Id());
}

void CanvasParts::reveal(const Id& id) {
    const NodeGroup* inner = scene.groups().group(id);
    if (scene.isHidden(id) || (inner && inner->outer != document.openGroup()))
        openGroupOf(id);
    if (const QRectF area = areaOf(id); !area.isNull())
        view.reveal(area);
}

void CanvasParts::selectAdded(const Change& change) {
    QStringList ids;
    for (const Id& id : addedBy(change))
        ids.append(QString::fromStdString(id));
    selection().set(ids);
}

} // namespace tiller
