pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** What the author put on the panel: sliders, switches and choices, in as many columns as fit. */
Rectangle {
    id: root

    required property Theme theme
    required property Document document
    required property Teaching teaching
    property bool mayEdit: true ///< not while it is presented
    readonly property int count: teaching.sliders.count
    property real most: 200 * theme.scale ///< how high it may be; whole rows of that
    readonly property int columns: Math.max(1, Math.floor(width / (220 * theme.scale)))
    readonly property real rowHeight: 2 * theme.control + theme.gap
    readonly property int rows: Math.max(1, Math.min(Math.ceil(count / columns),
                                                     Math.floor((most - 2 * theme.space + theme.gap) / rowHeight)))
    readonly property bool clipped: rows * columns < count

    objectName: "sliderPanel"
    implicitHeight: rows * rowHeight - theme.gap + 2 * theme.space
    color: theme.panel
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Panel")

    Rectangle {
        width: parent.width
        height: 1
        color: root.theme.line
    }

    ScrollView {
        anchors.fill: parent
        anchors.margins: root.theme.space
        anchors.rightMargin: root.theme.space + all.width
        contentWidth: availableWidth
        ScrollBar.vertical.policy: root.clipped ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff

        Grid {
            id: content

            width: root.width - 2 * root.theme.space - all.width - (root.clipped ? root.theme.wide : 0)
            columns: root.columns
            columnSpacing: root.theme.wide
            rowSpacing: root.theme.gap

            Repeater {
                model: root.teaching.sliders

                SliderRow {
                    width: Math.floor((content.width + content.columnSpacing) / root.columns - content.columnSpacing)
                    theme: root.theme
                    document: root.document
                    mayEdit: root.mayEdit
                    onEdited: (value, gesture) => root.teaching.sliders.edit(slider, value, gesture)
                    onTyped: text => root.teaching.sliders.type(slider, text)
                    onRestored: root.teaching.sliders.restore(slider)
                    onMoved: by => root.teaching.sliders.move(slider, by)
                    onRemoved: root.teaching.sliders.remove(slider)
                    onChosen: root.document.selection.select(slider)
                }
            }
        }
    }

    IconButton {
        id: all

        objectName: "restoreAll"
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: root.theme.gap
        theme: root.theme
        enabled: root.teaching.sliders.moved
        iconName: "reset"
        tip: qsTr("Set all of the panel as it was saved")
        onClicked: root.teaching.sliders.restoreAll()
    }
}
