pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The names of what is in the scene, at their places. */
Item {
    id: root

    required property AgentsItem world
    required property Theme theme

    Repeater {
        model: root.world.labels

        Text {
            required property string label
            required property real worldX
            required property real worldY
            required property string stand
            required property bool isObstacle

            x: root.world.origin.x + worldX * root.world.zoom
               + (stand === "inside" ? 6 : stand === "beside" ? 12 : -width / 2)
            y: root.world.origin.y + worldY * root.world.zoom
               + (stand === "inside" ? 4 : stand === "above" ? -height - 6 : -height / 2)
            text: label
            color: isObstacle ? root.theme.textMuted : root.theme.target
            opacity: 0.9
            font.family: root.theme.family
            font.pixelSize: root.theme.caption
        }
    }
}
