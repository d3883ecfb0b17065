import QtQuick
import Tiller.App

/** A thin bar that is filled from the left by a share between 0 and 1. */
Rectangle {
    id: root

    required property real share
    property color ink: root.Theme.accent

    implicitHeight: 3
    radius: 1.5
    color: root.Theme.field

    Rectangle {
        width: parent.width * Math.max(0, Math.min(1, root.share))
        height: parent.height
        radius: parent.radius
        color: root.ink
    }
}
