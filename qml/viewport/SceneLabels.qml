pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The names of the scene items, beside them, where none covers another. */
Item {
    id: root

    required property AgentsItem world

    Caption {
        id: sample

        visible: false
    }

    Binding {
        target: root.world.labels
        property: "font"
        value: sample.font
    }

    Repeater {
        model: root.world.labels

        Caption {
            required property string label
            required property real worldX
            required property real worldY
            required property real leftOfAnchor
            required property real topOfAnchor
            required property bool placed
            required property bool isObstacle

            readonly property real anchorX: root.world.camera.origin.x + worldX * root.world.camera.zoom

            x: anchorX + leftOfAnchor
            y: root.world.camera.origin.y + worldY * root.world.camera.zoom + topOfAnchor
            visible: placed
            text: label
            color: isObstacle ? root.Theme.textMuted : root.Theme.target
            style: Text.Outline // agents and lines below stay apart from the letters
            styleColor: root.Theme.world
        }
    }
}
