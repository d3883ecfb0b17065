pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** What the colors mean. */
Rectangle {
    id: root

    required property AgentsItem world
    required property Theme theme

    objectName: "legend"
    implicitWidth: content.implicitWidth + 2 * root.theme.space
    implicitHeight: content.implicitHeight + 2 * root.theme.space - root.theme.gap
    radius: root.theme.radius
    color: Qt.rgba(root.theme.panel.r, root.theme.panel.g, root.theme.panel.b, 0.85)
    border.color: root.theme.line
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Legend")

    Column {
        id: content

        x: root.theme.space
        y: root.theme.space - root.theme.gap / 2
        spacing: root.theme.gap / 2

        Repeater {
            model: root.world.legend

            Row {
                id: entry

                required property var modelData

                spacing: root.theme.space

                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: 10
                    height: 10
                    radius: 5
                    color: entry.modelData.color
                }
                Text {
                    text: entry.modelData.name
                    color: root.theme.text
                    font.family: root.theme.family
                    font.pixelSize: root.theme.caption
                }
            }
        }
    }
}
