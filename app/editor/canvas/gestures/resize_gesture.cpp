#include "app/editor/canvas/canvas_hover.h"
#include "app/editor/canvas/card_drag.h"
#include "app/editor/canvas/gestures/item_gesture.h"
#include "app/editor/words/names.h"

#include <QCoreApplication>

namespace tiller {

namespace {

QPointF cornerOf(const QRectF& box, Grip grip) {
    switch (grip) {
    case Grip::topLeft:
        return box.topLeft();
    case Grip::topRight:
        return box.topRight();
    case Grip::bottomLeft:
        return box.bottomLeft();
    default:
        return box.bottomRight();
    }
}

class ResizeGesture final : public ItemGesture {
    Q_DECLARE_TR_FUNCTIONS(CanvasGesture)

public:
    ResizeGesture(CanvasParts& parts, const MousePoint& mouse, const AnnotationLayer::Hit& corner)
        : ItemGesture(parts, mouse, corner.id), m_corner(corner.grip) {}

    void move(const MousePoint& mouse) override {
        const Annotation* box = m_parts.project().annotation(m_item);
        if (!box || !isDragged(mouse))
            return;
        if (!m_drag) {
            m_step = m_parts.document.beginGesture();
            m_boxBefore = boxOf(*box);
            m_drag.emplace(m_parts.scene, m_item, cornerOf(m_boxBefore, m_corner),
                           m_parts.view.seen());
        }
        const Vec2 by = m_drag->settle(wayTo(mouse), alignReach(m_parts.view, mouse.modifiers));
        m_parts.document.push(
            setBox(m_parts.project(), m_item, resized(m_boxBefore, m_corner, {by.x, by.y})),
            tr("Resize %1").arg(nameOf(m_parts.project(), {m_item})), m_step);
        m_marks.guides = m_drag->lines();
    }

    [[nodiscard]] std::optional<Qt::CursorShape> cursor() const override {
        return cursorOf(m_corner);
    }

private:
    Grip m_corner;
    QRectF m_boxBefore;
    std::optional<CardDrag> m_drag;
};

} // namespace

GesturePtr resizeGesture(CanvasParts& parts, const MousePoint& mouse,
                         const AnnotationLayer::Hit& corner) {
    return std::make_unique<ResizeGesture>(parts, mouse, corner);
}

} // namespace tiller
