#pragma once

#include "app/editor/canvas/gestures/gestures.h"

namespace tiller {

/// A gesture that begins on a card, frame or comment. The press selects that item; a click on one
/// of several selected items selects it alone.
class ItemGesture : public CanvasGesture {
public:
    ItemGesture(CanvasParts& parts, const MousePoint& mouse, Id item)
        : CanvasGesture(parts, mouse)
        , m_item(std::move(item))
        , m_selectedBefore(parts.selection().ids()) {
        selectPressed(parts.selection(), m_item, mouse.modifiers);
    }

    void release(const MousePoint&) override {
        const bool selectedSeveral = m_selectedBefore.size() > 1;
        if (!m_dragged && selectedSeveral && m_selectedBefore == m_parts.selection().ids())
            m_parts.selection().select(QString::fromStdString(m_item));
    }

    [[nodiscard]] bool isObsolete() const override {
        return !m_parts.project().node(m_item) && !m_parts.project().annotation(m_item);
    }

protected:
    Id m_item;

private:
    QStringList m_selectedBefore;
};

} // namespace tiller
