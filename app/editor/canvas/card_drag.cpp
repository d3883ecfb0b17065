#include "app/editor/canvas/card_drag.h"

#include "app/editor/canvas/align_guides.h"
#include "app/editor/canvas/canvas_box.h"
#include "app/editor/canvas/frame_edits.h"
#include "app/editor/canvas/splice.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace tiller {

namespace {

constexpr double exact = 1e-6;

} // namespace

CardDrag::CardDrag(const CanvasScene& scene, std::span<const Id> ids, const QRectF& seen)
    : m_ids(withCarried(scene.project(), ids)) {
    for (const Id& id : m_ids)
        m_bounds |= canvasRect(scene.project(), id);
    findOthers(scene, seen);
}

CardDrag::CardDrag(const CanvasScene& scene, const Id& box, QPointF corner, const QRectF& seen)
    : m_ids{box}, m_bounds(corner, QSizeF()) {
    findOthers(scene, seen);
}

void CardDrag::findOthers(const CanvasScene& scene, const QRectF& seen) {
    const std::set<Id> moving(m_ids.begin(), m_ids.end());
    for (const Id& node : scene.nodesIn(seen))
        if (!moving.contains(node))
            m_others.push_back(scene.card(node)->rect);
    for (const Annotation* box : scene.boxes())
        if (!moving.contains(box->id) && boxOf(*box).intersects(seen))
            m_others.push_back(boxOf(*box));
}

Vec2 CardDrag::settle(QPointF by, double reach) {
    m_lines.clear();
    if (reach <= 0)
        return {std::round(by.x()), std::round(by.y())};
    const AlignGuides near = alignGuides(m_bounds.translated(by), m_others, reach);
    const Vec2 moved{near.dx ? by.x() + *near.dx : onGrid(by.x()),
                     near.dy ? by.y() + *near.dy : onGrid(by.y())};
    m_lines = alignGuides(m_bounds.translated(moved.x, moved.y), m_others, exact).lines;
    return moved;
}

std::optional<Id> CardDrag::spliceAt(const CanvasScene& scene, QPointF mouse, double reach) const {
    if (m_ids.size() != 1 || !scene.card(m_ids.front()))
        return {};
    const Id& node = m_ids.front();
    for (const QPointF& place : {mouse, scene.card(node)->rect.center()})
        if (const auto link = scene.linkAt(place, reach);
            link && canSplice(scene.project(), node, *link))
            return link;
    return {};
}

} // namespace tiller
