import QtQuick
import Tiller.App

/** All actions of menus and keys, in groups. Menus, the command palette and the list of shortcuts read
    `groups`. */
Item {
    id: root

    required property WindowState window
    required property FileFlow fileFlow
    required property WatchFlow watchFlow
    required property AgentsItem world
    property alias file: file
    property alias edit: edit
    property alias onCanvas: onCanvas
    property alias arrange: arrange
    property alias sim: sim
    property alias time: time
    property alias watching: watching
    property alias view: view
    property alias lesson: lesson
    property alias help: help
    readonly property var groups: [file, edit, onCanvas, arrange, sim, explain, time, watching, view, lesson, help]

    /** Triggers the action with these keys, for a pane that receives them before the shortcuts. */
    function trigger(keys: string) {
        for (const group of groups) {
            const action = Array.from(group.all).find(each => each.current === keys)
            if (action && action.enabled)
                action.trigger()
        }
    }

    FileActions {
        id: file

        window: root.window
        flow: root.fileFlow
    }

    EditActions {
        id: edit

        window: root.window
        world: root.world
    }

    CanvasActions {
        id: onCanvas

        window: root.window
        fitWorld: view.fitWorld
        worldFirst: (root.world?.activeFocus ?? false) || !root.window.canvasShown
    }

    ArrangeActions {
        id: arrange

        window: root.window
        world: root.world
    }

    SimulationActions {
        id: sim

        window: root.window
    }

    ExplainActions {
        id: explain

        window: root.window
    }

    TimelineActions {
        id: time

        window: root.window
        whatIf: explain.whatIf
        ghost: explain.ghost
    }

    WatchActions {
        id: watching

        window: root.window
        flow: root.watchFlow
        world: root.world
    }

    ViewActions {
        id: view

        window: root.window
        world: root.world
        fitKeys: onCanvas.worldFirst ? onCanvas.fit.current : ""
    }

    TeachActions {
        id: lesson

        window: root.window
        flow: root.fileFlow
    }

    HelpActions {
        id: help

        window: root.window
        flow: root.fileFlow
    }

    /** Actions that help. */
    component HelpActions: ActionGroup {
        id: root

        required property WindowState window
        required property FileFlow flow
        property alias commands: commands
        property alias keys: keys

        title: qsTr("&Help")

        KeyAction {
            id: commands

            objectName: "actionCommands"
            listed: false // the palette need not list itself
            words: qsTr("palette")
            text: qsTr("All &commands…")
            keys: "Ctrl+K"
            icon.name: "search"
            help: qsTr("Searches all commands")
            onTriggered: root.window.commandsRequested()
        }

        KeyAction {
            id: keys

            objectName: "actionKeys"
            words: qsTr("help, shortcuts, mouse")
            text: qsTr("&Keys and mouse")
            keys: "F1"
            onTriggered: root.window.keysRequested()
        }

        KeyAction {
            objectName: "actionShortcuts"
            words: qsTr("keys, bindings, hotkeys")
            text: qsTr("Keyboard &shortcuts…")
            icon.name: "keyboard"
            help: qsTr("Changes the keys of any action")
            onTriggered: root.window.shortcutsRequested()
        }

        KeyAction {
            objectName: "actionCrashReport"
            words: qsTr("problem, error, log")
            startsSection: true
            text: qsTr("&Last crash report…")
            help: qsTr("What the editor did when it ended unexpectedly. It stays on this computer.")
            enabled: root.Editor.session.crashes.latest !== ""
            onTriggered: root.flow.showCrashReport()
        }
    }
}
