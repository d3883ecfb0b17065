#pragma once

#include "app/editor/canvas/canvas_scene.h"

#include <QLineF>

#include <span>

namespace tiller {

/// What is being dragged over the canvas: cards, frames with what is in them, and comments; or the
/// corner of a box. It finds where that comes to lie: in line with what is near, else on the grid.
class CardDrag {
public:
    /// @param ids what is selected; @param seen the part of the canvas one sees, where what stays
    /// gives the lines
    CardDrag(const CanvasScene& scene, std::span<const Id> ids, const QRectF& seen);
    /// A corner of a frame or comment, at a place.
    CardDrag(const CanvasScene& scene, const Id& box, QPointF corner, const QRectF& seen);

    [[nodiscard]] const std::vector<Id>& ids() const { return m_ids; }

    /// How far it comes to lie from where it was, when the mouse has gone @p by.
    /// @param reach on the canvas, within which it goes to a line; 0 for no lines and no grid
    [[nodiscard]] Vec2 settle(QPointF by, double reach);
    /// What it is in line with since then.
    [[nodiscard]] const std::vector<QLineF>& lines() const { return m_lines; }

    /// The link that a single card, dropped now, would go into: the one under the mouse, or under
    /// the middle of the card.
    [[nodiscard]] std::optional<Id> spliceAt(const CanvasScene& scene, QPointF mouse,
                                             double reach) const;

private:
    void findOthers(const CanvasScene& scene, const QRectF& seen);

    std::vector<Id> m_ids;
    QRectF m_bounds; ///< of all that moves, before it did
    std::vector<QRectF> m_others;
    std::vector<QLineF> m_lines;
};

} // namespace tiller
