pragma ComponentBehavior: Bound

import QtQuick

/** Thin lines that show which cards a dragged card is in line with. */
Item {
    id: root

    required property var lines
    required property color color

    Repeater {
        model: root.lines

        Rectangle {
            required property var modelData

            objectName: "alignLine"
            x: Math.round(modelData.x1)
            y: Math.round(modelData.y1)
            width: Math.max(1, modelData.x2 - modelData.x1)
            height: Math.max(1, modelData.y2 - modelData.y1)
            color: root.color
        }
    }
}
