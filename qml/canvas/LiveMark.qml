import QtQuick
import Tiller.App

/** Marks the card of the picked agent's mode: a frame in the color of modes, and the agent's name. */
Item {
    id: root

    required property string nodeId
    required property string agent
    required property bool selected
    required property int textSize

    objectName: "live-" + nodeId

    Rectangle {
        anchors.fill: parent
        anchors.margins: root.selected ? -3 : -1
        radius: root.Theme.radius + 1
        color: root.selected ? "transparent" : Qt.alpha(root.Theme.mode, 0.14)
        border.width: 2
        border.color: root.Theme.mode
    }

    Rectangle {
        anchors.right: parent.right
        anchors.rightMargin: 8
        y: 5 - height
        width: label.implicitWidth + 16
        height: label.implicitHeight + 4
        radius: height / 2
        color: root.Theme.mode

        Words {
            id: label

            anchors.centerIn: parent
            text: root.agent
            color: root.Theme.textOnAccent
            font.family: root.Theme.family
            font.pixelSize: root.textSize
            font.weight: Font.DemiBold
        }
    }
}
