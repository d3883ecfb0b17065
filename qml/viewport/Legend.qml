pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The meaning of the agents' colors, in lines or in columns. It scrolls if it is too high. Only what is in view is
    made: a project can have hundreds of agent types. */
GridView {
    id: root

    required property AgentsItem world
    required property real maximumHeight
    required property bool inLines ///< one below the other
    readonly property real wholeHeight: topMargin + contentHeight
    property Item hoveredEntry: null
    property string hoveredName

    signal chosen(string agentType)

    objectName: "legend"
    implicitHeight: Math.min(wholeHeight, maximumHeight)
    cellWidth: inLines ? width : Math.min(width, 160 * Theme.scale)
    cellHeight: Math.ceil(metrics.height) + Theme.gap
    topMargin: Theme.gap
    clip: true
    interactive: wholeHeight > height
    boundsBehavior: Flickable.StopAtBounds
    cacheBuffer: 0
    model: world.legend
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Legend")

    ScrollBar.vertical: ScrollBar {
        policy: root.interactive ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
    }

    FontMetrics {
        id: metrics

        font.family: root.Theme.family
        font.pixelSize: root.Theme.caption
    }

    Tip {
        parent: root.hoveredEntry
        beside: root.inLines
        visible: root.hoveredEntry !== null
        text: qsTr("Select %1 on the canvas").arg(root.hoveredName)
    }

    delegate: Item {
        id: entry

        required property var modelData
        readonly property bool leads: modelData.id !== ""
        readonly property var colors: modelData.scale ?? null ///< the colors of a scale

        objectName: "legend-" + modelData.id
        width: root.cellWidth
        height: root.cellHeight - root.Theme.gap
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
            id: dot

            x: root.Theme.space + (entry.modelData.isMode ? root.Theme.space : 0) // below its type
            anchors.verticalCenter: parent.verticalCenter
            width: 10
            height: 10
            radius: 5
            color: entry.modelData.color
        }
        Row {
            x: root.Theme.space
            visible: entry.colors !== null
            spacing: root.Theme.gap
            height: parent.height

            Caption {
                id: least

                text: entry.colors ? entry.modelData.ends[0] : ""
                color: root.Theme.text
            }
            Rectangle {
                objectName: entry.colors ? "scaleBar" : ""
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(24, entry.width - least.width - largest.width - 2 * (root.Theme.space + root.Theme.gap))
                height: 10
                radius: 2
                gradient: Gradient {
                    orientation: Gradient.Horizontal

                    GradientStop { position: 0; color: entry.colors ? entry.colors[0] : "transparent" }
                    GradientStop { position: 0.25; color: entry.colors ? entry.colors[1] : "transparent" }
                    GradientStop { position: 0.5; color: entry.colors ? entry.colors[2] : "transparent" }
                    GradientStop { position: 0.75; color: entry.colors ? entry.colors[3] : "transparent" }
                    GradientStop { position: 1; color: entry.colors ? entry.colors[4] : "transparent" }
                }
            }
            Caption {
                id: largest

                text: entry.colors ? entry.modelData.ends[1] : ""
                color: root.Theme.text
            }
        }
        Caption {
            visible: entry.colors === null
            x: dot.x + dot.width + root.Theme.gap
            width: Math.min(implicitWidth, entry.width - x - root.Theme.space)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.max(11, Math.round(root.Theme.caption * 0.7)) // large texts of a presentation
            elide: Text.ElideMiddle // names often differ in their last letters
            text: entry.modelData.name
            font.underline: hover.hovered
            color: root.Theme.text
        }
    }
}
