import QtQuick
import QtQuick.Layouts
import Tiller.App

/** The timeline of the last minutes: the current tick, and the ticks with edits. */
RowLayout {
    id: root

    required property TimelineActions actions

    readonly property Timeline timeline: Editor.simulation.timeline

    objectName: "timeline"
    spacing: root.Theme.gap

    ActionButton {
        objectName: "toStartButton"
        command: root.actions.toStart
    }
    ActionButton {
        objectName: "stepBackButton"
        command: root.actions.stepBack
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
    ActionButton {
        objectName: "toNowButton"
        command: root.actions.toNow
    }
    BarNumber {
        objectName: "timeLabel"
        name: qsTr("Time")
        value: root.timeline.tickText
        unit: "/ " + root.timeline.endText
        widest: "00:00.0"
        color: root.timeline.inPast ? root.Theme.warning : root.Theme.text
        tip: hovered ? root.timeline.reachText : ""
    }

    /** A button in a bar that triggers an action. */
    component ActionButton: BarButton {
        id: root

        required property KeyAction command

        text: root.command.text.replace("&", "")
        glyph: root.command.icon.name
        tip: root.text + ": " + root.command.help
        keys: root.command.current
        enabled: root.command.enabled
        onClicked: root.command.trigger()
    }
}
