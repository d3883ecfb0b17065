import QtQuick
import Tiller.App

/** A short text over the world. */
RaisedBox {
    id: root

    property alias text: label.text
    property alias label: label

    implicitWidth: label.implicitWidth + 2 * Theme.space
    implicitHeight: label.implicitHeight + Theme.space
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    PlainText {
        id: label

        anchors.centerIn: parent
        width: Math.min(implicitWidth, root.width - 2 * root.Theme.space)
        elide: Text.ElideRight
        font.pixelSize: root.Theme.caption
    }
}
