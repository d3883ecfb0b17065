import QtQuick
import Tiller.App

/** The next step with the current drawing tool. */
Rectangle {
    id: root

    property alias text: label.text

    objectName: "drawHint"
    implicitWidth: label.implicitWidth + 2 * root.Theme.space
    implicitHeight: label.implicitHeight + root.Theme.space
    radius: root.Theme.radius
    color: root.Theme.raised
    border.color: root.Theme.line
    Accessible.role: Accessible.StaticText
    Accessible.name: root.text

    Caption {
        id: label

        anchors.centerIn: parent
        width: Math.min(implicitWidth, root.width - 2 * root.Theme.space)
        elide: Text.ElideRight
        color: root.Theme.text
    }
}
