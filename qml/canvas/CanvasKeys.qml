import QtQuick
import Tiller.App

/** The canvas by keyboard: arrows go from card to card, with Shift they select more, Ctrl+arrows move, Alt+arrows reorder,
    Enter goes to the inspector, Space held lets the mouse pan. */
Item {
    id: root

    required property CanvasController canvas
    required property Document document
    property bool panKey: false
    property bool panned: false

    signal tapped()
    signal inspectorRequested()

    function arrow(event: var, dx: int, dy: int) {
        if (event.modifiers & Qt.ControlModifier)
            root.canvas.nudgeSelected(dx, dy)
        else if (event.modifiers & Qt.AltModifier)
            root.canvas.reorderSelected(dx + dy)
        else
            root.canvas.selectNeighbor(dx, dy, (event.modifiers & Qt.ShiftModifier) !== 0)
    }

    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Space
    Keys.onLeftPressed: event => arrow(event, -1, 0)
    Keys.onRightPressed: event => arrow(event, 1, 0)
    Keys.onUpPressed: event => arrow(event, 0, -1)
    Keys.onDownPressed: event => arrow(event, 0, 1)
    Keys.onReturnPressed: root.inspectorRequested()
    Keys.onEnterPressed: root.inspectorRequested()
    Keys.onEscapePressed: {
        if (!root.canvas.cancel())
            root.document.selection.clear()
    }
    Keys.onSpacePressed: event => {
        if (event.isAutoRepeat)
            return
        root.panned = false
        root.panKey = true
    }
    Keys.onReleased: event => {
        if (event.key !== Qt.Key_Space || event.isAutoRepeat)
            return
        root.panKey = false
        if (!root.panned)
            root.tapped()
    }

    Connections {
        target: root.canvas

        function onViewChanged() {
            root.panned = true
        }
    }
}
