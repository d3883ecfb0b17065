#include "app/editor/canvas/gestures/gestures.h"

namespace tiller {

namespace {

class PanGesture final : public CanvasGesture {
public:
    PanGesture(CanvasParts& parts, const MousePoint& mouse)
        : CanvasGesture(parts, mouse), m_last(mouse.screen) {}

    void move(const MousePoint& mouse) override {
        m_parts.view.panBy(mouse.screen - m_last);
        m_last = mouse.screen;
    }
    [[nodiscard]] std::optional<Qt::CursorShape> cursor() const override {
        return Qt::ClosedHandCursor;
    }

private:
    QPointF m_last; ///< on the screen
};

} // namespace

GesturePtr panGesture(CanvasParts& parts, const MousePoint& mouse) {
    return std::make_unique<PanGesture>(parts, mouse);
}

} // namespace tiller
