import QtQuick
import Tiller.App

/** Name and value of the setting whose handle is under the mouse, beside it. */
Rectangle {
    id: root

    required property Theme theme
    required property AgentsItem world

    objectName: "handleTip"
    visible: world.handleTip !== ""
    x: Math.min(world.handleTipPlace.x + 18, parent.width - width - 8)
    y: Math.max(8, world.handleTipPlace.y - height - 10)
    width: label.implicitWidth + 2 * theme.space
    height: label.implicitHeight + theme.space
    radius: theme.radius
    color: theme.raised
    border.color: theme.accent
    Accessible.role: Accessible.ToolTip
    Accessible.name: label.text

    Text {
        id: label

        anchors.centerIn: parent
        text: root.world.handleTip
        textFormat: Text.PlainText
        color: root.theme.text
        font.family: root.theme.family
        font.pixelSize: root.theme.body
        font.weight: Font.DemiBold
    }
}
