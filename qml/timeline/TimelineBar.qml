import QtQuick
import QtQuick.Layouts
import Tiller.App

/** The timeline of the last minutes: the current tick, and the ticks with edits. */
RowLayout {
    id: root

    readonly property Timeline timeline: Editor.simulation.timeline

    objectName: "timeline"
    spacing: root.Theme.gap

    CommandButton {
        objectName: "toStartButton"
        commandId: "actionToStart"
    }
    CommandButton {
        objectName: "stepBackButton"
        commandId: "actionStepBack"
    }
    BarNumber {
        objectName: "reachLabel"
        visible: root.timeline.first > 0
        name: qsTr("Reaches back to")
        value: root.timeline.firstText
        unit: qsTr("first")
        widest: "0:00.0"
        tip: hovered ? root.timeline.reachText : ""
    }
    ScrubBar {
        objectName: "scrubBar"
        Layout.fillWidth: true
        Layout.fillHeight: true
        timeline: root.timeline
    }
    CommandButton {
        objectName: "toNowButton"
        commandId: "actionToNow"
    }
    BarNumber {
        objectName: "timeLabel"
        name: qsTr("Time")
        value: root.timeline.tickText
        unit: "/ " + root.timeline.endText
        unitShown: root.timeline.inPast // at the end, the time is the same
        widest: "00:00.0"
        color: root.timeline.inPast ? root.Theme.warning : root.Theme.text
        tip: hovered ? root.timeline.reachText : ""
    }
}
