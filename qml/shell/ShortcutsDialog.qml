// qmllint disable unqualified type
// Qt 6.4 cannot bind delegates in popups: each has its own context.
import QtQuick
import QtQuick.Controls.Basic
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

                commands: root.Editor.commands
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

    /** An action and its keys. */
    component ShortcutRow: Item {
        id: root

        required property ShortcutListModel shortcutList
        required property string action
        required property string title
        required property string keys
        required property string initial
        required property bool isCustom

        objectName: "shortcut-" + action
        implicitHeight: Theme.row + (notice.visible ? notice.implicitHeight + Theme.gap : 0)

        BodyText {
            width: recorder.x - root.Theme.space
            height: root.Theme.row
            verticalAlignment: Text.AlignVCenter
            text: root.title
            elide: Text.ElideRight
        }

        KeyRecorder {
            id: recorder

            objectName: "keys-" + root.action
            anchors.right: resetButton.left
            anchors.rightMargin: root.Theme.gap
            y: 2
            width: 168
            name: root.title
            keys: root.keys
            nameOf: (key, modifiers) => root.shortcutList.nameOfKey(key, modifiers)
            holderOf: keys => root.shortcutList.holderOf(keys, root.action)
            canHave: keys => root.shortcutList.canHave(root.action, keys)
            onRecorded: keys => root.shortcutList.assign(root.action, keys)
        }

        IconButton {
            id: resetButton

            objectName: "resetShortcut-" + root.action
            anchors.right: parent.right
            iconName: "reset"
            enabled: root.isCustom
            tip: root.initial === "" ? qsTr("Remove the keys of %1").arg(root.title)
                                     : qsTr("Restore %1 for %2").arg(root.initial).arg(root.title)
            onClicked: root.shortcutList.reset(root.action)
        }

        Caption {
            id: notice

            anchors.right: resetButton.left
            anchors.rightMargin: root.Theme.gap
            y: root.Theme.row
            width: parent.width - resetButton.width - root.Theme.wide
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignRight
            visible: recorder.conflict !== "" || recorder.refused !== ""
            text: recorder.refused !== "" ? qsTr("%1 moves through the window. Press other keys, or Esc.").arg(recorder.refused)
                : qsTr("%1 belongs to “%2”. Press it again to move it here, Esc to cancel.").arg(recorder.pendingKeys).arg(recorder.conflict)
            color: root.Theme.warning
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
    }
}
