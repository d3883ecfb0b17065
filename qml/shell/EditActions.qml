import QtQuick
import Tiller.App

/** Actions that change the project or the selection. */
ActionGroup {
    id: root

    required property AgentsItem world
    required property WindowState window
    readonly property bool inWorld: root.world?.activeFocus ?? false ///< the keys go to the world
    readonly property UndoHistory history: UndoHistory {
        document: root.Editor.document
        simulation: root.Editor.simulation
    }
    property alias undo: undo
    property alias redo: redo
    property alias cut: cut
    property alias copy: copy
    property alias duplicate: duplicate
    property alias remove: remove
    property alias selectSteering: selectSteering

    title: qsTr("&Edit")

    KeyAction {
        id: undo

        objectName: "actionUndo"
        name: qsTr("Undo")
        text: root.world.drawing.active ? qsTr("&Undo: the last point")
            : root.history.canUndo ? qsTr("&Undo: %1").arg(root.history.undoText) : qsTr("&Undo")
        keys: "Ctrl+Z"
        icon.name: "undo"
        enabled: (root.history.canUndo || root.world.drawing.active) && root.window.editing
        onTriggered: {
            root.Editor.typing.commit()
            if (!root.world.drawing.removeLastPoint())
                root.history.undo()
        }
    }

    KeyAction {
        id: redo

        objectName: "actionRedo"
        name: qsTr("Redo")
        text: root.history.canRedo ? qsTr("&Redo: %1").arg(root.history.redoText) : qsTr("&Redo")
        keys: "Ctrl+Shift+Z"
        icon.name: "redo"
        enabled: root.history.canRedo && root.window.editing
        onTriggered: {
            root.Editor.typing.commit()
            root.history.redo()
        }
    }

    KeyAction {
        id: cut

        objectName: "actionCut"
        startsSection: true
        text: qsTr("Cu&t")
        keys: "Ctrl+X"
        enabled: root.window.editing
        onTriggered: root.Editor.canvas.edits.cutSelected()
    }

    KeyAction {
        id: copy

        objectName: "actionCopy"
        text: qsTr("&Copy")
        keys: "Ctrl+C"
        enabled: root.window.editing
        onTriggered: root.Editor.canvas.edits.copySelected()
    }

    KeyAction {
        objectName: "actionPaste"
        text: qsTr("&Paste")
        keys: "Ctrl+V"
        enabled: root.window.editing
        onTriggered: {
            if (!root.inWorld || !root.world.selection.paste())
                root.Editor.canvas.edits.paste()
        }
    }

    KeyAction {
        id: duplicate

        objectName: "actionDuplicate"
        text: qsTr("&Duplicate")
        keys: "Ctrl+D"
        enabled: root.window.editing
        onTriggered: {
            if (root.inWorld && root.world.selection.count > 0)
                root.world.selection.duplicate()
            else
                root.Editor.canvas.edits.duplicateSelected()
        }
    }

    KeyAction {
        id: remove

        objectName: "actionDelete"
        words: qsTr("erase")
        text: qsTr("De&lete")
        keys: "Del"
        enabled: root.window.editing
        onTriggered: root.Editor.canvas.edits.removeSelected()
    }

    KeyAction {
        objectName: "actionAddAgents"
        startsSection: true
        words: qsTr("brush, spawn, place, by hand, paint")
        text: qsTr("Add a&gents by hand")
        shownKeys: "A"
        icon.name: "brush"
        help: qsTr("Click or drag in the world. At tick 0 it adds to the project, later to the running world.")
        enabled: root.window.editing && root.window.worldShown && root.world.hasAgentTypes
        onTriggered: {
            root.world.drawing.tool = "agents"
            root.world.forceActiveFocus()
        }
    }

    KeyAction {
        objectName: "actionRemovePicked"
        words: qsTr("kill, delete agent, by hand")
        text: qsTr("Re&move the picked agent")
        help: qsTr("At tick 0 from the project, later from the running world.")
        enabled: root.window.editing && root.window.worldShown && root.Editor.simulation.hasPicked && root.Editor.simulation.pickedEnd === ""
        onTriggered: root.world.brush.removePicked()
    }

    KeyAction {
        objectName: "actionSelectAll"
        startsSection: true
        text: qsTr("Select &all")
        keys: "Ctrl+A"
        enabled: root.window.editing
        onTriggered: {
            if (root.inWorld)
                root.world.selection.selectAll()
            else
                root.Editor.canvas.edits.selectAll()
        }
    }

    KeyAction {
        id: selectSteering

        objectName: "actionSelectSteering"
        text: qsTr("Select &what steers it")
        keys: "Shift+L"
        words: qsTr("upstream, inputs, behaviors of a type, linked, follow")
        help: qsTr("All cards from which wires lead to the selected ones")
        enabled: root.window.editingCanvas
        onTriggered: {
            if (root.Editor.canvas.edits.selectSteering())
                root.Editor.canvas.fitSelected()
        }
    }

    KeyAction {
        objectName: "actionSearch"
        words: qsTr("search, look for, where")
        startsSection: true
        text: qsTr("&Find in the project…")
        keys: "Ctrl+F"
        icon.name: "search"
        help: qsTr("Nodes, wires, the scene, settings, notes and problems")
        enabled: root.window.editing
        onTriggered: root.window.searchRequested()
    }

    KeyAction {
        objectName: "actionFindNext"
        text: qsTr("Find &next")
        keys: "F3"
        enabled: root.window.editing
        onTriggered: root.window.searchStepRequested(1)
    }

    KeyAction {
        objectName: "actionFindPrevious"
        text: qsTr("Find pre&vious")
        keys: "Shift+F3"
        enabled: root.window.editing
        onTriggered: root.window.searchStepRequested(-1)
    }

    KeyAction {
        objectName: "actionSettings"
        words: qsTr("preferences, options, configuration")
        startsSection: true
        text: qsTr("Se&ttings…")
        keys: "Ctrl+,"
        onTriggered: root.window.settingsRequested()
    }
}
