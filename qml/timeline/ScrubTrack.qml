pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The line behind the handle: what was, what came after the handle, where it branched; times below. */
Item {
    id: root

    required property Theme theme
    required property Timeline timeline
    required property TimeRuler ruler
    required property real here
    required property bool focused

    readonly property real begins: root.ruler.placeOf(root.timeline.first)
    readonly property real ends: root.ruler.placeOf(root.timeline.end)

    Rectangle {
        x: root.begins
        y: 12
        width: Math.max(0, root.ends - root.begins)
        height: 4
        radius: 2
        color: root.theme.outline
        opacity: 0.5
    }
    Rectangle {
        x: root.begins
        y: 12
        width: Math.max(0, root.here - root.begins)
        height: 4
        radius: 2
        color: root.timeline.inPast ? root.theme.warning : root.theme.accent
    }
    Rectangle {
        objectName: "branchMark"
        x: root.ruler.placeOf(root.timeline.branchedAt) - 1
        y: 4
        width: 2
        height: 20
        visible: root.timeline.hasFuture && root.timeline.branchedAt >= root.timeline.first
        color: root.theme.mode
    }
    Repeater {
        model: root.timeline.labels

        Text {
            required property var modelData

            x: Math.min(root.ruler.placeOf(modelData.tick) - width / 2, root.width - width)
            y: 22
            text: modelData.text
            color: root.theme.textMuted
            font.family: root.theme.family
            font.pixelSize: root.theme.caption
        }
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: 1
        visible: root.focused
        radius: root.theme.radius
        color: "transparent"
        border.width: 1
        border.color: root.theme.accent
    }
}
