pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The outline of a selected frame or comment, with corners to drag. */
Rectangle {
    id: root

    required property real zoom

    color: "transparent"
    border.width: 2 / Math.min(1, zoom)
    border.color: Theme.accent

    Repeater {
        model: 4

        Rectangle {
            required property int index

            x: (index % 2 ? root.width : 0) - width / 2
            y: (index > 1 ? root.height : 0) - height / 2
            width: 8 / root.zoom
            height: width
            radius: width / 4
            color: root.Theme.accent
        }
    }
}
