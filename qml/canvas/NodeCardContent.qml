pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** What a card says when it is near enough to read. */
Item {
    id: root

    required property Theme theme
    required property string nodeId
    required property string title
    required property string typeTitle
    required property color kindColor
    required property bool selected
    required property var ports
    required property var values
    required property string problem
    required property bool isError
    required property string agentColor
    required property string hoveredPort
    required property real portScale

    Rectangle {
        y: 2
        width: parent.width
        height: parent.height
        radius: root.theme.radius
        color: root.theme.shadow
    }

    Rectangle {
        anchors.fill: parent
        radius: root.theme.radius
        color: root.theme.raised
        border.width: root.selected ? 2 : 1
        border.color: root.selected ? root.theme.accent : root.theme.line
    }

    Rectangle {
        x: root.selected ? 2 : 1
        y: x
        width: 4
        height: parent.height - 2 * y
        radius: 2
        color: root.kindColor
    }

    Rectangle {
        id: swatch

        x: 16
        y: 11
        width: visible ? 10 : 0
        height: 10
        radius: 5
        visible: root.agentColor !== ""
        color: visible ? root.agentColor : "transparent"
    }

    Text {
        id: titleText

        x: swatch.visible ? 32 : 16
        height: 32
        width: Math.min(implicitWidth, badge.x - x - 4)
        verticalAlignment: Text.AlignVCenter
        text: root.title
        textFormat: Text.PlainText
        elide: Text.ElideRight
        color: root.theme.text
        font.family: root.theme.family
        font.pixelSize: root.theme.body
        font.weight: Font.DemiBold
    }

    Text {
        x: titleText.x + titleText.width + 8
        height: 32
        width: Math.max(0, badge.x - x - 4)
        verticalAlignment: Text.AlignVCenter
        text: root.typeTitle
        textFormat: Text.PlainText
        elide: Text.ElideRight
        color: root.theme.textMuted
        font.family: root.theme.family
        font.pixelSize: root.theme.caption
    }

    Icon {
        id: badge

        objectName: "problem-" + root.nodeId
        x: root.width - (visible ? 24 : 8)
        y: 8
        visible: root.problem !== ""
        name: root.isError ? "error" : "warning"
        color: root.isError ? root.theme.error : root.theme.warning
    }

    Repeater {
        model: root.ports

        PortMark {
            theme: root.theme
            nodeId: root.nodeId
            cardWidth: root.width
            markScale: root.portScale
            hovered: root.hoveredPort === root.nodeId + "." + modelData.id
        }
    }

    Column {
        id: lines

        anchors.bottom: parent.bottom
        anchors.bottomMargin: 8
        x: 16
        width: root.width - 28

        Repeater {
            model: root.values

            Item {
                id: line

                required property var modelData

                width: lines.width
                height: 20

                Text {
                    width: parent.width - valueText.width - 8
                    anchors.verticalCenter: parent.verticalCenter
                    text: line.modelData.title
                    elide: Text.ElideRight
                    color: root.theme.textMuted
                    font.family: root.theme.family
                    font.pixelSize: root.theme.caption
                }

                Text {
                    id: valueText

                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(implicitWidth, parent.width * 0.62)
                    text: line.modelData.text
                    elide: Text.ElideRight
                    horizontalAlignment: Text.AlignRight
                    color: root.theme.text
                    font.family: root.theme.family
                    font.pixelSize: root.theme.caption
                }
            }
        }
    }
}
