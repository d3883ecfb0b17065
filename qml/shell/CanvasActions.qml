import QtQuick
import Tiller.App

/** Actions of the canvas that move the view, add and wire nodes. */
ActionGroup {
    id: root

    required property WindowState window
    required property KeyAction fitWorld
    required property bool worldFirst ///< the viewport has the focus, or is alone
    property alias earlier: earlier
    property alias later: later
    property alias fit: fit

    title: qsTr("&Canvas")

    KeyAction {
        objectName: "actionFind"
        words: qsTr("add, insert, create")
        text: qsTr("&Find a node to add")
        keys: "Shift+A"
        enabled: root.window.editing
        onTriggered: root.window.nodeSearchRequested()
    }

    KeyAction {
        objectName: "actionWire"
        words: qsTr("connect, link")
        text: qsTr("&Wire the selected cards")
        keys: "Ctrl+L"
        enabled: root.window.editingCanvas
        onTriggered: root.Editor.canvas.edits.wireSelected()
    }

    KeyAction {
        id: earlier

        objectName: "actionEarlier"
        startsSection: true
        text: qsTr("Wire &earlier in the order")
        keys: "Alt+Up"
        enabled: root.window.editing
        onTriggered: root.Editor.canvas.edits.reorderSelected(-1)
    }

    KeyAction {
        id: later

        objectName: "actionLater"
        text: qsTr("Wire &later in the order")
        keys: "Alt+Down"
        enabled: root.window.editing
        onTriggered: root.Editor.canvas.edits.reorderSelected(1)
    }

    KeyAction {
        id: fit

        objectName: "actionFit"
        words: qsTr("overview, show all, zoom")
        startsSection: true
        text: qsTr("&Fit the canvas")
        keys: "Ctrl+0"
        icon.name: "fit"
        help: qsTr("Shows all cards. In the viewport, the same keys show the whole world")
        instead: root.worldFirst ? root.fitWorld : null
        enabled: root.window.editingCanvas
        onTriggered: root.Editor.canvas.fitAll()
    }

    KeyAction {
        objectName: "actionZoomIn"
        text: qsTr("Zoom &in")
        keys: "Ctrl++"
        enabled: root.window.editingCanvas
        onTriggered: root.Editor.canvas.view.zoomBy(1.2)
    }

    KeyAction {
        objectName: "actionZoomOut"
        text: qsTr("Zoom &out")
        keys: "Ctrl+-"
        enabled: root.window.editingCanvas
        onTriggered: root.Editor.canvas.view.zoomBy(1 / 1.2)
    }

    KeyAction {
        objectName: "actionZoomFull"
        text: qsTr("&Zoom to 100%")
        keys: "Ctrl+1"
        enabled: root.window.editingCanvas
        onTriggered: root.Editor.canvas.view.zoomTo(1)
    }
}
