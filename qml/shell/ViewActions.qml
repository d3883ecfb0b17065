import QtQuick
import Tiller.App

/** What the window shows. */
ActionGroup {
    id: root

    required property AppSettings settings
    required property bool atStart ///< the start page is open: what acts on a project rests
    property alias layout: layout
    property alias dark: dark

    signal layoutRequested()

    title: qsTr("&View")

    KeyAction {
        id: layout

        objectName: "actionLayout"
        words: qsTr("layout, panes, full")
        text: qsTr("Show canvas, &viewport or both")
        keys: "F6"
        enabled: !root.atStart
        onTriggered: root.layoutRequested()
    }

    KeyAction {
        id: dark

        objectName: "actionDark"
        words: qsTr("light, theme, colors, contrast")
        text: qsTr("&Dark colors")
        keys: "Ctrl+Shift+D"
        checkable: true
        checked: root.settings.dark
        onTriggered: root.settings.dark = !root.settings.dark
    }
}
