// qmllint disable unqualified type
// Qt 6.4 cannot bind delegates in popups: each has its own context.
import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** All actions with their keys. A click on keys records new ones. */
ModalDialog {
    id: root

    required property var groups

    objectName: "shortcutsDialog"
    title: qsTr("Keyboard shortcuts")
    text: qsTr("Click on keys, then press new ones. Backspace removes them; Esc or Tab cancels.")
    width: 560 * Theme.scale
    onAboutToShow: {
        search.clear()
        actions.refresh()
    }
    onOpened: search.forceActiveFocus(Qt.TabFocusReason)

    body: Column {
        width: parent ? parent.width : 0
        spacing: root.Theme.space

        SearchField {
            id: search

            objectName: "shortcutSearch"
            width: parent.width
            placeholderText: qsTr("Search actions or keys")
        }

        ListView {
            id: list

            objectName: "shortcutList"
            width: parent.width
            height: Math.min(400, (root.parent ? root.parent.height : 600) - 260)
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            cacheBuffer: 0 // Qt warns about rows that outlive a new search
            section.property: "group"
            Accessible.role: Accessible.List
            Accessible.name: root.title

            ScrollBar.vertical: ListBar {}

            section.delegate: PaneTitle {
                required property string section

                text: section
                topPadding: root.Theme.space
                bottomPadding: root.Theme.gap
            }

            model: ShortcutListModel {
                id: actions

                groups: root.groups
                shortcuts: root.Editor.settings.shortcuts
                search: search.text
            }

            delegate: ShortcutRow {
                width: list.width - 12
                shortcutList: actions
            }

            BodyText {
                anchors.centerIn: parent
                visible: list.count === 0
                text: qsTr("No action or key found.")
                color: root.Theme.textMuted
            }
        }
    }

    leftButtons: SureButton {
        objectName: "resetShortcuts"
        idleText: qsTr("Reset all")
        armedText: qsTr("Reset all to the defaults")
        enabled: Object.keys(root.Editor.settings.shortcuts.custom).length > 0
        onConfirmed: actions.resetAll()
    }

    TextButton {
        objectName: "closeShortcuts"
        text: qsTr("Close")
        primary: true
        onClicked: root.close()
    }
}
