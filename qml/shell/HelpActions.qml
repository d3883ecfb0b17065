import QtQuick

/** What helps. */
ActionGroup {
    id: root

    property alias commands: commands
    property alias keys: keys
    property alias changeKeys: changeKeys

    signal commandsRequested()
    signal keysRequested()
    signal shortcutsRequested()

    title: qsTr("&Help")

    KeyAction {
        id: commands

        objectName: "actionCommands"
        listed: false // where it leads to, one is already
        words: qsTr("palette")
        text: qsTr("All &commands…")
        keys: "Ctrl+K"
        icon.name: "search"
        help: qsTr("Everything one can do, found by words")
        onTriggered: root.commandsRequested()
    }

    KeyAction {
        id: keys

        objectName: "actionKeys"
        words: qsTr("help, shortcuts, mouse")
        text: qsTr("&Keys and mouse")
        keys: "F1"
        onTriggered: root.keysRequested()
    }

    KeyAction {
        id: changeKeys

        objectName: "actionShortcuts"
        words: qsTr("keys, bindings, hotkeys")
        text: qsTr("Keyboard &shortcuts…")
        icon.name: "keyboard"
        help: qsTr("Other keys for any action")
        onTriggered: root.shortcutsRequested()
    }
}
