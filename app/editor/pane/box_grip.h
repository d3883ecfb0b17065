#pragma once

#include <QPoint>
#include <QRectF>

#include <array>
#include <cmath>
#include <optional>

namespace tiller {

/// A handle of a box: a corner or a side, all of it, or the grip that turns it.
enum class BoxGrip {
    none,
    topLeft,
    top,
    topRight,
    right,
    bottomRight,
    bottom,
    bottomLeft,
    left,
    move,
    turn
};

inline constexpr std::array cornerGrips{BoxGrip::topLeft, BoxGrip::topRight, BoxGrip::bottomRight,
                                        BoxGrip::bottomLeft};
inline constexpr std::array sideGrips{BoxGrip::left, BoxGrip::right, BoxGrip::top, BoxGrip::bottom};

/// Which sides a grip moves: -1 the left or upper one, 1 the right or lower one, 0 none.
[[nodiscard]] inline QPoint sidesOf(BoxGrip grip) {
    constexpr std::array<QPoint, 11> sides{
        QPoint(),     QPoint(-1, -1), QPoint(0, -1), QPoint(1, -1), QPoint(1, 0), QPoint(1, 1),
        QPoint(0, 1), QPoint(-1, 1),  QPoint(-1, 0), QPoint(),      QPoint()};
    return sides[static_cast<std::size_t>(grip)];
}

/// Where a grip is on a box: a corner, or the middle of a side; for other grips, of the box.
[[nodiscard]] inline QPointF gripPlace(BoxGrip grip, const QRectF& box) {
    const QPoint sides = sidesOf(grip);
    return {box.x() + box.width() * (1 + sides.x()) / 2,
            box.y() + box.height() * (1 + sides.y()) / 2};
}

/// The box with the sides of a grip moved, maybe past the other sides.
[[nodiscard]] inline QRectF dragged(const QRectF& box, BoxGrip grip, QPointF by) {
    const QPoint sides = sidesOf(grip);
    return box
        .adjusted(sides.x() < 0 ? by.x() : 0, sides.y() < 0 ? by.y() : 0,
                  sides.x() > 0 ? by.x() : 0, sides.y() > 0 ? by.y() : 0)
        .normalized();
}

/// The corner of a box that is within reach of a place, in x and y; else none.
[[nodiscard]] inline BoxGrip cornerAt(const QRectF& box, QPointF place, double reach) {
    for (const BoxGrip grip : cornerGrips)
        if (const QPointF away = place - gripPlace(grip, box);
            std::abs(away.x()) <= reach && std::abs(away.y()) <= reach)
            return grip;
    return BoxGrip::none;
}

/// The side of a box that is within reach of a place; else none.
[[nodiscard]] inline BoxGrip sideAt(const QRectF& box, QPointF place, double reach) {
    if (box.adjusted(-reach, -reach, reach, reach).contains(place))
        for (const BoxGrip grip : sideGrips) {
            const QPointF away = place - gripPlace(grip, box);
            if (std::abs(sidesOf(grip).x() != 0 ? away.x() : away.y()) <= reach)
                return grip;
        }
    return BoxGrip::none;
}

[[nodiscard]] inline Qt::CursorShape cursorOf(BoxGrip grip) {
    const QPoint sides = sidesOf(grip);
    if (sides.isNull())
        return grip == BoxGrip::move ? Qt::SizeAllCursor : Qt::ArrowCursor;
    if (sides.x() == 0 || sides.y() == 0)
        return sides.x() == 0 ? Qt::SizeVerCursor : Qt::SizeHorCursor;
    return sides.x() == sides.y() ? Qt::SizeFDiagCursor : Qt::SizeBDiagCursor;
}

} // namespace tiller
