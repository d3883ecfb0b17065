pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The line of time. Left and right go by a tick, with Shift by a second, with Ctrl to the edits;
    page up and down by five seconds, Home and End to its ends. */
Slider {
    id: root

    required property Theme theme
    required property Timeline timeline

    readonly property TimeRuler ruler: TimeRuler {
        timeline: root.timeline
        inset: root.leftPadding + root.handle.width / 2
        reach: root.availableWidth - root.handle.width
    }

    function arrow(event: var, direction: int) {
        if (event.modifiers & Qt.ControlModifier)
            root.timeline.goToMark(direction)
        else if (event.modifiers & Qt.ShiftModifier)
            root.timeline.goBySeconds(direction)
        else
            root.timeline.goBy(direction)
    }

    from: timeline.first
    to: Math.max(timeline.first + 1, timeline.end)
    value: timeline.tick
    live: true
    padding: 0
    leftPadding: root.theme.space
    rightPadding: root.theme.space
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.name: qsTr("Timeline")
    Accessible.description: root.timeline.valueText
    Keys.onLeftPressed: event => root.arrow(event, -1)
    Keys.onRightPressed: event => root.arrow(event, 1)
    Keys.onPressed: event => {
        switch (event.key) {
        case Qt.Key_PageUp:
            root.timeline.goBySeconds(-5)
            break
        case Qt.Key_PageDown:
            root.timeline.goBySeconds(5)
            break
        case Qt.Key_Home:
            root.timeline.goToStart()
            break
        case Qt.Key_End:
            root.timeline.goToEnd()
            break
        default:
            return
        }
        event.accepted = true
    }
    onMoved: {
        root.timeline.goTo(root.value)
        root.value = Qt.binding(() => root.timeline.tick)
    }

    background: ScrubTrack {
        theme: root.theme
        timeline: root.timeline
        ruler: root.ruler
        here: root.handle.x + root.handle.width / 2
        focused: root.visualFocus
    }
    handle: Rectangle {
        x: root.leftPadding + root.visualPosition * (root.availableWidth - width)
        y: 5
        implicitWidth: 10
        implicitHeight: 18
        radius: 3
        color: root.timeline.inPast ? root.theme.warning : root.theme.accent
        border.width: root.visualFocus ? 2 : 0
        border.color: root.theme.text
    }

    TimelineMarks {
        anchors.fill: parent
        theme: root.theme
        timeline: root.timeline
        ruler: root.ruler
    }
    BarTip {
        theme: root.theme
        text: root.timeline.valueText
        visible: root.pressed
        delay: 0
    }
}
