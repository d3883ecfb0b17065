pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Tiller.App

/** A search for values: its progress, and the best five, to watch beside the project and to use. */
GridLayout {
    id: root

    readonly property ValueFinder finder: Editor.watch.finder
    readonly property Comparison comparison: Editor.teaching.comparison
    property int besideRow: 0 ///< the values that run beside the world; 0: none

    columns: width > 840 * Theme.scale ? 2 : 1
    columnSpacing: Theme.wide
    rowSpacing: Theme.gap

    Connections {
        target: root.comparison

        function onActiveChanged() {
            if (!root.comparison.active)
                root.besideRow = 0
        }
    }

    RowLayout {
        Layout.columnSpan: root.columns
        Layout.fillWidth: true
        Layout.leftMargin: root.Theme.space + 4
        Layout.rightMargin: root.Theme.space
        spacing: root.Theme.space

        PlainText {
            objectName: "findState"
            Layout.fillWidth: true
            text: root.finder.state
            elide: Text.ElideRight
            color: root.finder.better ? root.Theme.good : root.Theme.text
        }
        ShareBar {
            visible: root.finder.running
            Layout.preferredWidth: 64
            share: root.finder.share
        }
    }
    FindItem {
        objectName: "findChart"
        visible: root.columns === 2 || list.count === 0
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 2
        Layout.minimumHeight: 72
        Layout.leftMargin: root.Theme.space + 4
        Layout.bottomMargin: root.Theme.gap
        finder: root.finder
        Accessible.role: Accessible.Chart
        Accessible.name: qsTr("Scores of the search")
        Accessible.description: root.finder.state
    }
    ListView {
        id: list

        objectName: "foundValues"
        visible: count > 0
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 3
        Layout.leftMargin: root.columns === 1 ? root.Theme.space + 4 : 0
        Layout.rightMargin: root.Theme.space
        Layout.bottomMargin: root.Theme.gap
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        spacing: 2
        model: root.finder.rows
        ScrollBar.vertical: ScrollBar {
            policy: list.contentHeight > list.height ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        delegate: RowLayout { // the score, the numbers of the goals, and buttons to watch and to use the values
            id: row

            required property int index ///< 0: the project
            required property var modelData ///< {name, score, numbers, values}
            readonly property bool beside: index > 0 && index === root.besideRow ///< these values run beside the world

            objectName: "found-" + index
            width: list.width - (list.contentHeight > list.height ? 10 : 0)
            spacing: Theme.space
            Accessible.role: Accessible.Row
            Accessible.name: qsTr("%1: score %2, %3, %4").arg(modelData.name).arg(modelData.score).arg(modelData.numbers).arg(modelData.values)

            Caption {
                Layout.preferredWidth: 48 * root.Theme.scale
                text: row.modelData.name
                color: root.Theme.text
                font.weight: row.beside ? Font.DemiBold : Font.Normal
            }
            Caption {
                visible: root.columns === 2
                Layout.preferredWidth: 88 * root.Theme.scale
                text: row.modelData.score
                color: root.Theme.text
                font.weight: Font.DemiBold
            }
            Caption {
                Layout.fillWidth: true
                Layout.preferredWidth: 2
                text: row.modelData.numbers
                elide: Text.ElideRight
                color: root.Theme.text
            }
            Caption {
                id: values

                Layout.fillWidth: true
                Layout.preferredWidth: 3
                text: row.modelData.values
                elide: Text.ElideMiddle // the number stands last

                Tip {
                    visible: hover.hovered && values.truncated
                    text: row.modelData.values
                }
                HoverHandler {
                    id: hover
                }
            }
            TextButton {
                objectName: "watch-" + row.index
                opacity: row.index > 0 ? 1 : 0
                enabled: row.index > 0
                text: qsTr("Compare")
                Accessible.name: qsTr("Watch values %1 beside the project").arg(row.index)
                onClicked: {
                    root.comparison.compareWithRun(root.finder.nameOf(row.index), root.finder.linesOf(row.index))
                    root.besideRow = row.index
                }
            }
            TextButton {
                objectName: "take-" + row.index
                opacity: row.index > 0 ? 1 : 0
                enabled: row.index > 0
                text: qsTr("Use")
                Accessible.name: qsTr("Use values %1 in the project").arg(row.index)
                onClicked: {
                    root.comparison.stop()
                    root.finder.useValues(row.index)
                }
            }
        }
    }
}
