// qmllint disable unqualified
// Components for Loader or Menu cannot be bound in Qt 6.4: they are made in contexts of their own.
import QtQuick
import Tiller.App

/** A node as a card: its place, and what a screen reader says. What is seen of it from far is drawn by CardLayer
    for all at once; its name, or all of it, is made only while it is in view and near enough. */
Item {
    id: root

    required property Theme theme
    required property CanvasController canvas
    property real liveVeil: 0      ///< over it, where it does nothing for the picked agent
    property string agentInIt: "" ///< the picked agent, while it is in this mode

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

    signal selectRequested()

    objectName: "node-" + nodeId
    x: cardX
    y: cardY
    width: cardWidth
    height: cardHeight

    Accessible.role: Accessible.Button
    Accessible.name: title
    Accessible.description: sentence + (agentInIt === "" ? "" : ". " + qsTr("%1 is in it").arg(agentInIt))
    Accessible.selectable: true
    Accessible.selected: selected
    Accessible.onPressAction: root.selectRequested()

    // What is seen of it while it is in view: one thing to make, or none.
    Loader {
        anchors.fill: parent
        active: root.inFull || root.named || root.agentInIt !== ""

        sourceComponent: Item {
            Loader {
                anchors.fill: parent
                active: root.inFull
                asynchronous: root.canvas.nodes.crowded // not all in one frame

                sourceComponent: NodeCardContent {
                    theme: root.theme
                    nodeId: root.nodeId
                    title: root.title
                    typeTitle: root.typeTitle
                    kindColor: root.theme.kind(root.kind)
                    selected: root.selected
                    ports: root.ports
                    values: root.values
                    problem: root.problem
                    isError: root.isError
                    agentColor: root.agentColor
                    hoveredPort: root.canvas.hoveredPort
                    portScale: root.canvas.portScale
                    hovered: root.canvas.hoveredNode === root.nodeId
                    muted: root.muted
                    solo: root.solo
                    silent: root.silent
                    soloable: root.soloable
                    liveVeil: root.liveVeil
                }
            }

            Loader {
                anchors.fill: parent
                active: root.agentInIt !== ""

                sourceComponent: LiveMark {
                    theme: root.theme
                    agent: root.agentInIt
                    nodeId: root.nodeId
                    selected: root.selected
                    textSize: root.inFull ? root.theme.caption : Math.max(root.theme.caption, root.canvas.nameSize)
                }
            }

            Loader {
                anchors.fill: parent
                anchors.leftMargin: 12
                anchors.rightMargin: 4
                active: root.named
                asynchronous: root.canvas.nodes.crowded

                sourceComponent: Text {
                    text: root.title
                    textFormat: Text.PlainText
                    elide: Text.ElideRight
                    wrapMode: Text.Wrap
                    maximumLineCount: 2
                    verticalAlignment: Text.AlignVCenter
                    color: root.theme.text
                    opacity: root.silent ? 0.5 : 1
                    font.family: root.theme.family
                    font.pixelSize: root.canvas.nameSize
                }
            }
        }
    }
}
