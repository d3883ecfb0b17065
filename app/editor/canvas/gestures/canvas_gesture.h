#pragma once

#include "app/editor/canvas/canvas_parts.h"
#include "app/editor/canvas/wire_draft.h"

#include <QLineF>

namespace tiller {

/// Where the mouse is.
struct MousePoint {
    QPointF screen;
    QPointF place; ///< on the canvas
    int modifiers = 0;
};

/// What a gesture shows while it lasts.
struct GestureMarks {
    QRectF rubberBand;          ///< on the screen
    std::vector<QLineF> guides; ///< on the canvas: what a dragged card is in line with
    std::optional<Id> splice;   ///< the link that the dragged card would go into
    std::optional<WireDraft> draft;
};

/// What a person does with a mouse button held. It begins with the press; its constructor does what
/// the press does. All its edits make one undo step.
class CanvasGesture {
public:
    virtual ~CanvasGesture() = default;

    virtual void move(const MousePoint& mouse) = 0;
    /// Ends it where the button is released.
    virtual void release(const MousePoint&) {}
    /// Ends it as if it had not begun.
    virtual void cancel() { m_parts.document.cancelGesture(m_step); }

    /// Whether keys have deleted or undone what the mouse holds.
    [[nodiscard]] virtual bool isObsolete() const { return false; }
    [[nodiscard]] virtual std::optional<Qt::CursorShape> cursor() const { return {}; }
    [[nodiscard]] const GestureMarks& marks() const { return m_marks; }

protected:
    CanvasGesture(CanvasParts& parts, const MousePoint& pressed)
        : m_parts(parts), m_pressed(pressed.screen) {}

    /// Whether the mouse has gone far enough for a drag, now or before; less is a click.
    bool isDragged(const MousePoint& mouse) {
        constexpr double dragStart = 4; // px
        m_dragged = m_dragged || QLineF(mouse.screen, m_pressed).length() >= dragStart;
        return m_dragged;
    }
    /// The way from the press to the mouse, on the canvas.
    [[nodiscard]] QPointF wayTo(const MousePoint& mouse) const {
        return mouse.place - m_parts.view.toCanvas(m_pressed);
    }

    CanvasParts& m_parts;
    QPointF m_pressed; ///< on the screen
    bool m_dragged = false;
    int m_step = 0; ///< of the document, once it edits: all its edits are one undo step
    GestureMarks m_marks;
};

} // namespace tiller
