#include "app/editor/canvas/gestures/gestures.h"
#include "app/editor/canvas/selection_edits.h"

namespace tiller {

namespace {

class ButtonGesture final : public CanvasGesture {
public:
    ButtonGesture(CanvasParts& parts, const MousePoint& mouse, ButtonHit button)
        : CanvasGesture(parts, mouse), m_button(std::move(button)) {}

    void move(const MousePoint&) override {}

    void release(const MousePoint& mouse) override {
        if (!m_parts.project().node(m_button.node) || buttonAt(m_parts, mouse.place) != m_button)
            return;
        switch (m_button.button) {
        case CardButton::mute:
            toggleMuted(m_parts.document, {m_button.node});
            break;
        case CardButton::solo:
            toggleSolo(m_parts.document, {m_button.node});
            break;
        case CardButton::problem:
            m_parts.selection().select(QString::fromStdString(m_button.node));
            emit m_parts.requests.problemsRequested(QString::fromStdString(m_button.node));
            break;
        case CardButton::none:
            break;
        }
    }

private:
    ButtonHit m_button;
};

} // namespace

GesturePtr buttonGesture(CanvasParts& parts, const MousePoint& mouse, const ButtonHit& button) {
    return std::make_unique<ButtonGesture>(parts, mouse, button);
}

} // namespace tiller
