import QtQuick
import QtQuick.Layouts
import Tiller.App

/** The last minutes: where the run is in them, and where it was edited. */
Rectangle {
    id: root

    required property SimulationController simulation
    required property TimelineActions actions
    required property Theme theme

    readonly property Timeline timeline: simulation.timeline

    objectName: "timeline"
    implicitHeight: root.theme.bar + root.theme.gap
    implicitWidth: 640
    color: root.theme.panel

    Rectangle {
        width: parent.width
        height: 1
        color: root.theme.line
    }

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: root.theme.space
        anchors.rightMargin: root.theme.wide
        spacing: root.theme.gap

        ActionButton {
            objectName: "toStartButton"
            theme: root.theme
            command: root.actions.toStart
        }
        ActionButton {
            objectName: "stepBackButton"
            theme: root.theme
            command: root.actions.stepBack
        }
        BarNumber {
            objectName: "reachLabel"
            visible: root.timeline.first > 0
            theme: root.theme
            name: qsTr("Reaches back to")
            value: root.timeline.firstText
            unit: qsTr("first")
            widest: "0:00.0"
            tip: root.timeline.reachText
        }
        ScrubBar {
            objectName: "scrubBar"
            Layout.fillWidth: true
            Layout.fillHeight: true
            theme: root.theme
            timeline: root.timeline
        }
        ActionButton {
            objectName: "toNowButton"
            theme: root.theme
            command: root.actions.toNow
        }
        BarNumber {
            objectName: "timeLabel"
            theme: root.theme
            name: qsTr("Time")
            value: root.timeline.tickText
            unit: "/ " + root.timeline.endText
            widest: "00:00.0"
            color: root.timeline.inPast ? root.theme.warning : root.theme.text
            tip: root.timeline.reachText
        }
    }
}
