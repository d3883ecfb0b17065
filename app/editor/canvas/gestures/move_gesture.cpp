#include "app/editor/canvas/card_drag.h"
#include "app/editor/canvas/frame_edits.h"
#include "app/editor/canvas/gestures/item_gesture.h"
#include "app/editor/canvas/splice.h"
#include "app/editor/words/names.h"

#include <QCoreApplication>

namespace tiller {

namespace {

class MoveGesture final : public ItemGesture {
    Q_DECLARE_TR_FUNCTIONS(CanvasGesture)

public:
    using ItemGesture::ItemGesture;
    ~MoveGesture() override {
        if (m_drag)
            m_parts.scene.releaseCards();
    }
    MoveGesture(const MoveGesture&) = delete;
    MoveGesture& operator=(const MoveGesture&) = delete;

    void move(const MousePoint& mouse) override {
        if (!isDragged(mouse))
            return;
        if (!m_drag) {
            m_step = m_parts.document.beginGesture();
            m_drag.emplace(m_parts.scene, m_parts.selection().asIds(), m_parts.view.seen());
            m_parts.scene.holdCards(m_drag->ids());
        }
        const Vec2 target = m_drag->settle(wayTo(mouse), alignReach(m_parts.view, mouse.modifiers));
        if (const Vec2 by = target - m_moved; by != Vec2{})
            m_parts.document.push(moveOnCanvas(m_parts.project(), m_drag->ids(), by),
                                  tr("Move %1").arg(draggedName()), m_step);
        m_moved = target;
        m_marks.guides = m_drag->lines();
        m_marks.splice =
            mouse.modifiers & Qt::AltModifier
                ? std::nullopt
                : m_drag->spliceAt(m_parts.scene, mouse.place, wireReach(m_parts.view));
    }

    void release(const MousePoint& mouse) override {
        ItemGesture::release(mouse);
        if (m_marks.splice)
            m_parts.document.push(splice(m_parts.project(), m_parts.document.ids(),
                                         m_drag->ids().front(), *m_marks.splice),
                                  tr("Insert %1").arg(draggedName()), m_step);
    }

    [[nodiscard]] std::optional<Qt::CursorShape> cursor() const override {
        return m_drag ? std::optional(Qt::ClosedHandCursor) : std::nullopt;
    }

private:
    [[nodiscard]] QString draggedName() const { return nameOf(m_parts.project(), m_drag->ids()); }

    std::optional<CardDrag> m_drag;
    Vec2 m_moved; ///< how far the dragged items are from their places before
};

} // namespace

GesturePtr moveGesture(CanvasParts& parts, const MousePoint& mouse, const Id& item) {
    return std::make_unique<MoveGesture>(parts, mouse, item);
}

} // namespace tiller
