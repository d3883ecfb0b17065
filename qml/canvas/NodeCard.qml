// qmllint disable unqualified
// Qt 6.4 cannot bind components of Loader or Menu: each has its own context.
import QtQuick
import Tiller.App

/** A node as a card: its place, and its text for screen readers. CardLayer draws the plain faces of all cards
    at once. The name, or the full content, is created only while the card is visible and large enough. */
Item {
    id: root

    required property CanvasController canvas
    property string agentInIt: "" ///< the picked agent, if it is in this mode

    required property string nodeId
    required property string title
    required property string typeTitle
    required property string sentence
    required property string kind
    required property real cardX
    required property real cardY
    required property real cardWidth
    required property real cardHeight
    required property var ports
    required property var values
    required property bool selected
    required property string problem
    required property bool isError
    required property string agentColor
    required property bool named
    required property bool inFull
    required property bool muted
    required property bool solo
    required property bool silent
    required property bool soloable
    required property int order

    signal selectRequested()

    objectName: "node-" + nodeId
    x: cardX
    y: cardY
    z: order
    width: cardWidth
    height: cardHeight

    Accessible.role: Accessible.Button
    Accessible.name: title
    Accessible.description: sentence + (agentInIt === "" ? "" : ". " + qsTr("%1 is in this mode").arg(agentInIt))
    Accessible.selectable: true
    Accessible.selected: selected
    Accessible.onPressAction: root.selectRequested()

    // One loader around the others: most cards create nothing.
    Loader {
        anchors.fill: parent
        active: root.inFull || root.named || root.agentInIt !== ""

        sourceComponent: Item {
            Loader {
                anchors.fill: parent
                active: root.inFull
                asynchronous: root.canvas.nodes.crowded // spreads many cards over several frames

                sourceComponent: NodeCardContent {
                    card: root
                }
            }

            Loader {
                anchors.fill: parent
                active: root.agentInIt !== ""

                sourceComponent: Item { // marks the card of the picked agent's mode: a frame in the color of modes, and the agent's name
                    objectName: "live-" + root.nodeId

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

                        PlainText {
                            id: label

                            anchors.centerIn: parent
                            text: root.agentInIt
                            color: root.Theme.textOnAccent
                            font.pixelSize: Math.max(root.Theme.caption, root.canvas.view.textSize)
                            font.weight: Font.DemiBold
                        }
                    }
                }
            }

            Loader {
                anchors.fill: parent
                anchors.leftMargin: 12
                anchors.rightMargin: 4
                active: root.named
                asynchronous: root.canvas.nodes.crowded

                sourceComponent: Paragraph {
                    objectName: "farName-" + root.nodeId
                    leftPadding: 2 / root.canvas.view.zoom // clear of the strip and the edges, which keep their pixels
                    rightPadding: leftPadding
                    text: root.title
                    elide: Text.ElideRight
                    maximumLineCount: Math.max(1, Math.floor(root.height / (1.25 * font.pixelSize)))
                    verticalAlignment: Text.AlignVCenter
                    opacity: root.silent && !root.selected ? 0.5 : 1
                    font.pixelSize: root.canvas.view.textSize // the same on all cards
                }
            }
        }
    }
}
