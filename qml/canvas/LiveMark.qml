import QtQuick

/** Marks the card of the mode that the picked agent is in: a frame in the color of modes, and who it is. */
Item {
    id: root

    required property Theme theme
    required property string nodeId
    required property string agent
    required property bool selected
    required property int textSize

    objectName: "live-" + nodeId

    Rectangle {
        anchors.fill: parent
        anchors.margins: root.selected ? -3 : -1
        radius: root.theme.radius + 1
        color: root.selected ? "transparent" : Qt.alpha(root.theme.mode, 0.14)
        border.width: 2
        border.color: root.theme.mode
    }

    Rectangle {
        anchors.right: parent.right
        anchors.rightMargin: 8
        y: 5 - height
        width: label.implicitWidth + 16
        height: label.implicitHeight + 4
        radius: height / 2
        color: root.theme.mode

        Text {
            id: label

            anchors.centerIn: parent
            text: root.agent
            textFormat: Text.PlainText
            color: root.theme.textOnAccent
            font.family: root.theme.family
            font.pixelSize: root.textSize
            font.weight: Font.DemiBold
        }
    }
}
