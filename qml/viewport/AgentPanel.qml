pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tiller.App

/** The picked agent as it is now: how it moves, and what each behavior has to do with it. */
ColumnLayout {
    id: root

    required property SimulationController simulation
    required property Document document
    required property Theme theme
    required property Watch watch
    required property AgentsItem world
    property string plotKeys: ""

    signal pointed(id: string) ///< at a node's row; empty: no more

    function rounded(number: real): string {
        return Math.abs(number) >= 100 ? number.toFixed(0) : number.toFixed(Math.abs(number) >= 10 ? 1 : 2)
    }

    objectName: "agentPanel"
    visible: root.simulation.hasPicked
    spacing: root.theme.gap
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Picked agent %1").arg(root.simulation.pickedAgent)

    RowLayout {
        Layout.fillWidth: true
        spacing: root.theme.gap

        Icon {
            name: "agent"
            color: root.theme.accent
        }
        Text {
            objectName: "pickedName"
            Layout.fillWidth: true
            text: root.simulation.pickedAgent
            elide: Text.ElideMiddle // the number at the end tells agents apart
            color: root.theme.text
            font.family: root.theme.family
            font.pixelSize: root.theme.title
        }
        BarButton {
            objectName: "selectType"
            theme: root.theme
            text: qsTr("Type")
            tip: qsTr("Select its agent type on the canvas.")
            onClicked: root.document.selection.select(root.simulation.pickedType)
        }
        BarButton {
            objectName: "plotPicked"
            theme: root.theme
            text: qsTr("Plot this agent…")
            glyph: "plot"
            tip: qsTr("Plot one of its numbers over time.")
            keys: root.plotKeys
            onClicked: root.watch.newPlot()
        }
        BarButton {
            objectName: "followPicked"
            theme: root.theme
            checkable: true
            checked: root.world.following
            text: qsTr("Follow")
            glyph: "follow"
            tip: qsTr("Keep it in the middle of the view; Esc or a drag of the ground ends it.")
            keys: "F"
            onClicked: {
                root.world.following = !root.world.following
                checked = Qt.binding(() => root.world.following)
            }
        }
        BarButton {
            objectName: "unpick"
            theme: root.theme
            text: qsTr("Unpick")
            glyph: "close"
            tip: qsTr("Let it go.")
            keys: "Esc"
            onClicked: root.simulation.unpick()
        }
    }
    AgentValue {
        theme: root.theme
        name: qsTr("Position")
        value: Math.round(root.simulation.pickedPosition.x) + ", " + Math.round(root.simulation.pickedPosition.y)
    }
    AgentValue {
        theme: root.theme
        name: qsTr("Heading")
        value: Math.round(root.simulation.pickedHeading) + "°"
        tip: qsTr("0° is to the right, 90° up.")
    }
    AgentValue {
        theme: root.theme
        name: qsTr("Speed")
        value: root.rounded(root.simulation.pickedSpeed)
        share: root.simulation.pickedSpeed / Math.max(root.simulation.pickedMaxSpeed, 1e-9)
        tip: qsTr("Of at most %1.").arg(root.rounded(root.simulation.pickedMaxSpeed))
    }
    AgentValue {
        theme: root.theme
        name: qsTr("Steering")
        value: root.rounded(root.simulation.pickedSteering)
        tip: qsTr("The force that acts: the sum of the behaviors, at most the maximum force.")
    }
    AgentValue {
        objectName: "pickedMode"
        visible: root.simulation.pickedMode !== ""
        theme: root.theme
        name: qsTr("Mode")
        value: qsTr("%1, for %2 t").arg(root.simulation.pickedModeName).arg(root.simulation.pickedModeTime.toFixed(1))
        tip: qsTr("The mode it is in, and for how long. It is marked on the canvas.")
    }
    Text {
        objectName: "cutNote"
        Layout.fillWidth: true
        visible: root.simulation.pickedCut > 0
        text: qsTr("Cut by max force: wanted %1, got %2.").arg(root.rounded(root.simulation.pickedWanted)).arg(root.rounded(root.simulation.pickedSteering))
        wrapMode: Text.Wrap
        color: root.theme.warning
        font.family: root.theme.family
        font.pixelSize: root.theme.caption
    }
    Rectangle {
        Layout.fillWidth: true
        Layout.topMargin: root.theme.gap
        Layout.bottomMargin: root.theme.gap
        implicitHeight: 1
        color: root.theme.line
    }
    Column { // not in the layout itself: Qt 6.4 crashes where its items go while it lays out
        Layout.fillWidth: true
        spacing: root.spacing

        Repeater {
            model: root.simulation.pickedValues

            AgentNode {
                theme: root.theme
                simulation: root.simulation
                onChosen: id => root.document.selection.select(id)
                onPointed: id => root.pointed(id)
            }
        }
    }
}
