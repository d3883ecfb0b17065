pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tiller.App

/** The current state of the picked agent: its motion, and the share of each behavior. */
ColumnLayout {
    id: root

    required property AgentsItem world
    readonly property var motion: Editor.simulation.motion
    readonly property bool lives: root.Editor.simulation.pickedEnd === ""

    signal pointed(id: string) ///< the mouse is at a node's row; empty: it left

    function rounded(number: real): string {
        const size = Math.abs(number)
        return number.toLocaleString(Qt.locale(), "f", size >= 100 ? 0 : size >= 10 ? 1 : 2)
    }

    objectName: "agentPanel"
    visible: root.Editor.simulation.hasPicked
    spacing: root.Theme.gap
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Selected agent %1").arg(root.Editor.simulation.pickedAgent)

    RowLayout {
        Layout.fillWidth: true
        spacing: root.Theme.gap

        Icon {
            name: "agent"
            color: root.Theme.accent
        }
        PlainText {
            objectName: "pickedName"
            Layout.fillWidth: true
            text: root.Editor.simulation.pickedAgent
            elide: Text.ElideMiddle // the number at the end stays visible
            font.pixelSize: root.Theme.title
        }
        BarButton {
            objectName: "selectType"
            text: qsTr("Type")
            tip: qsTr("Select its agent type on the canvas.")
            onClicked: root.Editor.document.selection.select(root.Editor.simulation.pickedType)
        }
        CommandButton {
            objectName: "plotPicked"
            commandId: "actionPlot"
            text: qsTr("Plot this agent…")
            glyph: "plot"
            tip: qsTr("Plot one of its numbers over time.")
        }
        CommandButton {
            objectName: "followPicked"
            commandId: "actionFollow"
            text: qsTr("Follow")
            glyph: "follow"
            tip: qsTr("Keep it in the middle of the view; Esc or panning stops.")
            keys: "F"
        }
        CommandButton {
            objectName: "unpick"
            commandId: "actionUnpick"
            text: qsTr("Deselect")
            glyph: "close"
            tip: qsTr("Show no agent.")
            keys: qsTr("Esc")
        }
    }
    CaptionParagraph {
        objectName: "pickedCame"
        Layout.fillWidth: true
        visible: text !== ""
        text: root.Editor.simulation.pickedCame
    }
    CaptionParagraph {
        objectName: "pickedEnd"
        Layout.fillWidth: true
        visible: text !== ""
        text: root.Editor.simulation.pickedEnd
        color: root.Theme.warning
    }
    CaptionParagraph {
        objectName: "pickedHint"
        Layout.fillWidth: true
        visible: text !== ""
        text: root.world.brush.pickedHint
    }
    AgentValue {
        visible: root.lives
        name: qsTr("Position")
        value: Math.round(root.motion.position.x) + ", " + Math.round(root.motion.position.y)
    }
    AgentValue {
        visible: root.lives
        name: qsTr("Heading")
        value: Math.round(root.motion.heading) + "°"
        tip: qsTr("0° is to the right, 90° up.")
    }
    AgentValue {
        visible: root.lives
        name: qsTr("Speed")
        value: root.rounded(root.motion.speed)
        share: root.motion.speed / Math.max(root.motion.maxSpeed, 1e-9)
        tip: qsTr("At most %1.").arg(root.rounded(root.motion.maxSpeed))
    }
    AgentValue {
        visible: root.lives
        name: qsTr("Steering")
        value: root.rounded(root.motion.steering)
        tip: qsTr("The force that acts: the sum of the behaviors, at most the maximum force.")
    }
    AgentValue {
        objectName: "pickedMode"
        visible: root.motion.mode !== ""
        name: qsTr("Mode")
        value: qsTr("%1, for %2 s").arg(root.motion.modeName).arg(root.motion.modeTime.toLocaleString(Qt.locale(), "f", 1))
        tip: qsTr("The mode it is in, and for how long. It is marked on the canvas.")
    }
    CaptionParagraph {
        objectName: "cutNote"
        Layout.fillWidth: true
        visible: root.motion.cut > 0
        text: qsTr("Cut by max force: wanted %1, got %2.").arg(root.rounded(root.motion.wanted)).arg(root.rounded(root.motion.steering))
        color: root.Theme.warning
    }
    Line {
        Layout.fillWidth: true
        Layout.topMargin: root.Theme.gap
        Layout.bottomMargin: root.Theme.gap
    }
    Column { // Qt 6.4 crashes if a layout loses items while it lays them out
        Layout.fillWidth: true
        spacing: root.spacing

        Repeater {
            model: root.Editor.simulation.pickedValues

            AgentNode {
                onChosen: id => root.Editor.document.selection.select(id)
                onPointed: id => root.pointed(id)
            }
        }
    }

    /** A name, a number, and a bar that shows its share of the maximum. */
    component AgentValue: Item {
        id: agentValue

        required property string name
        required property string value
        property real share: -1
        property string tip: ""

        Layout.fillWidth: true
        implicitHeight: agentValue.share >= 0 ? 28 : 22
        Accessible.role: Accessible.StaticText
        Accessible.name: agentValue.name + ": " + agentValue.value

        PlainText {
            y: 3
            text: agentValue.name
            color: agentValue.Theme.textMuted
        }
        PlainText {
            anchors.right: parent.right
            y: 3
            text: agentValue.value
        }
        ShareBar {
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 3
            width: parent.width
            visible: agentValue.share >= 0
            share: agentValue.share
        }
        HoverHandler {
            id: hover
        }
        Tip {
            text: agentValue.tip
            visible: hover.hovered && agentValue.tip !== ""
        }
    }
}
