pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The panel that the author filled: sliders, switches and choices, in as many columns as fit. */
Rectangle {
    id: root

    property bool mayEdit: true ///< false in a presentation
    readonly property int count: Editor.teaching.sliders.count
    property real maximumHeight: 200 * Theme.scale ///< whole rows that fit into this height
    property real columnWidth: 220 * Theme.scale ///< at least
    readonly property int columns: Math.max(1, Math.floor(width / columnWidth))
    readonly property real rowHeight: 2 * Theme.control + Theme.gap
    readonly property int rows: Math.max(1, Math.min(Math.ceil(count / columns),
                                                     Math.floor((maximumHeight - 2 * Theme.space + Theme.gap) / rowHeight)))
    readonly property bool clipped: rows * columns < count

    objectName: "sliderPanel"
    implicitHeight: Math.max(rows * rowHeight - Theme.gap, clipped ? 0 : content.implicitHeight) + 2 * Theme.space // a title may have several lines
    color: Theme.panel
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Parameters")

    Line {
        width: parent.width
    }

    ScrollView {
        anchors.fill: parent
        anchors.margins: root.Theme.space
        anchors.rightMargin: root.Theme.space + all.width
        contentWidth: availableWidth
        ScrollBar.vertical.policy: root.clipped ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff

        Grid {
            id: content

            width: root.width - 2 * root.Theme.space - all.width - (root.clipped ? root.Theme.wide : 0)
            columns: root.columns
            columnSpacing: root.Theme.wide
            rowSpacing: root.Theme.gap

            Repeater {
                model: root.Editor.teaching.sliders

                SliderRow {
                    width: Math.floor((content.width + content.columnSpacing) / root.columns - content.columnSpacing)
                    mayEdit: root.mayEdit
                }
            }
        }
    }

    IconButton {
        id: all

        objectName: "restoreAll"
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: root.Theme.gap
        enabled: root.Editor.teaching.sliders.moved
        iconName: "reset"
        tip: qsTr("Restore all saved values")
        onClicked: root.Editor.teaching.sliders.restoreAll()
    }
}
