import QtQuick
import Tiller.App

/** A word of formulas, with its help. */
Item {
    id: root

    required property string shown
    required property string help
    property bool current: false

    signal chosen()

    implicitHeight: 24 * Theme.scale
    Accessible.role: Accessible.ListItem
    Accessible.name: shown
    Accessible.description: help
    Accessible.onPressAction: root.chosen()

    Rectangle {
        anchors.fill: parent
        radius: root.Theme.radius - 2
        color: root.current ? root.Theme.chosen : mouse.containsMouse ? root.Theme.hover : "transparent"
    }

    PlainText {
        id: word

        x: root.Theme.space
        anchors.verticalCenter: parent.verticalCenter
        text: root.shown
        font.family: root.Theme.monospaced
        font.pixelSize: root.Theme.caption
    }

    Caption {
        anchors.verticalCenter: parent.verticalCenter
        anchors.left: word.right
        anchors.leftMargin: root.Theme.space + 4
        anchors.right: parent.right
        anchors.rightMargin: root.Theme.space
        text: root.help
        elide: Text.ElideRight
    }

    MouseArea {
        id: mouse

        anchors.fill: parent
        hoverEnabled: true
        onClicked: root.chosen()
    }
}
