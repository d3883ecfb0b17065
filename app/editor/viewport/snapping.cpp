#include "app/editor/viewport/snapping.h"

#include <cmath>

namespace tiller {

namespace {

constexpr double snapReach = 8; // pixels

} // namespace

void Snapping::startDrag(const std::optional<Handle>& moved, const std::set<Id>& alsoMoved) {
    m_drags = true;
    collect(moved, alsoMoved);
}

void Snapping::stop() {
    m_drags = false;
    m_snap.reset();
    showGuides({});
}

void Snapping::update() {
    if (!m_drags)
        m_snap.reset();
}

void Snapping::collect(const std::optional<Handle>& moved, const std::set<Id>& alsoMoved) {
    const QSizeF size = m_camera.size();
    const Vec2 low = m_camera.view().toWorld({0, 0});
    const Vec2 high = m_camera.view().toWorld({size.width(), size.height()});
    m_snap.emplace(m_world.scene(), worldBox(m_world.project()),
                   QRectF(low.x, low.y, high.x - low.x, high.y - low.y), moved, alsoMoved);
}

Snapped Snapping::snapped(std::span<const Vec2> anchors, Vec2 by,
                          Qt::KeyboardModifiers keys) const {
    if (anchors.empty() || !m_snap || keys & Qt::AltModifier)
        return {.by = by};
    if (keys & Qt::ControlModifier || m_world.overlays().snap)
        return onGrid(anchors.front(), by, m_world.overlays().gridStep(m_camera.view()));
    return m_snap->nearest(anchors, by, snapReach / m_camera.zoom());
}

Snapped Snapping::dragTo(std::span<const Vec2> anchors, Vec2 by, Qt::KeyboardModifiers keys) {
    Snapped result = snapped(anchors, by, keys);
    showGuides(result.guides);
    return result;
}

Snapped Snapping::dragTo(Vec2 anchor, Vec2 by, double reach) {
    if (!m_snap)
        return {.by = by};
    Snapped result = m_snap->nearest(std::span(&anchor, 1), by, reach / m_camera.zoom());
    showGuides(result.guides);
    return result;
}

Vec2 Snapping::drawAt(QPointF place, Qt::KeyboardModifiers keys) {
    if (!m_snap)
        collect({});
    const Vec2 from = m_camera.view().toWorld(place);
    const Snapped to = dragTo(std::span(&from, 1), {}, keys);
    const double step = m_camera.pixelStep();
    const Vec2 end = from + to.by;
    return {to.exactX ? end.x : std::round(end.x / step) * step,
            to.exactY ? end.y : std::round(end.y / step) * step};
}

void Snapping::showGuides(std::vector<Guide> guides) {
    if (guides == m_guides)
        return;
    m_guides = std::move(guides);
    emit guidesChanged();
}

} // namespace tiller
