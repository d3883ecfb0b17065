import QtQuick
import Tiller.App

/** An action and its keys. */
Item {
    id: root

    required property Theme theme
    required property ShortcutListModel shortcutList
    required property string action
    required property string title
    required property string keys
    required property string initial
    required property bool isCustom

    objectName: "shortcut-" + action
    implicitHeight: theme.row + (notice.visible ? notice.implicitHeight + theme.gap : 0)

    Text {
        width: recorder.x - root.theme.space
        height: root.theme.row
        verticalAlignment: Text.AlignVCenter
        text: root.title
        textFormat: Text.PlainText
        elide: Text.ElideRight
        color: root.theme.text
        font.family: root.theme.family
        font.pixelSize: root.theme.body
    }

    KeyRecorder {
        id: recorder

        objectName: "keys-" + root.action
        anchors.right: resetButton.left
        anchors.rightMargin: root.theme.gap
        y: 2
        width: 168
        theme: root.theme
        name: root.title
        keys: root.keys
        nameOf: (key, modifiers) => root.shortcutList.nameOfKey(key, modifiers)
        holderOf: keys => root.shortcutList.holderOf(keys, root.action)
        mayHave: keys => root.shortcutList.canHave(root.action, keys)
        onRecorded: keys => root.shortcutList.assign(root.action, keys)
    }

    IconButton {
        id: resetButton

        objectName: "resetShortcut-" + root.action
        anchors.right: parent.right
        theme: root.theme
        iconName: "reset"
        enabled: root.isCustom
        tip: root.initial === "" ? qsTr("Back to no keys for %1").arg(root.title)
                                 : qsTr("Back to %1 for %2").arg(root.initial).arg(root.title)
        onClicked: root.shortcutList.reset(root.action)
    }

    Text {
        id: notice

        anchors.right: resetButton.left
        anchors.rightMargin: root.theme.gap
        y: root.theme.row
        width: parent.width - resetButton.width - root.theme.wide
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignRight
        visible: recorder.conflict !== "" || recorder.refused !== ""
        text: recorder.refused !== "" ? qsTr("%1 is needed to go through the window. Press other keys, or Esc.").arg(recorder.refused)
            : qsTr("%1 belongs to “%2”. Press it again to move it here, Esc to leave it.").arg(recorder.wanted).arg(recorder.conflict)
        color: root.theme.warning
        font.family: root.theme.family
        font.pixelSize: root.theme.caption
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
}
