import QtQuick
import Tiller.App

/** What one does on the canvas besides editing. */
ActionGroup {
    id: root

    required property CanvasController canvas
    required property bool atStart ///< the start page is open: what acts on a project rests
    required property bool canvasShown ///< what one would see on the canvas alone rests without it
    readonly property bool seen: canvasShown && !atStart
    property alias find: find
    property alias wire: wire
    property alias earlier: earlier
    property alias later: later
    property alias fit: fit
    property alias zoomIn: zoomIn
    property alias zoomOut: zoomOut
    property alias zoomFull: zoomFull

    signal findRequested()

    title: qsTr("&Canvas")

    KeyAction {
        id: find

        objectName: "actionFind"
        words: qsTr("add, insert, create")
        text: qsTr("&Find a node to add")
        keys: "Shift+A"
        enabled: !root.atStart
        onTriggered: root.findRequested()
    }

    KeyAction {
        id: wire

        objectName: "actionWire"
        words: qsTr("connect, link")
        text: qsTr("&Wire the selected cards")
        keys: "Ctrl+L"
        enabled: root.seen
        onTriggered: root.canvas.wireSelected()
    }

    KeyAction {
        id: earlier

        objectName: "actionEarlier"
        startsSection: true
        text: qsTr("Wire &earlier in the order")
        keys: "Alt+Up"
        enabled: !root.atStart
        onTriggered: root.canvas.reorderSelected(-1)
    }

    KeyAction {
        id: later

        objectName: "actionLater"
        text: qsTr("Wire &later in the order")
        keys: "Alt+Down"
        enabled: !root.atStart
        onTriggered: root.canvas.reorderSelected(1)
    }

    KeyAction {
        id: fit

        objectName: "actionFit"
        words: qsTr("overview, show all, zoom")
        startsSection: true
        text: qsTr("&Fit the canvas")
        keys: "Ctrl+0"
        icon.name: "fit"
        help: qsTr("Shows all cards")
        enabled: root.seen
        onTriggered: root.canvas.fitAll()
    }

    KeyAction {
        id: zoomIn

        objectName: "actionZoomIn"
        text: qsTr("Zoom &in")
        keys: "Ctrl++"
        enabled: root.seen
        onTriggered: root.canvas.zoomBy(1.2)
    }

    KeyAction {
        id: zoomOut

        objectName: "actionZoomOut"
        text: qsTr("Zoom &out")
        keys: "Ctrl+-"
        enabled: root.seen
        onTriggered: root.canvas.zoomBy(1 / 1.2)
    }

    KeyAction {
        id: zoomFull

        objectName: "actionZoomFull"
        text: qsTr("&Zoom to 100%")
        keys: "Ctrl+1"
        enabled: root.seen
        onTriggered: root.canvas.zoomTo(1)
    }
}
