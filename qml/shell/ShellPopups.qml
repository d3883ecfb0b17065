import QtQuick
import Tiller.App

/** The command palette, the dialogs for keys and settings, and what takes long. */
Item {
    id: root

    required property WindowState window
    required property var groups ///< of actions

    function openCommands() {
        commands.open()
    }

    CommandPalette {
        id: commands

        groups: root.groups
        canAdd: root.window.editing
        onNodeChosen: type => root.Editor.canvas.adder.addNodeInView(type)
        onCardChosen: node => {
            root.Editor.document.selection.select(node)
            root.Editor.canvas.centerOn(node, 0)
        }
    }

    KeysDialog {
        id: keys

        groups: root.groups
        onShortcutsRequested: shortcuts.open()
    }

    ShortcutsDialog {
        id: shortcuts

        groups: root.groups
    }

    SettingsDialog {
        id: settings

        onShortcutsRequested: shortcuts.open()
    }

    LongWorkDialog {}

    Connections {
        target: root.window

        function onKeysRequested() {
            keys.open()
        }

        function onShortcutsRequested() {
            shortcuts.open()
        }

        function onSettingsRequested() {
            settings.open()
        }
    }
}
