import QtQuick
import Tiller.App

/** The node whose force is shown on every agent, and the number of agents it acts on. */
Rectangle {
    id: root

    required property AgentsItem world

    objectName: "litNote"
    visible: world.lit.text !== ""
    width: label.implicitWidth + 2 * Theme.space
    height: label.implicitHeight + Theme.space
    radius: Theme.radius
    color: Theme.raised
    border.color: Theme.line
    Accessible.role: Accessible.StaticText
    Accessible.name: label.text

    Caption {
        id: label

        anchors.centerIn: parent
        text: root.world.lit.text
        color: root.Theme.text
    }
}
