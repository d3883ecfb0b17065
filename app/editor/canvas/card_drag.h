#pragma once

#include "app/editor/canvas/canvas_scene.h"

#include <QLineF>

#include <span>

namespace tiller {

/// Finds where dragged cards, frames and comments come to lie: in line with others nearby, else on
/// the grid. The same for a dragged corner of a frame or comment.
class CardDrag {
public:
    /// @param ids the selected items; a frame takes along the cards that lie in it
    /// @param seen the part of the canvas in view: only items in it give lines
    CardDrag(const CanvasScene& scene, std::span<const Id> ids, const QRectF& seen);
    /// Drags a corner of a frame or comment.
    CardDrag(const CanvasScene& scene, const Id& box, QPointF corner, const QRectF& seen);

    [[nodiscard]] const std::vector<Id>& ids() const { return m_ids; } ///< all that moves

    /// How far the items come to lie from their places before, when the mouse has gone @p by.
    /// @param reach the distance, on the canvas, that they go to a line; 0 for no lines and no grid
    [[nodiscard]] Vec2 settle(QPointF by, double reach);
    /// The lines that the items are on since the last settle().
    [[nodiscard]] const std::vector<QLineF>& lines() const { return m_lines; }

    /// The link that a single card would go into: the one under the mouse, or under the middle of
    /// the card.
    [[nodiscard]] std::optional<Id> spliceAt(const CanvasScene& scene, QPointF mouse,
                                             double reach) const;

private:
    void findOthers(const CanvasScene& scene, const QRectF& seen);

    std::vector<Id> m_ids;
    QRectF m_bounds;              ///< of all that moves, before the drag
    std::vector<QRectF> m_others; ///< the items that stay
    std::vector<QLineF> m_lines;
};

} // namespace tiller
