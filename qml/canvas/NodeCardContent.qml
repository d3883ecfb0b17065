// qmllint disable unqualified
// Qt 6.4 cannot bind components of Loader or Menu: each has its own context.
import QtQuick
import Tiller.App

/** The content of a card that is large enough to read. */
Item {
    id: root

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
    required property int textSize ///< the smallest that is legible
    required property bool hovered
    required property bool muted
    required property bool solo
    required property bool silent
    required property bool soloable
    readonly property real veil: silent && !selected && !hovered ? 0.5 : 0
    readonly property bool hasButtons: hovered || selected || muted || solo
    readonly property real textEnd: width - (problem === "" ? 8 : 30)
                                    - (!hasButtons ? 4 : soloable ? 46 : 24) ///< in the row of the buttons
    readonly property bool hasTypeRow: typeTitle !== ""
    readonly property bool showsType: hasTypeRow && textSize <= 16 ///< zoomed out, the title has both rows

    Rectangle {
        y: 2
        width: parent.width
        height: parent.height
        radius: root.Theme.radius
        color: root.Theme.shadow
    }

    Rectangle {
        anchors.fill: parent
        radius: root.Theme.radius
        color: root.Theme.raised
        border.width: root.selected ? 2 : 1
        border.color: root.selected ? root.Theme.accent : root.Theme.line
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
        y: titleText.height / 2 - 5 + titleText.y
        width: visible ? 10 : 0
        height: 10
        radius: 5
        visible: root.agentColor !== ""
        color: visible ? root.agentColor : "transparent"
    }

    Words {
        id: titleText

        x: swatch.visible ? 32 : 16
        y: root.showsType ? 3 : 0
        height: root.showsType ? 20 : root.hasTypeRow ? 40 : 32
        width: Math.min(implicitWidth, (root.showsType ? root.width - 8 : root.textEnd) - x)
        verticalAlignment: Text.AlignVCenter
        text: root.title
        elide: Text.ElideRight
        color: root.Theme.text
        font.family: root.Theme.family
        font.pixelSize: Math.max(root.Theme.body, root.textSize)
        font.weight: Font.DemiBold
    }

    Words {
        x: titleText.x
        y: 21
        height: 16
        visible: root.showsType
        width: root.textEnd - x
        verticalAlignment: Text.AlignVCenter
        text: root.typeTitle
        elide: Text.ElideRight
        color: root.Theme.textMuted
        font.family: root.Theme.family
        font.pixelSize: Math.max(root.Theme.caption, root.textSize)
    }

    Icon {
        id: badge

        objectName: "problem-" + root.nodeId
        x: root.width - 26
        y: root.hasTypeRow ? 21 : 8
        visible: root.problem !== ""
        name: root.isError ? "error" : "warning"
        color: root.isError ? root.Theme.error : root.Theme.warning
    }

    CardValues {
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 8
        x: 16
        width: root.width - 28
        values: root.values
        textSize: root.textSize
    }

    Rectangle { // the veil, below the ports, which are half outside and fade on their own
        anchors.fill: parent
        anchors.margins: root.selected ? 2 : 1
        visible: root.veil > 0
        radius: 2 // covers the strip with the color of the kind
        color: Qt.alpha(root.Theme.ground, root.veil)
    }

    Repeater {
        model: root.ports

        PortMark {
            nodeId: root.nodeId
            cardWidth: root.width
            markScale: root.portScale
            textSize: root.textSize
            veil: root.veil
            hovered: root.hoveredPort === root.nodeId + "." + modelData.id
        }
    }

    Loader {
        active: root.hasButtons
        anchors.right: parent.right
        anchors.rightMargin: root.problem === "" ? 8 : 30
        y: root.hasTypeRow ? 19 : 6

        sourceComponent: CardButtons {
            nodeId: root.nodeId
            showAll: root.hovered || root.selected
            muted: root.muted
            solo: root.solo
            soloable: root.soloable
        }
    }
}
