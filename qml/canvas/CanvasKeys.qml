import QtQuick
import Tiller.App

/** The canvas by keyboard: arrows go from card to card, or from wire to wire; with Shift they select more, with Ctrl they
    move. Alt and left or right go along the wires, Alt and up or down reorder. Page keys go through everything. Enter
    goes to the settings, or to the text or weight of what has one. Space held lets the mouse pan. */
Item {
    id: root

    required property CanvasController canvas
    required property Document document
    property bool panKey: false
    property bool panned: false

    signal tapped()

    /** Whether a key is not for shortcuts here. */
    function takes(event: var): bool {
        return event.key === Qt.Key_Space && event.modifiers === Qt.NoModifier
    }

    /** The canvas no longer hears of the key. */
    function letGo() {
        root.panKey = false
    }

    function arrow(event: var, dx: int, dy: int) {
        if (event.modifiers & Qt.ControlModifier)
            root.canvas.nudgeSelected(dx, dy)
        else if ((event.modifiers & Qt.AltModifier) && dx !== 0)
            root.canvas.followWire(dx)
        else if (event.modifiers & Qt.AltModifier)
            root.canvas.reorderSelected(dy)
        else
            root.canvas.selectNeighbor(dx, dy, (event.modifiers & Qt.ShiftModifier) !== 0)
    }

    Keys.onLeftPressed: event => arrow(event, -1, 0)
    Keys.onRightPressed: event => arrow(event, 1, 0)
    Keys.onUpPressed: event => arrow(event, 0, -1)
    Keys.onDownPressed: event => arrow(event, 0, 1)
    Keys.onReturnPressed: root.canvas.editSelected()
    Keys.onEnterPressed: root.canvas.editSelected()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_PageDown)
            root.canvas.selectNext(1)
        else if (event.key === Qt.Key_PageUp)
            root.canvas.selectNext(-1)
        else if (event.key === Qt.Key_Menu)
            root.canvas.requestMenu()
        else
            return
        event.accepted = true
    }
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
        if (event.key !== Qt.Key_Space || event.isAutoRepeat || !root.panKey)
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
