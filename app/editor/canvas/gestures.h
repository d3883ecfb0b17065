#pragma once

#include "app/editor/canvas/canvas_hover.h"
#include "app/editor/pane/gesture.h"

namespace tiller {

class NodeAdder;

/// A gesture on the canvas.
class CanvasGesture : public PaneGesture {
protected:
    CanvasGesture(CanvasParts& parts, const MouseState& pressed)
        : PaneGesture(parts.document, pressed.at), m_parts(parts) {}
    ~CanvasGesture() override { m_parts.marks = {}; }

    [[nodiscard]] QPointF placeOf(const MouseState& mouse) const {
        return m_parts.view.toCanvas(mouse.at);
    }
    /// The way from the press to the mouse, on the canvas.
    [[nodiscard]] QPointF wayTo(const MouseState& mouse) const {
        return placeOf(mouse) - m_parts.view.toCanvas(m_pressed);
    }

    CanvasParts& m_parts;
};

/// What the left button begins where it is pressed. Null where a press only selects: on a wire.
[[nodiscard]] GesturePtr leftPress(CanvasParts& parts, NodeAdder& adder, const MouseState& mouse);

/// @name The gestures
/// @{
/// A press selects a card, frame or comment. A drag moves what is selected; a card dropped on a
/// wire goes into it.
[[nodiscard]] GesturePtr moveGesture(CanvasParts& parts, const MouseState& mouse, const Id& item);
/// The drag of a corner resizes a frame or a comment.
[[nodiscard]] GesturePtr resizeGesture(CanvasParts& parts, const MouseState& mouse,
                                       const AnnotationLayer::Hit& corner);
/// The drag from a port draws a wire. A click selects the card.
[[nodiscard]] GesturePtr wireGesture(CanvasParts& parts, NodeAdder& adder, const MouseState& mouse,
                                     const PortRef& port);
/// A press on the tag of a reference selects it; the drag leads it to another agent type.
[[nodiscard]] GesturePtr tagGesture(CanvasParts& parts, NodeAdder& adder, const MouseState& mouse,
                                    const Id& link);
/// The drag of a weight to the sides changes it; with Shift in finer steps.
[[nodiscard]] GesturePtr weightGesture(CanvasParts& parts, const MouseState& mouse, const Id& link);
/// @}

/// Selects what is pressed: with Shift or Ctrl added to, or taken from, what is selected.
void selectPressed(Selection& selection, const Id& id, Qt::KeyboardModifiers keys);

} // namespace tiller
