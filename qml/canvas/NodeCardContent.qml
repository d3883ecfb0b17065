// qmllint disable unqualified
// Qt 6.4 cannot bind components of Loader or Menu: each has its own context.
import QtQuick
import Tiller.App

/** The content of a card that is large enough to read. */
Item {
    id: root

    required property var card ///< a NodeCard
    readonly property bool hovered: card.canvas.hover.node === card.nodeId
    readonly property int textSize: card.canvas.view.textSize ///< the smallest that is legible
    readonly property real veil: card.silent && !card.selected && !hovered ? 0.5 : 0
    readonly property bool hasButtons: hovered || card.selected || card.muted || card.solo
    readonly property real textEnd: width - (card.problem === "" ? 8 : 30)
                                    - (!hasButtons ? 4 : card.soloable ? 46 : 24) ///< in the row of the buttons
    readonly property bool hasTypeRow: card.typeTitle !== ""
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
        border.width: root.card.selected ? 2 : 1
        border.color: root.card.selected ? root.Theme.accent : root.Theme.line
    }

    Rectangle {
        x: root.card.selected ? 2 : 1
        y: x
        width: 4
        height: parent.height - 2 * y
        radius: 2
        color: root.Theme.colors.ofKind(root.card.kind)
    }

    Rectangle {
        id: swatch

        x: 16
        y: titleText.height / 2 - 5 + titleText.y
        width: visible ? 10 : 0
        height: 10
        radius: 5
        visible: root.card.agentColor !== ""
        color: visible ? root.card.agentColor : "transparent"
    }

    PlainText {
        id: titleText

        x: swatch.visible ? 32 : 16
        y: root.showsType ? 3 : 0
        height: root.showsType ? 20 : root.hasTypeRow ? 40 : 32
        width: Math.min(implicitWidth, (root.showsType ? root.width - 8 : root.textEnd) - x)
        verticalAlignment: Text.AlignVCenter
        text: root.card.title
        elide: Text.ElideRight
        font.pixelSize: Math.max(root.Theme.body, root.textSize)
        font.weight: Font.DemiBold
    }

    PlainText {
        x: titleText.x
        y: 21
        height: 16
        visible: root.showsType
        width: root.textEnd - x
        verticalAlignment: Text.AlignVCenter
        text: root.card.typeTitle
        elide: Text.ElideRight
        color: root.Theme.textMuted
        font.pixelSize: Math.max(root.Theme.caption, root.textSize)
    }

    Icon {
        id: badge

        objectName: "problem-" + root.card.nodeId
        x: root.width - 26
        y: root.hasTypeRow ? 21 : 8
        visible: root.card.problem !== ""
        name: root.card.isError ? "error" : "warning"
        color: root.card.isError ? root.Theme.error : root.Theme.warning
    }

    CardValues {
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 8
        x: 16
        width: root.width - 28
        values: root.card.values
        textSize: root.textSize
    }

    Rectangle { // the veil, below the ports, which are half outside and fade on their own
        anchors.fill: parent
        anchors.margins: root.card.selected ? 2 : 1
        visible: root.veil > 0
        radius: 2 // covers the strip with the color of the kind
        color: Qt.alpha(root.Theme.ground, root.veil)
    }

    Repeater {
        model: root.card.ports

        PortMark {
            nodeId: root.card.nodeId
            cardWidth: root.width
            markScale: root.card.canvas.view.portScale
            textSize: root.textSize
            veil: root.veil
            hovered: root.card.canvas.hover.port === root.card.nodeId + "." + modelData.id
        }
    }

    Loader {
        active: root.hasButtons
        anchors.right: parent.right
        anchors.rightMargin: root.card.problem === "" ? 8 : 30
        y: root.hasTypeRow ? 19 : 6

        sourceComponent: CardButtons {
            nodeId: root.card.nodeId
            showAll: root.hovered || root.card.selected
            muted: root.card.muted
            solo: root.card.solo
            soloable: root.card.soloable
        }
    }
}
