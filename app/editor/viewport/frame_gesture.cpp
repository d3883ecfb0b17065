#include "app/editor/viewport/frame_gesture.h"

#include "app/editor/viewport/scene_edits.h"
#include "app/editor/words/names.h"

#include <cmath>
#include <numbers>

namespace tiller {

namespace {

constexpr double shiftStep = 15; // degrees

/// How many times as long a side becomes. A drag to the other side mirrors it, and none becomes 0.
double factorOf(double before, double after, double least) {
    if (before == 0)
        return 1;
    if (std::abs(after) < least)
        after = std::copysign(least, after == 0 ? before : after);
    return after / before;
}

} // namespace

FrameGesture::FrameGesture(ShownWorld& world, WorldSelection& selection, const WorldCamera& camera,
                           Snapping& snapping, FrameGrip grip, QPointF pressed, int number)
    : m_world(world)
    , m_camera(camera)
    , m_snapping(snapping)
    , m_grip(grip)
    , m_pressed(pressed)
    , m_number(number)
    , m_frame(*selection.frame())
    , m_starts(selection.items()) {
    std::set<Id> moved;
    for (const SceneItem& item : m_starts)
        moved.insert(item.id);
    m_snapping.startDrag({}, moved);
}

void FrameGesture::move(const MouseState& mouse) {
    if (m_grip == FrameGrip::turn) {
        const Vec2 middle = m_frame.anchorOf(FrameGrip::turn);
        const auto angleOf = [&](QPointF at) {
            const Vec2 out = m_camera.view().toWorld(at) - middle;
            return std::atan2(-out.y, out.x) / std::numbers::pi * 180; // y points down
        };
        const double degrees = angleOf(mouse.at) - angleOf(m_pressed);
        const double step = mouse.keys & Qt::ShiftModifier ? shiftStep : 1;
        turn(std::remainder(std::round(degrees / step) * step, 360));
        return;
    }
    m_fromMiddle = bool(mouse.keys & Qt::AltModifier);
    scale(draggedFactors(mouse, fixedPlace(m_fromMiddle)), m_fromMiddle);
}

/// The place that a change of size keeps.
Vec2 FrameGesture::fixedPlace(bool fromMiddle) const {
    const Vec2 middle = m_frame.anchorOf(FrameGrip::turn);
    return fromMiddle ? middle : middle * 2 - m_frame.anchorOf(m_grip);
}

Vec2 FrameGesture::draggedFactors(const MouseState& mouse, Vec2 about) {
    const ViewTransform& view = m_camera.view();
    const Vec2 anchor = m_frame.anchorOf(m_grip);
    const Snapped to =
        m_snapping.dragTo(std::span(&anchor, 1), view.toWorld(mouse.at) - view.toWorld(m_pressed),
                          mouse.keys & ~Qt::ShiftModifier);
    const double step = m_camera.pixelStep();
    const Vec2 end = anchor + to.by;
    const Vec2 rounded{to.exactX ? end.x : roundCoordinate(end.x, step),
                       to.exactY ? end.y : roundCoordinate(end.y, step)};
    const QPoint sides = sidesOf(m_grip);
    Vec2 factors{sides.x() == 0 ? 1 : factorOf(anchor.x - about.x, rounded.x - about.x, step),
                 sides.y() == 0 ? 1 : factorOf(anchor.y - about.y, rounded.y - about.y, step)};
    if (mouse.keys & Qt::ShiftModifier) {
        const bool byX =
            sides.y() == 0 || (sides.x() != 0 && std::abs(factors.x) >= std::abs(factors.y));
        const double factor = std::abs(byX ? factors.x : factors.y);
        factors = {std::copysign(factor, factors.x), std::copysign(factor, factors.y)};
    }
    return factors;
}

void FrameGesture::turn(double degrees) {
    m_says = QObject::tr("turned by %1°").arg(QString::fromStdString(toText(degrees)));
    push(turnMap(degrees, m_frame.anchorOf(FrameGrip::turn)), QObject::tr("Rotate %1"));
}

void FrameGesture::scale(Vec2 factors, bool fromMiddle) {
    const auto percent = [](double factor) {
        return QString::fromStdString(toText(std::round(factor * 100)));
    };
    m_says = factors.x == factors.y
                 ? QObject::tr("scaled to %1%").arg(percent(factors.x))
                 : QObject::tr("scaled to %1%, %2%").arg(percent(factors.x), percent(factors.y));
    push({{factors.x, 0}, {0, factors.y}, fixedPlace(fromMiddle)}, QObject::tr("Resize %1"));
}

void FrameGesture::push(const SceneMap& map, const QString& text) {
    std::vector<SceneItem> after;
    std::vector<Id> ids;
    for (const SceneItem& start : m_starts) {
        after.push_back(transformed(start, map));
        ids.push_back(start.id);
    }
    m_world.document()->push(replaceItems(m_world.project(), after),
                             text.arg(nameOf(m_world.project(), ids)), m_number);
}

bool FrameGesture::takeNumbers(std::span<const double> numbers) {
    if (numbers.empty() || numbers.size() > 2)
        return false;
    if (m_grip == FrameGrip::turn) {
        turn(numbers.front());
        return true;
    }
    const QPoint sides = sidesOf(m_grip);
    const bool both = numbers.size() == 2;
    const Vec2 factors{both || sides.x() != 0 ? numbers.front() / 100 : 1,
                       both || sides.y() != 0 ? numbers.back() / 100 : 1};
    if (factors.x == 0 || factors.y == 0)
        return false;
    scale(factors, m_fromMiddle);
    return true;
}

void FrameGesture::cancel() {
    m_world.document()->cancelGesture(m_number);
}

} // namespace tiller
