import QtQuick
import Tiller.App

/** The keys of the canvas. Arrows go from card to card or from wire to wire; with Shift they extend the
    selection, with Ctrl they move it. Alt with left or right follows the wires, Alt with up or down reorders.
    The page keys go through everything. Enter opens the settings of a card, or the text or weight of anything
    else. Tab opens the selected group, and leaves an open one. While Space is held, the mouse pans. */
Item {
    id: root

    property bool panKey: false
    property bool panned: false

    signal tapped()

    /** Whether the canvas uses a key that is also a shortcut. */
    function usesKey(event: var): bool {
        return event.key === Qt.Key_Space && event.modifiers === Qt.NoModifier
    }

    /** Forgets held keys: the canvas does not see their release. */
    function forgetKeys() {
        root.panKey = false
    }

    function arrow(event: var, dx: int, dy: int) {
        if (event.modifiers & Qt.ControlModifier)
            root.Editor.canvas.edits.nudgeSelected(dx, dy)
        else if ((event.modifiers & Qt.AltModifier) && dx !== 0)
            root.Editor.canvas.followWire(dx)
        else if (event.modifiers & Qt.AltModifier)
            root.Editor.canvas.edits.reorderSelected(dy)
        else
            root.Editor.canvas.selectNeighbor(dx, dy, (event.modifiers & Qt.ShiftModifier) !== 0)
    }

    Keys.onLeftPressed: event => arrow(event, -1, 0)
    Keys.onRightPressed: event => arrow(event, 1, 0)
    Keys.onUpPressed: event => arrow(event, 0, -1)
    Keys.onDownPressed: event => arrow(event, 0, 1)
    Keys.onTabPressed: event => event.accepted = root.Editor.canvas.groups.step()
    Keys.onReturnPressed: root.Editor.canvas.editSelected()
    Keys.onEnterPressed: root.Editor.canvas.editSelected()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_PageDown)
            root.Editor.canvas.selectNext(1)
        else if (event.key === Qt.Key_PageUp)
            root.Editor.canvas.selectNext(-1)
        else if (event.key === Qt.Key_Menu)
            root.Editor.canvas.requestMenu()
        else
            return
        event.accepted = true
    }
    Keys.onEscapePressed: {
        if (root.Editor.canvas.cancel())
            return
        if (root.Editor.canvas.groups.inside && root.Editor.document.selection.ids.length === 0) {
            root.Editor.canvas.groups.leave()
            return
        }
        root.Editor.document.selection.clear()
        root.Editor.simulation.unpick()
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
        target: root.Editor.canvas.view

        function onChanged() {
            root.panned = true
        }
    }
}
