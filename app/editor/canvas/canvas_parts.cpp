#include "app/editor/canvas/canvas_parts.h"

#include "app/editor/canvas/excerpts.h"
#include "app/editor/canvas/frame_edits.h"

namespace tiller {

QRectF CanvasParts::areaOf(const Id& id) const {
    if (const Wire* wire = scene.wire(id))
        return wire->tag ? wire->tag->box : wire->curve.bounds();
    const Card* card = scene.card(id);
    return card ? card->rect : canvasRect(project(), id);
}

void CanvasParts::openGroupOf(const Id& id) {
    if (!project().node(id) && !project().annotation(id))
        return;
    const NodeGroup* group = scene.groups().groupOf(id);
    document.setOpenGroup(group ? group->id : Id());
}

void CanvasParts::reveal(const Id& id) {
    if (scene.isHidden(id))
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
