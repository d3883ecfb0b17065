#include "app/editor/canvas/gestures/gestures.h"
#include "app/editor/canvas/wire_points.h"

#include <algorithm>

namespace tiller {

namespace {

bool addsToSelection(int modifiers) {
    return modifiers & (Qt::ShiftModifier | Qt::ControlModifier);
}

} // namespace

GesturePtr leftPress(CanvasParts& parts, NodeAdder& adder, const MousePoint& mouse) {
    const auto node = parts.scene.nodeAt(mouse.place);
    if (const auto button = buttonAt(parts, mouse.place))
        return buttonGesture(parts, mouse, *button);
    if (const auto point = wirePointAt(parts, mouse.place); point && !node)
        return moveGesture(parts, mouse, *point);
    if (const auto weight = weightAt(parts, mouse.place); weight && !node)
        return weightGesture(parts, mouse, *weight);
    if (const auto port = portAt(parts, mouse.place); port && !addsToSelection(mouse.modifiers))
        return wireGesture(parts, adder, mouse, *port);
    if (node)
        return moveGesture(parts, mouse, *node);
    const auto box = boxAt(parts, mouse.place);
    if (box && resizes(box->grip)) // before wires, because a corner is small
        return resizeGesture(parts, mouse, *box);
    if (const auto link = linkAt(parts, mouse.place)) {
        const QString id = QString::fromStdString(*link);
        if (parts.scene.wire(*link)->tag && !addsToSelection(mouse.modifiers))
            return tagGesture(parts, adder, mouse, *link);
        if (mouse.modifiers == Qt::AltModifier)
            if (const auto point = addWirePoint(parts, *link, mouse.place))
                return moveGesture(parts, mouse, *point);
        if (addsToSelection(mouse.modifiers))
            parts.selection().toggle(id);
        else
            parts.selection().select(id);
        return nullptr;
    }
    if (box)
        return moveGesture(parts, mouse, box->id);
    if (!addsToSelection(mouse.modifiers))
        parts.selection().clear();
    return bandGesture(parts, mouse);
}

void selectPressed(Selection& selection, const Id& id, int modifiers) {
    const QString name = QString::fromStdString(id);
    if (addsToSelection(modifiers))
        selection.toggle(name);
    else if (!selection.contains(name))
        selection.select(name);
}

double alignReach(const CanvasView& view, int modifiers) {
    constexpr double onScreen = 5;
    constexpr double maxOnCanvas = 12;
    return modifiers & Qt::AltModifier ? 0 : std::min(maxOnCanvas, onScreen / view.zoom());
}

} // namespace tiller
