// qmllint disable unqualified
// Components for Loader or Menu cannot be bound in Qt 6.4: they are made in contexts of their own.
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
    required property bool hovered
    required property bool muted
    required property bool solo
    required property bool silent
    required property bool soloable
    required property real liveVeil ///< of a card that does nothing for the picked agent
    readonly property real veil: liveVeil > 0 ? liveVeil : silent ? (theme.dark ? 0.45 : 0.55) : 0
    readonly property bool hasButtons: hovered || selected || muted || solo
    readonly property real textEnd: width - (problem === "" ? 8 : 30)
                                    - (!hasButtons ? 4 : soloable ? 46 : 24)

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
        width: Math.min(implicitWidth, root.textEnd - x)
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
        width: Math.max(0, root.textEnd - x)
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
        x: root.width - 26
        y: 8
        visible: root.problem !== ""
        name: root.isError ? "error" : "warning"
        color: root.isError ? root.theme.error : root.theme.warning
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

    Rectangle { // so that it recedes; under the ports, which stand half outside and fade by themselves
        anchors.fill: parent
        anchors.margins: root.selected ? 2 : 1
        visible: root.veil > 0
        radius: 2 // as the strip of the kind, which it covers whole
        color: Qt.alpha(root.theme.ground, root.veil)
    }

    Repeater {
        model: root.ports

        PortMark {
            theme: root.theme
            nodeId: root.nodeId
            cardWidth: root.width
            markScale: root.portScale
            veil: root.veil
            hovered: root.hoveredPort === root.nodeId + "." + modelData.id
        }
    }

    Loader {
        active: root.hasButtons
        anchors.right: parent.right
        anchors.rightMargin: root.problem === "" ? 8 : 30
        y: 6

        sourceComponent: CardButtons {
            theme: root.theme
            nodeId: root.nodeId
            all: root.hovered || root.selected
            muted: root.muted
            solo: root.solo
            soloable: root.soloable
        }
    }
}
