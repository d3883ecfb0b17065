// qmllint disable unqualified type
// Qt 6.4 cannot bind delegates in popups: each has its own context.
import QtQuick
import Tiller.App

/** All actions with their keys. A click on keys records new ones. */
ModalDialog {
    id: root


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

        FilterField {
            id: search

            objectName: "shortcutSearch"
            width: parent.width
            placeholderText: qsTr("Search actions or keys")
        }

        RowsView {
            id: list

            objectName: "shortcutList"
            width: parent.width
            height: Math.min(400, (root.parent ? root.parent.height : 600) - 260)
            cacheBuffer: 0 // Qt warns about rows that outlive a new search
            section.property: "group"
            Accessible.name: root.title

            section.delegate: PaneTitle {
                required property string section

                text: section
                topPadding: root.Theme.space
                bottomPadding: root.Theme.gap
            }

            model: ShortcutListModel {
                id: actions

                commands: root.Editor.commands
                search: search.text
            }

            delegate: ShortcutRow {
                width: list.width - 12
                shortcutList: actions
            }

            PlainText {
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

    /** An action and its keys. */
    component ShortcutRow: Item {
        id: shortcutRow

        required property ShortcutListModel shortcutList
        required property string action
        required property string title
        required property string keys
        required property string initial
        required property bool isCustom

        objectName: "shortcut-" + action
        implicitHeight: Theme.row + (notice.visible ? notice.implicitHeight + Theme.gap : 0)

        PlainText {
            width: recorder.x - shortcutRow.Theme.space
            height: shortcutRow.Theme.row
            verticalAlignment: Text.AlignVCenter
            text: shortcutRow.title
            elide: Text.ElideRight
        }

        KeyRecorder {
            id: recorder

            objectName: "keys-" + shortcutRow.action
            anchors.right: resetButton.left
            anchors.rightMargin: shortcutRow.Theme.gap
            y: 2
            width: 168
            name: shortcutRow.title
            keys: shortcutRow.keys
            textOf: keys => shortcutRow.shortcutList.textOf(keys)
            nameOf: (key, modifiers) => shortcutRow.shortcutList.nameOfKey(key, modifiers)
            holderOf: keys => shortcutRow.shortcutList.holderOf(keys, shortcutRow.action)
            canHave: keys => shortcutRow.shortcutList.canHave(shortcutRow.action, keys)
            onRecorded: keys => shortcutRow.shortcutList.assign(shortcutRow.action, keys)
        }

        IconButton {
            id: resetButton

            objectName: "resetShortcut-" + shortcutRow.action
            anchors.right: parent.right
            iconName: "reset"
            enabled: shortcutRow.isCustom
            tip: shortcutRow.initial === "" ? qsTr("Remove the keys of %1").arg(shortcutRow.title)
                                     : qsTr("Restore %1 for %2").arg(shortcutRow.initial).arg(shortcutRow.title)
            onClicked: shortcutRow.shortcutList.reset(shortcutRow.action)
        }

        CaptionParagraph {
            id: notice

            anchors.right: resetButton.left
            anchors.rightMargin: shortcutRow.Theme.gap
            y: shortcutRow.Theme.row
            width: parent.width - resetButton.width - shortcutRow.Theme.wide
            horizontalAlignment: Text.AlignRight
            visible: recorder.conflict !== "" || recorder.refused !== ""
            text: recorder.refused !== "" ? qsTr("%1 moves through the window. Press other keys, or Esc.").arg(shortcutRow.shortcutList.textOf(recorder.refused))
                : qsTr("%1 belongs to “%2”. Press it again to move it here, Esc to cancel.").arg(shortcutRow.shortcutList.textOf(recorder.pendingKeys)).arg(recorder.conflict)
            color: shortcutRow.Theme.warning
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
    }
}
