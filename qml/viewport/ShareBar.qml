import QtQuick

/** A thin bar, filled from the left by a share of 1. */
Rectangle {
    id: root

    required property Theme theme
    required property real share
    property color ink: root.theme.accent

    implicitHeight: 3
    radius: 1.5
    color: root.theme.field

    Rectangle {
        width: parent.width * Math.max(0, Math.min(1, root.share))
        height: parent.height
        radius: parent.radius
        color: root.ink
    }
}
