import QtQuick

/** Actions that help. */
ActionGroup {
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
