pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The names of the scene items, beside them. */
Item {
    id: root

    required property AgentsItem world

    Repeater {
        model: root.world.labels

        Caption {
            required property string label
            required property real worldX
            required property real worldY
            required property string stand
            required property bool isObstacle

            x: root.world.camera.origin.x + worldX * root.world.camera.zoom
               + (stand === "inside" ? 6 : stand === "beside" ? 12 : -width / 2)
            y: root.world.camera.origin.y + worldY * root.world.camera.zoom
               + (stand === "inside" ? 4 : stand === "above" ? -height - 6 : -height / 2)
            text: label
            color: isObstacle ? root.Theme.textMuted : root.Theme.target
            opacity: 0.9
        }
    }
}
