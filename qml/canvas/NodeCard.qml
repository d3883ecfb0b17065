// qmllint disable unqualified
// Components for Loader or Menu cannot be bound in Qt 6.4: they are made in contexts of their own.
import QtQuick

/** A node as a card: kind color, name, ports, key values. Light: it only shows. Far away it is a
    plain rectangle. */
Item {
    id: root

    required property Theme theme
    required property bool detailed
    required property int nameSize ///< far away: its name alone, so large; 0: not even that
    required property string hoveredPort
    property string agentInIt: "" ///< the picked agent, while it is in this mode

    required property string nodeId
    required property string title
    required property string typeTitle
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

    readonly property color kindColor: theme.kind(kind)

    signal selectRequested()

    objectName: "node-" + nodeId
    x: cardX
    y: cardY
    width: cardWidth
    height: cardHeight

    Accessible.role: Accessible.Button
    Accessible.name: title
    Accessible.description: typeTitle + (problem === "" ? "" : ". " + problem)
                            + (agentInIt === "" ? "" : ". " + qsTr("%1 is in it").arg(agentInIt))
    Accessible.selectable: true
    Accessible.selected: selected
    Accessible.onPressAction: root.selectRequested()

    Rectangle {
        y: 2
        width: parent.width
        height: parent.height
        radius: root.theme.radius
        color: root.theme.shadow
        visible: root.detailed
    }

    Rectangle {
        anchors.fill: parent
        radius: root.theme.radius
        color: root.theme.raised
        border.width: root.selected ? 2 : 1
        border.color: root.selected ? root.theme.accent : root.theme.line
    }

    Loader {
        anchors.fill: parent
        active: root.agentInIt !== ""

        sourceComponent: LiveMark {
            theme: root.theme
            agent: root.agentInIt
            nodeId: root.nodeId
            selected: root.selected
            textSize: root.detailed ? root.theme.caption : Math.max(root.theme.caption, root.nameSize)
        }
    }

    Rectangle {
        x: root.selected ? 2 : 1
        y: x
        width: 4
        height: parent.height - 2 * y
        radius: 2
        color: root.kindColor
    }

    Text {
        anchors.fill: parent
        anchors.leftMargin: 12
        anchors.rightMargin: 4
        visible: !root.detailed && root.nameSize > 0
        text: root.title
        textFormat: Text.PlainText
        elide: Text.ElideRight
        wrapMode: Text.Wrap
        maximumLineCount: 2
        verticalAlignment: Text.AlignVCenter
        color: root.theme.text
        font.family: root.theme.family
        font.pixelSize: Math.max(1, root.nameSize)
    }

    Loader {
        anchors.fill: parent
        active: root.detailed

        sourceComponent: NodeCardContent {
            theme: root.theme
            nodeId: root.nodeId
            title: root.title
            typeTitle: root.typeTitle
            ports: root.ports
            values: root.values
            problem: root.problem
            isError: root.isError
            agentColor: root.agentColor
            hoveredPort: root.hoveredPort
        }
    }
}
