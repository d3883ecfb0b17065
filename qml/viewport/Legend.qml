pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The meaning of the agents' colors. */
Rectangle {
    id: root

    required property AgentsItem world

    objectName: "legend"
    implicitWidth: content.implicitWidth + 2 * root.Theme.space
    implicitHeight: content.implicitHeight + 2 * root.Theme.space - root.Theme.gap
    radius: root.Theme.radius
    color: Qt.rgba(root.Theme.panel.r, root.Theme.panel.g, root.Theme.panel.b, 0.85)
    border.color: root.Theme.line
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Legend")

    Column {
        id: content

        x: root.Theme.space
        y: root.Theme.space - root.Theme.gap / 2
        spacing: root.Theme.gap / 2

        Repeater {
            model: root.world.legend

            Row {
                id: entry

                required property var modelData

                spacing: root.Theme.space

                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: 10
                    height: 10
                    radius: 5
                    color: entry.modelData.color
                }
                Caption {
                    text: entry.modelData.name
                    color: root.Theme.text
                }
            }
        }
    }
}
