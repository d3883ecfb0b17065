import QtQuick
import Tiller.App

/** Says that the world runs on without the last edits, and why. */
Rectangle {
    id: root

    required property string reason
    required property Theme theme

    objectName: "heldBackNote"
    implicitWidth: Math.ceil(oneLine.advanceWidth) + 16 + 3 * root.theme.space
    implicitHeight: note.implicitHeight + 2 * root.theme.space
    radius: root.theme.radius
    color: root.theme.raised
    border.color: root.theme.warning
    Accessible.role: Accessible.AlertMessage
    Accessible.name: note.text

    TextMetrics { // the text's own implicit width changes as it is wrapped
        id: oneLine

        text: note.text
        font: note.font
    }

    Icon {
        x: root.theme.space
        anchors.verticalCenter: parent.verticalCenter
        name: "warning"
        color: root.theme.warning
    }
    Text {
        id: note

        x: 16 + 2 * root.theme.space
        anchors.verticalCenter: parent.verticalCenter
        width: root.width - x - root.theme.space
        text: qsTr("The world runs on as before the last edits: %1").arg(root.reason)
        wrapMode: Text.Wrap
        color: root.theme.text
        font.family: root.theme.family
        font.pixelSize: root.theme.caption
    }
}
