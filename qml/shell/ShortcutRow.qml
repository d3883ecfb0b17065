import QtQuick
import Tiller.App

/** An action and its keys. */
Item {
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
