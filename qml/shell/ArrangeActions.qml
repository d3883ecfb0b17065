import QtQuick
import Tiller.App

/** Actions that order the canvas: frames, comments, muting, positions, wires through cards. */
ActionGroup {
    id: root

    required property WindowState window
    required property AgentsItem world
    property alias group: group
    property alias ungroup: ungroup
    property alias frame: frame
    property alias editText: editText
    property alias selectInside: selectInside
    property alias mute: mute
    property alias solo: solo
    property alias insert: insert
    property alias detach: detach
    property alias wirePoint: wirePoint
    property alias layOut: layOut

    title: qsTr("&Arrange")
    submenuTitle: qsTr("&Align and distribute")
    submenu: [alignLeft, alignRight, alignTop, alignBottom, alignCenters, alignMiddles, alignGapsAcross, alignGapsDown]

    KeyAction {
        id: group

        objectName: "actionGroup"
        text: qsTr("&Group the selected cards")
        keys: "Ctrl+G"
        words: qsTr("node group, part, reuse")
        help: qsTr("One card for the selected ones. Tab opens it, and it can be added again")
        enabled: root.window.editingCanvas
        onTriggered: root.Editor.canvas.groups.groupSelected()
    }

    KeyAction {
        id: ungroup

        objectName: "actionUngroup"
        text: qsTr("&Ungroup")
        keys: "Ctrl+Shift+U"
        enabled: root.window.editingCanvas
        onTriggered: root.Editor.canvas.groups.ungroupSelected()
    }

    KeyAction {
        objectName: "actionMakeSingle"
        text: qsTr("Make si&ngle")
        help: qsTr("Edits of this group no longer act on the others of its kind")
        enabled: root.window.editingCanvas
        onTriggered: root.Editor.canvas.groups.makeSingle()
    }

    KeyAction {
        id: frame

        objectName: "actionFrame"
        startsSection: true
        text: qsTr("&Frame the selected cards")
        keys: "Ctrl+Shift+G"
        help: qsTr("A titled area around the cards, which moves them along")
        enabled: root.window.editingCanvas
        onTriggered: root.Editor.canvas.frameSelected()
    }

    KeyAction {
        objectName: "actionComment"
        text: qsTr("Add a &comment")
        keys: "Ctrl+Shift+C"
        enabled: root.window.editingCanvas
        onTriggered: root.Editor.canvas.addComment()
    }

    KeyAction {
        id: editText

        objectName: "actionEditText"
        text: qsTr("Edit &title, text or weight")
        keys: "F2"
        help: qsTr("Edits the selected frame, comment or wire; for a card, goes to its settings")
        enabled: root.window.editingCanvas
        onTriggered: root.Editor.canvas.editSelected()
    }

    KeyAction {
        id: selectInside

        objectName: "actionSelectInside"
        text: qsTr("&Select the contents of the frame")
        keys: "Ctrl+Alt+G"
        enabled: root.window.editingCanvas
        onTriggered: root.Editor.canvas.annotations.selectInside()
    }

    KeyAction {
        id: mute

        objectName: "actionMute"
        startsSection: true
        text: qsTr("&Mute")
        keys: "M"
        help: qsTr("The selected cards have no effect; their settings stay. Agents of a muted type move on without steering")
        enabled: root.window.editing
        repeats: false
        onTriggered: root.Editor.canvas.edits.toggleMuted()
    }

    KeyAction {
        id: solo

        objectName: "actionSolo"
        text: qsTr("S&olo")
        keys: "S"
        help: qsTr("Silences the other behaviors of the agents that the selected ones steer")
        enabled: root.window.editing
        repeats: false
        onTriggered: root.Editor.canvas.edits.toggleSolo()
    }

    KeyAction {
        id: insert

        objectName: "actionInsert"
        startsSection: true
        text: qsTr("&Insert a node into the wire…")
        keys: "Ctrl+I"
        enabled: root.window.editingCanvas
        onTriggered: root.Editor.canvas.adder.insertInWire()
    }

    KeyAction {
        id: detach

        objectName: "actionDetach"
        text: qsTr("&Detach from the wires")
        keys: "Ctrl+Shift+I"
        help: qsTr("Takes the selected cards out of their wires and closes the gaps")
        enabled: root.window.editingCanvas
        onTriggered: root.Editor.canvas.edits.detachSelected()
    }

    KeyAction {
        id: wirePoint

        objectName: "actionWirePoint"
        text: qsTr("Add a point to the w&ire")
        words: qsTr("reroute, bend, route, knot")
        help: qsTr("The wire passes through its points. A double click on a wire adds one, too; drag it to move it")
        enabled: root.window.editingCanvas
        onTriggered: root.Editor.canvas.wirePoints.addToSelected()
    }

    KeyAction {
        objectName: "actionRemoveWirePoints"
        text: qsTr("Remove the points of the wire")
        words: qsTr("reroute, straighten")
        enabled: root.window.editingCanvas
        onTriggered: root.Editor.canvas.wirePoints.removeOfSelected()
    }

    KeyAction {
        id: layOut

        objectName: "actionArrange"
        startsSection: true
        text: qsTr("&Lay out the cards")
        keys: "Ctrl+Shift+L"
        help: qsTr("Lays out the selected cards, or all, from left to right")
        enabled: root.window.editingCanvas
        onTriggered: root.Editor.canvas.edits.arrange()
    }

    KeyAction {
        objectName: "actionFitSelected"
        text: qsTr("Fit the s&election")
        keys: "Ctrl+2"
        enabled: root.window.editingCanvas
        onTriggered: root.Editor.canvas.fitSelected()
    }

    AlignAction {
        id: alignLeft

        text: qsTr("Align &left edges")
        window: root.window
        world: root.world
        how: "left"
    }

    AlignAction {
        id: alignRight

        text: qsTr("Align &right edges")
        window: root.window
        world: root.world
        how: "right"
    }

    AlignAction {
        id: alignTop

        text: qsTr("Align to&p edges")
        window: root.window
        world: root.world
        how: "top"
    }

    AlignAction {
        id: alignBottom

        text: qsTr("Align &bottom edges")
        window: root.window
        world: root.world
        how: "bottom"
    }

    AlignAction {
        id: alignCenters

        text: qsTr("Align centers in a &column")
        window: root.window
        world: root.world
        how: "centers"
    }

    AlignAction {
        id: alignMiddles

        text: qsTr("Align centers in a ro&w")
        window: root.window
        world: root.world
        how: "middles"
    }

    AlignAction {
        id: alignGapsAcross

        text: qsTr("Equal gaps &across")
        window: root.window
        world: root.world
        how: "gapsAcross"
    }

    AlignAction {
        id: alignGapsDown

        text: qsTr("Equal gaps &down")
        window: root.window
        world: root.world
        how: "gapsDown"
    }

    KeyAction {
        objectName: "actionToFront"
        startsSection: true
        text: qsTr("Bring to the front of the world")
        words: qsTr("order, raise, above, scene items")
        help: qsTr("Draws the selected scene items over the others")
        enabled: root.window.editing && root.window.worldShown
        onTriggered: root.world.selection.order(true)
    }

    KeyAction {
        objectName: "actionToBack"
        text: qsTr("Send to the back of the world")
        words: qsTr("order, lower, below, scene items")
        help: qsTr("Draws the selected scene items below the others")
        enabled: root.window.editing && root.window.worldShown
        onTriggered: root.world.selection.order(false)
    }
}
