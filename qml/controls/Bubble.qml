import QtQuick
import Tiller.App

/** A short text over the canvas. */
Rectangle {
    id: root

    required property string text
    required property color tone

    width: Math.min(label.implicitWidth, 300) + 2 * Theme.space + 4
    height: label.height + 2 * Theme.space - 4
    radius: Theme.radius
    color: Theme.raised
    border.color: tone

    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    Caption {
        id: label

        x: root.Theme.space + 2
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, 300)
        wrapMode: Text.Wrap
        text: root.text
        color: root.Theme.text
    }
}
