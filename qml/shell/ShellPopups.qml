import QtQuick
import Tiller.App

/** What opens over the window: the command palette, the keys, the settings. */
Item {
    id: root

    required property Theme theme
    required property AppSettings settings
    required property Actions actions

    signal nodeChosen(string type)

    function openCommands() {
        commands.open()
    }

    function openKeys() {
        keys.open()
    }

    function openShortcuts() {
        shortcuts.open()
    }

    function openSettings() {
        settingsDialog.open()
    }

    CommandPalette {
        id: commands

        theme: root.theme
        settings: root.settings
        groups: root.actions.groups
        canAdd: !root.actions.atStart && !root.actions.presenting
        onNodeChosen: type => root.nodeChosen(type)
    }

    KeysDialog {
        id: keys

        theme: root.theme
        settings: root.settings
        groups: root.actions.groups
        onShortcutsRequested: shortcuts.open()
    }

    ShortcutsDialog {
        id: shortcuts

        theme: root.theme
        settings: root.settings
        groups: root.actions.groups
    }

    SettingsDialog {
        id: settingsDialog

        theme: root.theme
        settings: root.settings
        onShortcutsRequested: shortcuts.open()
    }
}
