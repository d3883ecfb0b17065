#include "app/editor/viewport/handle_drag.h"
#include "app/editor/viewport/scene_edits.h"
#include "app/editor/viewport/world_gesture.h"
#include "app/editor/words/names.h"
#include "app/editor/words/setting_text.h"

#include <cmath>
#include <numbers>

/// The gestures about the selected geometry.
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

/// Edits all of the selected geometry.
class SelectionGesture : public WorldGesture {
public:
    SelectionGesture(const WorldParts& parts, QPointF pressed, int step)
        : WorldGesture(parts, pressed, step), m_starts(parts.selection.items()) {}

protected:
    [[nodiscard]] std::set<Id> ids() const {
        std::set<Id> all;
        for (const SceneItem& item : m_starts)
            all.insert(item.id);
        return all;
    }
    /// Replaces each item by what @p edit makes of it as it was before the drag.
    template <class Edit>
    void push(const QString& text, const Edit& edit) {
        std::vector<SceneItem> after;
        std::vector<Id> ids;
        for (const SceneItem& start : m_starts) {
            after.push_back(edit(start));
            ids.push_back(start.id);
        }
        m_document.push(replaceItems(project(), after), text.arg(nameOf(project(), ids)), m_step);
    }

    std::vector<SceneItem> m_starts; ///< the items before the drag
};

class MoveGesture final : public SelectionGesture {
public:
    MoveGesture(const WorldParts& parts, const Handle& handle, QPointF pressed, int step,
                bool copies)
        : SelectionGesture(parts, pressed, step)
        , m_copies(copies)
        , m_anchors(HandleDrag(project(), handle, parts.camera.pixelStep()).anchors())
        , m_selectedBefore(m_document.selection()->ids()) {
        m_parts.snapping.startDrag(handle, copies ? std::set<Id>() : ids());
    }

    void move(const MouseState& mouse) override;
    bool moveExactly(Vec2 by) override {
        m_way = by;
        push(QObject::tr("Move %1"), [by](const SceneItem& start) { return movedItem(start, by); });
        return true;
    }
    [[nodiscard]] std::optional<Vec2> way() const override { return m_way; }
    void cancel() override {
        SelectionGesture::cancel();
        m_document.selection()->set(m_selectedBefore);
    }
    [[nodiscard]] std::optional<QCursor> cursor() const override {
        return QCursor(m_copies ? Qt::DragCopyCursor : Qt::SizeAllCursor);
    }

private:
    bool m_copies;
    bool m_copied = false;
    Points m_anchors;
    QStringList m_selectedBefore;
    Vec2 m_way;
};

void MoveGesture::move(const MouseState& mouse) {
    const Vec2 by = draggedBy(mouse);
    if (m_copies && !m_copied) {
        if (!m_parts.selection.copyBy({}, m_step))
            return;
        m_copied = true;
        m_starts = m_parts.selection.items();
    }
    // With Ctrl the mouse copies, so it does not snap to the grid.
    const auto keys = m_copies ? mouse.keys & ~Qt::ControlModifier : mouse.keys;
    const Snapped to = m_parts.snapping.dragTo(m_anchors, by, keys);
    const Vec2 end = m_anchors.empty() ? to.by : m_anchors.front() + to.by;
    const double step = m_parts.camera.pixelStep();
    moveExactly({to.exactX ? to.by.x : to.by.x + roundCoordinate(end.x, step) - end.x,
                 to.exactY ? to.by.y : to.by.y + roundCoordinate(end.y, step) - end.y});
}

class FrameGesture final : public SelectionGesture {
public:
    FrameGesture(const WorldParts& parts, FrameGrip grip, QPointF pressed, int step)
        : SelectionGesture(parts, pressed, step), m_grip(grip), m_frame(*parts.selection.frame()) {
        m_parts.snapping.startDrag({}, ids());
    }

    void move(const MouseState& mouse) override;
    [[nodiscard]] QString says() const override { return m_says; }
    /// Percents: one for both directions, or one each. Of a turn, degrees to the left.
    bool takeNumbers(std::span<const double> numbers) override;
    [[nodiscard]] std::optional<QCursor> cursor() const override { return frameCursor(m_grip); }

private:
    [[nodiscard]] Vec2 middle() const { return m_frame.anchorOf(FrameGrip::turn); }
    /// The place that a change of size keeps.
    [[nodiscard]] Vec2 fixedPlace() const {
        return m_fromMiddle ? middle() : middle() * 2 - m_frame.anchorOf(m_grip);
    }
    void turn(double degrees);
    void scale(Vec2 factors);
    void transform(const SceneMap& map, const QString& text) {
        push(text, [&](const SceneItem& start) { return transformed(start, map); });
    }
    [[nodiscard]] Vec2 draggedFactors(const MouseState& mouse);

    FrameGrip m_grip;
    SelectionFrame m_frame; ///< before the drag, as the items
    bool m_fromMiddle = false;
    QString m_says;
};

void FrameGesture::move(const MouseState& mouse) {
    if (m_grip != FrameGrip::turn) {
        m_fromMiddle = bool(mouse.keys & Qt::AltModifier);
        scale(draggedFactors(mouse));
        return;
    }
    const auto angleOf = [this](QPointF at) {
        const Vec2 out = toWorld(at) - middle();
        return std::atan2(-out.y, out.x) / std::numbers::pi * 180; // y points down
    };
    const double degrees = angleOf(mouse.at) - angleOf(m_pressed);
    const double step = mouse.keys & Qt::ShiftModifier ? shiftStep : 1;
    turn(std::remainder(std::round(degrees / step) * step, 360));
}

Vec2 FrameGesture::draggedFactors(const MouseState& mouse) {
    const Vec2 about = fixedPlace();
    const Vec2 anchor = m_frame.anchorOf(m_grip);
    const Snapped to = m_parts.snapping.dragTo(std::span(&anchor, 1), draggedBy(mouse),
                                               mouse.keys & ~Qt::ShiftModifier);
    const double step = m_parts.camera.pixelStep();
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
    m_says = QObject::tr("turned by %1°").arg(shownNumber(degrees));
    transform(turnMap(degrees, middle()), QObject::tr("Rotate %1"));
}

void FrameGesture::scale(Vec2 factors) {
    const auto percent = [](double factor) { return shownNumber(std::round(factor * 100)); };
    m_says = factors.x == factors.y
                 ? QObject::tr("scaled to %1%").arg(percent(factors.x))
                 : QObject::tr("scaled to %1%, %2%").arg(percent(factors.x), percent(factors.y));
    transform({{factors.x, 0}, {0, factors.y}, fixedPlace()}, QObject::tr("Resize %1"));
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
    scale(factors);
    return true;
}

} // namespace

GesturePtr dragSelected(const WorldParts& parts, const Handle& handle, QPointF pressed, int step,
                        bool copies) {
    return std::make_unique<MoveGesture>(parts, handle, pressed, step, copies);
}

GesturePtr dragFrame(const WorldParts& parts, FrameGrip grip, QPointF pressed, int step) {
    return std::make_unique<FrameGesture>(parts, grip, pressed, step);
}

} // namespace tiller
