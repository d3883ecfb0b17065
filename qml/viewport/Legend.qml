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

    property Item hoveredEntry: null
    property string hoveredName

    signal chosen(string agentType)

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

    Tip { // one for all entries: there are many
        parent: root.hoveredEntry
        beside: root.inLines
        visible: root.hoveredEntry !== null
        text: qsTr("Select %1 on the canvas").arg(root.hoveredName)
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
                readonly property bool leads: modelData.id !== ""

                objectName: "legend-" + modelData.id
                width: root.inLines ? content.width : implicitWidth
                rightPadding: root.Theme.space
                spacing: root.Theme.gap
                Accessible.role: leads ? Accessible.Link : Accessible.StaticText
                Accessible.name: modelData.name
                Accessible.onPressAction: root.chosen(modelData.id)

                HoverHandler {
                    id: hover

                    enabled: entry.leads
                    cursorShape: Qt.PointingHandCursor
                    onHoveredChanged: {
                        if (hovered) {
                            root.hoveredName = entry.modelData.name
                            root.hoveredEntry = entry
                        } else if (root.hoveredEntry === entry) {
                            root.hoveredEntry = null
                        }
                    }
                }

                TapHandler {
                    enabled: entry.leads
                    onTapped: root.chosen(entry.modelData.id)
                }

                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: 10
                    height: 10
                    radius: 5
                    color: entry.modelData.color
                }
                Caption {
                    width: Math.min(implicitWidth, content.width - 10 - entry.spacing - entry.rightPadding)
                    elide: Text.ElideMiddle // names often differ in their last letters
                    text: entry.modelData.name
                    font.underline: hover.hovered
                    textFormat: Text.PlainText
                    color: root.Theme.text
                }
            }
        }
    }
}
