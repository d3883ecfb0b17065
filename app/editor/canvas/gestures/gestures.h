#pragma once

#include "app/editor/canvas/gestures/canvas_gesture.h"
#include "app/editor/canvas/hit_test.h"

#include <memory>

namespace tiller {

class NodeAdder;

using GesturePtr = std::unique_ptr<CanvasGesture>;

/// What the left button begins where it is pressed. Null where a press only selects: on a wire.
[[nodiscard]] GesturePtr leftPress(CanvasParts& parts, NodeAdder& adder, const MousePoint& mouse);

/// @name The gestures
/// @{
[[nodiscard]] GesturePtr panGesture(CanvasParts& parts, const MousePoint& mouse);
/// A rubber band selects what it touches.
[[nodiscard]] GesturePtr bandGesture(CanvasParts& parts, const MousePoint& mouse);
/// A press selects a card, frame or comment. A drag moves what is selected; a card dropped on a
/// wire goes into it.
[[nodiscard]] GesturePtr moveGesture(CanvasParts& parts, const MousePoint& mouse, const Id& item);
/// The drag of a corner resizes a frame or a comment.
[[nodiscard]] GesturePtr resizeGesture(CanvasParts& parts, const MousePoint& mouse,
                                       const AnnotationLayer::Hit& corner);
/// The drag from a port draws a wire. A click selects the card.
[[nodiscard]] GesturePtr wireGesture(CanvasParts& parts, NodeAdder& adder, const MousePoint& mouse,
                                     const PortRef& port);
/// A press on the tag of a reference selects it; the drag leads it to another agent type.
[[nodiscard]] GesturePtr tagGesture(CanvasParts& parts, NodeAdder& adder, const MousePoint& mouse,
                                    const Id& link);
/// The drag of a weight to the sides changes it; with Shift in finer steps.
[[nodiscard]] GesturePtr weightGesture(CanvasParts& parts, const MousePoint& mouse, const Id& link);
/// A click on a button of a card.
[[nodiscard]] GesturePtr buttonGesture(CanvasParts& parts, const MousePoint& mouse,
                                       const ButtonHit& button);
/// @}

/// Selects what is pressed: with Shift or Ctrl added to, or taken from, what is selected.
void selectPressed(Selection& selection, const Id& id, int modifiers);

/// How near a dragged card or corner goes into line with others, in canvas units; 0 with Alt.
[[nodiscard]] double alignReach(const CanvasView& view, int modifiers);

} // namespace tiller
