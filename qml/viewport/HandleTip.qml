import QtQuick
import Tiller.App

/** Name and value of the setting whose handle is under the mouse. */
Rectangle {
    id: root

    required property AgentsItem world

    objectName: "handleTip"
    visible: world.handles.tip !== ""
    x: Math.min(world.handles.tipPlace.x + 18, parent.width - width - 8)
    y: Math.max(8, world.handles.tipPlace.y - height - 10)
    width: label.implicitWidth + 2 * Theme.space
    height: label.implicitHeight + Theme.space
    radius: Theme.radius
    color: Theme.raised
    border.color: Theme.accent
    Accessible.role: Accessible.ToolTip
    Accessible.name: label.text

    BodyText {
        id: label

        anchors.centerIn: parent
        text: root.world.handles.tip
        font.weight: Font.DemiBold
    }
}
