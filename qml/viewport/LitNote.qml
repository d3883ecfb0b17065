import QtQuick
import Tiller.App

/** Which node's force is shown on every agent, and on how many it acts. */
Rectangle {
    id: root

    required property Theme theme
    required property AgentsItem world

    objectName: "litNote"
    visible: world.litText !== ""
    width: label.implicitWidth + 2 * theme.space
    height: label.implicitHeight + theme.space
    radius: theme.radius
    color: theme.raised
    border.color: theme.line
    Accessible.role: Accessible.StaticText
    Accessible.name: label.text

    Text {
        id: label

        anchors.centerIn: parent
        text: root.world.litText
        textFormat: Text.PlainText
        color: root.theme.text
        font.family: root.theme.family
        font.pixelSize: root.theme.caption
    }
}
