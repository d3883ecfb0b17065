import QtQuick
import Tiller.App

/** Actions that change what the window shows. */
ActionGroup {
    id: root

    required property WindowState window
    property alias dark: dark

    title: qsTr("&View")

    KeyAction {
        objectName: "actionLayout"
        words: qsTr("layout, panes, full")
        text: qsTr("Show canvas, &viewport or both")
        keys: "F6"
        enabled: root.window.editing
        onTriggered: root.window.showNextLayout()
    }

    KeyAction {
        id: dark

        objectName: "actionDark"
        words: qsTr("light, theme, colors, contrast")
        text: qsTr("&Dark colors")
        keys: "Ctrl+Shift+D"
        checkable: true
        checked: root.Editor.settings.dark
        onTriggered: root.Editor.settings.dark = !root.Editor.settings.dark
    }
}
