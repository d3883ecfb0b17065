// qmllint disable unqualified type
// Delegates in Popups cannot be bound in Qt 6.4: they are made in contexts of their own.
import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** All actions with their keys; a click on the keys takes new ones. */
ModalDialog {
    id: root

    required property AppSettings settings
    required property var groups

    objectName: "shortcutsDialog"
    title: qsTr("Keyboard shortcuts")
    text: qsTr("Click on keys, then press the new ones. Backspace takes them away, Esc or Tab leaves them as they were.")
    width: 560 * theme.scale
    onAboutToShow: {
        search.clear()
        actions.refresh()
    }
    onOpened: search.forceActiveFocus(Qt.TabFocusReason)

    body: Column {
        width: parent ? parent.width : 0
        spacing: root.theme.space

        SearchField {
            id: search

            objectName: "shortcutSearch"
            width: parent.width
            theme: root.theme
            placeholderText: qsTr("Search actions or keys")
        }

        ListView {
            id: list

            objectName: "shortcutList"
            width: parent.width
            height: Math.min(400, (root.parent ? root.parent.height : 600) - 260)
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            cacheBuffer: 0 // rows that are made ahead outlive a new search, and Qt says so
            section.property: "group"
            Accessible.role: Accessible.List
            Accessible.name: root.title

            ScrollBar.vertical: ListBar {
                theme: root.theme
            }

            section.delegate: PaneTitle {
                required property string section

                theme: root.theme
                text: section
                topPadding: root.theme.space
                bottomPadding: root.theme.gap
            }

            model: ShortcutListModel {
                id: actions

                groups: root.groups
                shortcuts: root.settings.shortcuts
                search: search.text
            }

            delegate: ShortcutRow {
                width: list.width - 12
                theme: root.theme
                shortcutList: actions
            }

            Text {
                anchors.centerIn: parent
                visible: list.count === 0
                text: qsTr("No action or key by that name.")
                color: root.theme.textMuted
                font.family: root.theme.family
                font.pixelSize: root.theme.body
            }
        }
    }

    asides: SureButton {
        objectName: "resetShortcuts"
        theme: root.theme
        words: qsTr("Reset all")
        question: qsTr("Reset all to the first keys")
        enabled: Object.keys(root.settings.shortcuts.custom).length > 0
        onConfirmed: actions.resetAll()
    }

    TextButton {
        objectName: "closeShortcuts"
        theme: root.theme
        text: qsTr("Close")
        primary: true
        onClicked: root.close()
    }
}
