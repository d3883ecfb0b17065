import QtQuick
import Tiller.App

/** Everything one can do from menus and keys. */
Item {
    id: root

    required property Document document
    required property CanvasController canvas
    required property AppSettings settings
    required property bool atStart ///< the start page is open: what edits the canvas rests
    property alias newFile: newFile
    property alias open: open
    property alias startPage: startPage
    property alias save: save
    property alias saveAs: saveAs
    property alias exportFile: exportFile
    property alias saveLog: saveLog
    property alias quit: quit
    property alias undo: undo
    property alias redo: redo
    property alias cut: cut
    property alias copy: copy
    property alias paste: paste
    property alias duplicate: duplicate
    property alias remove: remove
    property alias selectAll: selectAll
    property alias find: find
    property alias wire: wire
    property alias earlier: earlier
    property alias later: later
    property alias fit: fit
    property alias zoomIn: zoomIn
    property alias zoomOut: zoomOut
    property alias zoomFull: zoomFull
    property alias layout: layout
    property alias dark: dark
    property alias keys: keys

    signal newRequested()
    signal openRequested()
    signal startRequested()
    signal saveRequested()
    signal saveAsRequested()
    signal exportRequested()
    signal saveLogRequested()
    signal quitRequested()
    signal findRequested()
    signal layoutRequested()
    signal keysRequested()

    KeyAction {
        id: newFile

        objectName: "actionNew"
        text: qsTr("&New")
        keys: "Ctrl+N"
        icon.name: "file"
        onTriggered: root.newRequested()
    }

    KeyAction {
        id: open

        objectName: "actionOpen"
        text: qsTr("&Open…")
        keys: "Ctrl+O"
        icon.name: "folder"
        onTriggered: root.openRequested()
    }

    KeyAction {
        id: startPage

        objectName: "actionStart"
        text: qsTr("Start &page")
        keys: "Ctrl+Home"
        icon.name: "home"
        onTriggered: root.startRequested()
    }

    KeyAction {
        id: save

        objectName: "actionSave"
        text: qsTr("&Save")
        keys: "Ctrl+S"
        icon.name: "save"
        enabled: !root.atStart
        onTriggered: root.saveRequested()
    }

    KeyAction {
        id: saveAs

        objectName: "actionSaveAs"
        text: qsTr("Save &as…")
        keys: "Ctrl+Shift+S"
        enabled: !root.atStart
        onTriggered: root.saveAsRequested()
    }

    KeyAction {
        id: exportFile

        objectName: "actionExport"
        text: qsTr("&Export for a game…")
        keys: "Ctrl+E"
        icon.name: "export"
        help: qsTr("Writes the configuration that a game loads; it moves there exactly as here")
        enabled: !root.atStart
        onTriggered: root.exportRequested()
    }

    KeyAction {
        id: saveLog

        objectName: "actionSaveLog"
        text: qsTr("Save input &log…")
        help: qsTr("Writes what the mouse and the edits did since the reset, to run it again")
        enabled: !root.atStart
        onTriggered: root.saveLogRequested()
    }

    KeyAction {
        id: quit

        objectName: "actionQuit"
        text: qsTr("&Quit")
        keys: "Ctrl+Q"
        onTriggered: root.quitRequested()
    }

    KeyAction {
        id: undo

        objectName: "actionUndo"
        text: root.document.canUndo ? qsTr("&Undo: %1").arg(root.document.undoText) : qsTr("&Undo")
        keys: "Ctrl+Z"
        icon.name: "undo"
        enabled: root.document.canUndo && !root.atStart
        onTriggered: root.document.undo()
    }

    KeyAction {
        id: redo

        objectName: "actionRedo"
        text: root.document.canRedo ? qsTr("&Redo: %1").arg(root.document.redoText) : qsTr("&Redo")
        keys: "Ctrl+Shift+Z"
        icon.name: "redo"
        enabled: root.document.canRedo && !root.atStart
        onTriggered: root.document.redo()
    }

    KeyAction {
        id: cut

        objectName: "actionCut"
        text: qsTr("Cu&t")
        keys: "Ctrl+X"
        enabled: !root.atStart
        onTriggered: root.canvas.cutSelected()
    }

    KeyAction {
        id: copy

        objectName: "actionCopy"
        text: qsTr("&Copy")
        keys: "Ctrl+C"
        enabled: !root.atStart
        onTriggered: root.canvas.copySelected()
    }

    KeyAction {
        id: paste

        objectName: "actionPaste"
        text: qsTr("&Paste")
        keys: "Ctrl+V"
        enabled: !root.atStart
        onTriggered: root.canvas.paste()
    }

    KeyAction {
        id: duplicate

        objectName: "actionDuplicate"
        text: qsTr("&Duplicate")
        keys: "Ctrl+D"
        enabled: !root.atStart
        onTriggered: root.canvas.duplicateSelected()
    }

    KeyAction {
        id: remove

        objectName: "actionDelete"
        text: qsTr("De&lete")
        keys: "Del"
        enabled: !root.atStart
        onTriggered: root.canvas.removeSelected()
    }

    KeyAction {
        id: selectAll

        objectName: "actionSelectAll"
        text: qsTr("Select &all")
        keys: "Ctrl+A"
        enabled: !root.atStart
        onTriggered: root.canvas.selectAll()
    }

    KeyAction {
        id: find

        objectName: "actionFind"
        text: qsTr("&Find a node to add")
        keys: "Ctrl+K"
        enabled: !root.atStart
        onTriggered: root.findRequested()
    }

    KeyAction {
        id: wire

        objectName: "actionWire"
        text: qsTr("&Wire the selected cards")
        keys: "Ctrl+L"
        enabled: !root.atStart
        onTriggered: root.canvas.wireSelected()
    }

    KeyAction {
        id: earlier

        objectName: "actionEarlier"
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
        text: qsTr("&Fit the canvas")
        keys: "Ctrl+0"
        icon.name: "fit"
        help: qsTr("Shows all cards")
        enabled: !root.atStart
        onTriggered: root.canvas.fitAll()
    }

    KeyAction {
        id: zoomIn

        objectName: "actionZoomIn"
        text: qsTr("Zoom &in")
        keys: "Ctrl++"
        enabled: !root.atStart
        onTriggered: root.canvas.zoomBy(1.2)
    }

    KeyAction {
        id: zoomOut

        objectName: "actionZoomOut"
        text: qsTr("Zoom &out")
        keys: "Ctrl+-"
        enabled: !root.atStart
        onTriggered: root.canvas.zoomBy(1 / 1.2)
    }

    KeyAction {
        id: zoomFull

        objectName: "actionZoomFull"
        text: qsTr("&Zoom to 100%")
        keys: "Ctrl+1"
        enabled: !root.atStart
        onTriggered: root.canvas.zoomTo(1)
    }

    KeyAction {
        id: layout

        objectName: "actionLayout"
        text: qsTr("Canvas, &viewport or both")
        keys: "F6"
        enabled: !root.atStart
        onTriggered: root.layoutRequested()
    }

    KeyAction {
        id: dark

        objectName: "actionDark"
        text: qsTr("&Dark")
        keys: "Ctrl+Shift+D"
        checkable: true
        checked: root.settings.dark
        onTriggered: root.settings.dark = !root.settings.dark
    }

    KeyAction {
        id: keys

        objectName: "actionKeys"
        text: qsTr("&Keys and mouse")
        keys: "F1"
        onTriggered: root.keysRequested()
    }
}
