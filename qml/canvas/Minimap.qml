import QtQuick
import Tiller.App

/** A map of a large canvas, in a corner. A click or drag on it moves the view. */
Rectangle {
    id: root

    objectName: "minimap"
    visible: map.useful && Editor.settings.minimap
    width: Math.max(120, Math.min(200, 0.16 * (parent?.width ?? 0)))
    height: Math.round(0.66 * width)
    radius: Theme.radius
    color: Qt.alpha(Theme.panel, 0.94)
    border.width: 1
    border.color: Theme.outline
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Map of the canvas")

    MinimapItem {
        id: map

        anchors.fill: parent
        anchors.margins: 6
        canvas: root.Editor.canvas

        MouseArea {
            anchors.fill: parent
            anchors.margins: -6
            cursorShape: Qt.PointingHandCursor
            preventStealing: true
            onPressed: mouse => map.showPlace(mouse.x - 6, mouse.y - 6)
            onPositionChanged: mouse => map.showPlace(mouse.x - 6, mouse.y - 6)
            onWheel: wheel => wheel.accepted = true
        }
    }
}
