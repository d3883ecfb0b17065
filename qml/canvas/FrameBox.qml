// qmllint disable unqualified
// Qt 6.4 cannot bind components of Loader or Menu: each has its own context.
import QtQuick
import Tiller.App

/** A frame: a tinted area behind cards with a bar for the title. */
Item {
    id: root

    required property CanvasView view

    required property string itemId
    required property string title
    required property color color
    required property rect box
    required property bool selected

    signal selectRequested()

    objectName: "frame-" + itemId
    x: box.x
    y: box.y
    z: -box.width * box.height // small frames above large ones
    width: box.width
    height: box.height

    Accessible.role: Accessible.Grouping
    Accessible.name: title === "" ? qsTr("Frame") : qsTr("Frame %1").arg(title)
    Accessible.selectable: true
    Accessible.selected: selected
    Accessible.onPressAction: root.selectRequested()

    Rectangle {
        anchors.fill: parent
        radius: root.Theme.radius
        color: Qt.alpha(root.color, root.Theme.dark ? 0.13 : 0.11)
        border.width: Math.max(1, 1 / root.view.zoom)
        border.color: Qt.alpha(root.color, 0.65)
    }

    Rectangle {
        x: 1
        y: 1
        width: parent.width - 2
        height: 31
        radius: root.Theme.radius - 1
        color: Qt.alpha(root.color, root.Theme.dark ? 0.28 : 0.24)
    }

    Loader {
        anchors.fill: parent
        active: root.selected

        sourceComponent: BoxFrame {
            zoom: root.view.zoom
            radius: root.Theme.radius
        }
    }
}
