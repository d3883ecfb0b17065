import QtQuick
import Tiller.App

/** What changes the project, or what is selected of it. */
ActionGroup {
    id: root

    required property Document document
    required property CanvasController canvas
    required property AgentsItem world
    required property Typing typing
    required property bool canvasShown
    required property bool atStart ///< the start page is open: what acts on a project rests
    property alias undo: undo
    property alias redo: redo
    property alias cut: cut
    property alias copy: copy
    property alias paste: paste
    property alias duplicate: duplicate
    property alias remove: remove
    property alias selectAll: selectAll
    property alias search: search
    property alias next: next
    property alias previous: previous
    property alias settings: settings

    signal searchRequested()
    signal searchStepRequested(int by)
    signal settingsRequested()
    signal told(string words)

    title: qsTr("&Edit")

    KeyAction {
        id: undo

        objectName: "actionUndo"
        name: qsTr("Undo")
        text: root.world.drawing ? qsTr("&Undo: the last point")
            : root.document.canUndo ? qsTr("&Undo: %1").arg(root.document.undoText) : qsTr("&Undo")
        keys: "Ctrl+Z"
        icon.name: "undo"
        enabled: (root.document.canUndo || root.world.drawing) && !root.atStart
        onTriggered: {
            root.typing.commit()
            if (!root.world.takeBack())
                root.document.undo()
        }
    }

    KeyAction {
        id: redo

        objectName: "actionRedo"
        name: qsTr("Redo")
        text: root.document.canRedo ? qsTr("&Redo: %1").arg(root.document.redoText) : qsTr("&Redo")
        keys: "Ctrl+Shift+Z"
        icon.name: "redo"
        enabled: root.document.canRedo && !root.atStart
        onTriggered: {
            root.typing.commit()
            root.document.redo()
        }
    }

    KeyAction {
        id: cut

        objectName: "actionCut"
        startsSection: true
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
        words: qsTr("erase")
        text: qsTr("De&lete")
        keys: "Del"
        enabled: !root.atStart
        onTriggered: {
            const some = root.document.selection.ids.length > 0
            root.canvas.removeSelected()
            if (some && !root.canvasShown) // one may not see what has gone
                root.told(qsTr("%1. Undo brings it back.").arg(root.document.undoText))
        }
    }

    KeyAction {
        id: selectAll

        objectName: "actionSelectAll"
        startsSection: true
        text: qsTr("Select &all")
        keys: "Ctrl+A"
        enabled: !root.atStart
        onTriggered: root.canvas.selectAll()
    }

    KeyAction {
        id: search

        objectName: "actionSearch"
        words: qsTr("search, look for, where")
        startsSection: true
        text: qsTr("&Find in the project…")
        keys: "Ctrl+F"
        icon.name: "search"
        help: qsTr("Nodes, wires, the scene, settings, notes and problems")
        enabled: !root.atStart
        onTriggered: root.searchRequested()
    }

    KeyAction {
        id: next

        objectName: "actionFindNext"
        text: qsTr("Find &next")
        keys: "F3"
        enabled: !root.atStart
        onTriggered: root.searchStepRequested(1)
    }

    KeyAction {
        id: previous

        objectName: "actionFindPrevious"
        text: qsTr("Find pre&vious")
        keys: "Shift+F3"
        enabled: !root.atStart
        onTriggered: root.searchStepRequested(-1)
    }

    KeyAction {
        id: settings

        objectName: "actionSettings"
        words: qsTr("preferences, options, configuration")
        startsSection: true
        text: qsTr("Se&ttings…")
        keys: "Ctrl+,"
        onTriggered: root.settingsRequested()
    }
}
