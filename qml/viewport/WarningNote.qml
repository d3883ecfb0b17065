import QtQuick
import Tiller.App

/** A warning over the world. */
RaisedBox {
    id: root

    required property string text

    implicitWidth: Math.ceil(oneLine.advanceWidth) + 16 + 3 * root.Theme.space
    implicitHeight: note.implicitHeight + 2 * root.Theme.space
    border.color: root.Theme.warning
    Accessible.role: Accessible.AlertMessage
    Accessible.name: note.text

    TextMetrics { // the implicit width of a wrapped text is not stable
        id: oneLine

        text: note.text
        font: note.font
    }

    Icon {
        x: root.Theme.space
        anchors.verticalCenter: parent.verticalCenter
        name: "warning"
        color: root.Theme.warning
    }
    Caption {
        id: note

        x: 16 + 2 * root.Theme.space
        anchors.verticalCenter: parent.verticalCenter
        width: root.width - x - root.Theme.space
        text: root.text
        wrapMode: Text.Wrap
        color: root.Theme.text
    }
}
