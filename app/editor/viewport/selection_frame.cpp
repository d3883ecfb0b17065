#include "app/editor/viewport/selection_frame.h"

#include "app/editor/viewport/shape_style.h"
#include "app/editor/viewport/stroke.h"

#include <QPainter>
#include <QPixmap>

#include <array>
#include <cmath>

namespace tiller {

namespace {

constexpr double frameGap = 10; // pixels
constexpr double frameGripReach = 7;
constexpr double turnAway = 22;     // from the upper side
constexpr double roomForSides = 36; // a shorter side has no grip in its middle
constexpr double dash = 4;

constexpr std::array allGrips{FrameGrip::topLeft,    FrameGrip::topRight, FrameGrip::bottomRight,
                              FrameGrip::bottomLeft, FrameGrip::top,      FrameGrip::right,
                              FrameGrip::bottom,     FrameGrip::left,     FrameGrip::turn};

/// @param box in the world: what has no height, as a level wall, has no grip for it
bool isShown(FrameGrip grip, const QRectF& frame, const QRectF& box) {
    const QPoint sides = sidesOf(grip);
    if (grip == FrameGrip::turn)
        return true;
    const bool hasExtent =
        (sides.x() == 0 || box.width() > 0) && (sides.y() == 0 || box.height() > 0);
    const bool hasRoomAcross = sides.x() != 0 || frame.width() >= roomForSides;
    const bool hasRoomDown = sides.y() != 0 || frame.height() >= roomForSides || box.height() == 0;
    return hasExtent && hasRoomDown && (hasRoomAcross || box.width() == 0);
}

QPointF placeOf(FrameGrip grip, const QRectF& frame) {
    const QPoint sides = sidesOf(grip);
    if (grip != FrameGrip::turn)
        return {frame.center().x() + sides.x() * frame.width() / 2,
                frame.center().y() + sides.y() * frame.height() / 2};
    const bool hasRoomAbove = frame.top() - turnAway > frameGripReach;
    return {frame.center().x(), hasRoomAbove ? frame.top() - turnAway : frame.bottom() + turnAway};
}

void paintDashed(DrawTarget& target, QPointF from, QPointF to, QRgb color) {
    const QPointF way = to - from;
    const double far = lengthOf(way);
    constexpr double mostDashes = 400;
    const double step = std::max(2 * dash, far / mostDashes);
    for (double at = 0; at < far; at += step)
        target.line(from + way * (at / far), from + way * (std::min(at + step / 2, far) / far), 1,
                    color);
}

/// An arrow around a corner.
QCursor makeTurnCursor() {
    constexpr int size = 24;
    QPixmap pixmap(size, size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPolygonF head{QPointF(17.5, 10), QPointF(22.5, 10), QPointF(20, 14.5)};
    for (const auto& [color, width] : {std::pair(Qt::white, 4.5), std::pair(Qt::black, 2.0)}) {
        painter.setPen(QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawArc(QRectF(4, 4, 16, 16), 0, 270 * 16);
        painter.setBrush(color);
        painter.drawPolygon(head);
    }
    painter.end();
    return QCursor(pixmap, size / 2, size / 2);
}

} // namespace

std::optional<SelectionFrame> SelectionFrame::around(const SceneShapes& scene,
                                                     const std::set<Id>& selected) {
    using Form = SceneShape::Form;
    SelectionFrame frame;
    std::size_t count = 0;
    bool isRound = false;
    Vec2 low{INFINITY, INFINITY};
    Vec2 high{-INFINITY, -INFINITY};
    for (const SceneShape& shape : scene.all()) {
        if (!shape.isReachable() || !selected.contains(shape.id))
            continue;
        ++count;
        isRound = shape.form == Form::point || shape.form == Form::circle;
        frame.tight = shape.form == Form::box;
        const QRectF& bounds = shape.bounds;
        low = {std::min(low.x, bounds.x()), std::min(low.y, bounds.y())};
        high = {std::max(high.x, bounds.x() + bounds.width()),
                std::max(high.y, bounds.y() + bounds.height())};
    }
    if (count == 0 || (count == 1 && isRound) || (low.x == high.x && low.y == high.y))
        return {};
    frame.tight = frame.tight && count == 1;
    frame.count = count;
    frame.box = {low.x, low.y, high.x - low.x, high.y - low.y};
    return frame;
}

QRectF SelectionFrame::inView(const ViewTransform& view) const {
    const double gap = tight ? 0 : frameGap;
    return view.toView(box).adjusted(-gap, -gap, gap, gap);
}

Vec2 SelectionFrame::anchorOf(FrameGrip grip) const {
    const QPoint sides = sidesOf(grip);
    return {box.x() + box.width() * (1 + sides.x()) / 2,
            box.y() + box.height() * (1 + sides.y()) / 2};
}

std::optional<FrameGrip> SelectionFrame::gripAt(const ViewTransform& view, QPointF place) const {
    const QRectF frame = inView(view);
    for (const FrameGrip grip : allGrips)
        if (isShown(grip, frame, box) && lengthOf(placeOf(grip, frame) - place) <= frameGripReach)
            return grip;
    return {};
}

QPoint sidesOf(FrameGrip grip) {
    switch (grip) {
    case FrameGrip::topLeft:
        return {-1, -1};
    case FrameGrip::top:
        return {0, -1};
    case FrameGrip::topRight:
        return {1, -1};
    case FrameGrip::right:
        return {1, 0};
    case FrameGrip::bottomRight:
        return {1, 1};
    case FrameGrip::bottom:
        return {0, 1};
    case FrameGrip::bottomLeft:
        return {-1, 1};
    case FrameGrip::left:
        return {-1, 0};
    case FrameGrip::turn:
        break;
    }
    return {0, 0};
}

QCursor cursorOf(FrameGrip grip) {
    static const QCursor turn = makeTurnCursor();
    if (grip == FrameGrip::turn)
        return turn;
    const QPoint sides = sidesOf(grip);
    if (sides.x() == 0)
        return Qt::SizeVerCursor;
    if (sides.y() == 0)
        return Qt::SizeHorCursor;
    return sides.x() == sides.y() ? Qt::SizeFDiagCursor : Qt::SizeBDiagCursor;
}

void paintFrame(DrawTarget& target, const WorldPicture& picture, const SelectionFrame& frame,
                std::optional<FrameGrip> hovered) {
    constexpr double gripSize = 3.5;
    const QRectF shown = frame.inView(picture.view);
    const QColor& accent = picture.colors.accent;
    if (!frame.tight) {
        const QRectF sight = picture.sight(2 * frameGap);
        const QRectF cut = shown & sight; // far outside the view there would be many dashes
        const QRgb line = faded(accent, 0.8);
        if (shown.top() >= sight.top() && !cut.isEmpty())
            paintDashed(target, cut.topLeft(), cut.topRight(), line);
        if (shown.bottom() <= sight.bottom() && !cut.isEmpty())
            paintDashed(target, cut.bottomLeft(), cut.bottomRight(), line);
        if (shown.left() >= sight.left() && !cut.isEmpty())
            paintDashed(target, cut.topLeft(), cut.bottomLeft(), line);
        if (shown.right() <= sight.right() && !cut.isEmpty())
            paintDashed(target, cut.topRight(), cut.bottomRight(), line);
    }
    const QPointF turn = placeOf(FrameGrip::turn, shown);
    const QPointF from =
        turn.y() < shown.top() ? placeOf(FrameGrip::top, shown) : placeOf(FrameGrip::bottom, shown);
    target.line(from, turn, 1, faded(accent, 0.8));
    for (const FrameGrip grip : allGrips) {
        const QPointF at = placeOf(grip, shown);
        if (!isShown(grip, shown, frame.box) || !picture.sight(frameGripReach).contains(at))
            continue;
        const bool isHovered = hovered == grip;
        const double size = gripSize + (isHovered ? 1 : 0);
        const QRgb inside = isHovered ? accent.rgba() : picture.colors.world.rgba();
        if (grip == FrameGrip::turn) {
            target.disc(at, size + 1, inside);
            target.ring(at, size + 1, 1.5, accent.rgba());
        } else {
            const QRectF square(at.x() - size, at.y() - size, 2 * size, 2 * size);
            fillRect(target, square, inside);
            strokeRect(target, square, 1.5, accent.rgba());
        }
    }
}

} // namespace tiller
