pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The slider of the timeline. Left and right go by one tick, with Shift by one second, with Ctrl to the next
    edit. The page keys go by five seconds, Home and End to the ends. */
Slider {
    id: root

    required property Timeline timeline

    readonly property TimeRuler ruler: TimeRuler {
        timeline: root.timeline
        inset: root.leftPadding + root.handle.width / 2
        length: root.availableWidth - root.handle.width
    }

    readonly property real labelStep: timeline.labels.length > 1 ? timeline.labels[1].tick - timeline.labels[0].tick : 1
    /// With large texts not every label has a place of its own.
    readonly property int nthLabel: {
        const gap = labelStep / Math.max(1, timeline.end - timeline.first) * ruler.length
        return timeline.labels.length > 1 ? Math.max(1, Math.ceil(44 * Theme.scale / Math.max(1, gap))) : 1
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
    leftPadding: root.Theme.space
    rightPadding: root.Theme.space
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

    // qmllint disable deferred-property-id
    background: Item { // the past, the previous future, the branch, and times below
        id: track

        objectName: "timelineTimes"

        readonly property real firstX: root.ruler.placeOf(root.timeline.first)
        readonly property real lastX: root.ruler.placeOf(root.timeline.end)

        Rectangle {
            x: track.firstX
            y: 12
            width: Math.max(0, track.lastX - track.firstX)
            height: 4
            radius: 2
            color: root.Theme.outline
            opacity: 0.5
        }
        Rectangle {
            x: track.firstX
            y: 12
            width: Math.max(0, root.handle.x + root.handle.width / 2 - track.firstX)
            height: 4
            radius: 2
            color: root.timeline.inPast ? root.Theme.warning : root.Theme.accent
        }
        Rectangle {
            objectName: "branchMark"
            x: root.ruler.placeOf(root.timeline.branchedAt) - 1
            y: 4
            width: 2
            height: 20
            visible: root.timeline.hasFuture && root.timeline.branchedAt >= root.timeline.first
            color: root.Theme.mode
        }
        Repeater {
            model: [...root.timeline.labels].filter(label => Math.round(label.tick / root.labelStep) % root.nthLabel === 0)

            Caption {
                objectName: "timelineTime"
                required property var modelData

                x: Math.min(root.ruler.placeOf(modelData.tick) - width / 2, track.width - width)
                y: 22
                text: modelData.text
            }
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: 1
            visible: root.visualFocus
            radius: root.Theme.radius
            color: "transparent"
            border.width: 1
            border.color: root.Theme.accent
        }
    }
    handle: Rectangle {
        x: root.leftPadding + root.visualPosition * (root.availableWidth - width)
        y: 5
        implicitWidth: 10
        implicitHeight: 18
        radius: 3
        color: root.timeline.inPast ? root.Theme.warning : root.Theme.accent
        border.width: root.visualFocus ? 2 : 0
        border.color: root.Theme.text
    }

    TimelineMarks {
        anchors.fill: parent
        timeline: root.timeline
        ruler: root.ruler
    }
    Tip {
        text: root.pressed ? root.timeline.valueText : ""
        visible: root.pressed
        delay: 0
    }
}
