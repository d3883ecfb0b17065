pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The meaning of the agents' colors, in lines or in rows. It scrolls if it is too high. */
Flickable {
    id: root

    required property AgentsItem world
    required property real maximumHeight
    required property bool inLines ///< one below the other

    objectName: "legend"
    implicitHeight: Math.min(contentHeight, maximumHeight)
    contentHeight: content.implicitHeight + 2 * Theme.gap
    clip: true
    interactive: contentHeight > height
    boundsBehavior: Flickable.StopAtBounds
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Legend")

    ScrollBar.vertical: ScrollBar {
        policy: root.interactive ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
    }

    Flow {
        id: content

        x: root.Theme.space
        y: root.Theme.gap
        width: root.width - 2 * x
        spacing: root.Theme.gap

        Repeater {
            model: root.world.legend

            Row {
                id: entry

                required property var modelData

                width: root.inLines ? content.width : implicitWidth
                rightPadding: root.Theme.space
                spacing: root.Theme.gap

                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: 10
                    height: 10
                    radius: 5
                    color: entry.modelData.color
                }
                Caption {
                    width: Math.min(implicitWidth, content.width - 10 - entry.spacing - entry.rightPadding)
                    elide: Text.ElideRight
                    text: entry.modelData.name
                    textFormat: Text.PlainText
                    color: root.Theme.text
                }
            }
        }
    }
}
