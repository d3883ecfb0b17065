pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The track behind the handle: the past, the previous future, the branch, and times below. */
Item {
    id: root

    required property Timeline timeline
    required property TimeRuler ruler
    required property real handleX
    required property bool focused

    readonly property real firstX: root.ruler.placeOf(root.timeline.first)
    readonly property real lastX: root.ruler.placeOf(root.timeline.end)

    Rectangle {
        x: root.firstX
        y: 12
        width: Math.max(0, root.lastX - root.firstX)
        height: 4
        radius: 2
        color: root.Theme.outline
        opacity: 0.5
    }
    Rectangle {
        x: root.firstX
        y: 12
        width: Math.max(0, root.handleX - root.firstX)
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
        model: root.timeline.labels

        Caption {
            required property var modelData

            x: Math.min(root.ruler.placeOf(modelData.tick) - width / 2, root.width - width)
            y: 22
            text: modelData.text
        }
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: 1
        visible: root.focused
        radius: root.Theme.radius
        color: "transparent"
        border.width: 1
        border.color: root.Theme.accent
    }
}
