pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Tiller.App

/** A search for values: its progress, and the best five, to watch beside the project and to use. */
GridLayout {
    id: root

    required property ValueFinder finder
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

        BodyText {
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

        delegate: FindRow {
            required property int index
            required property var modelData

            width: list.width - (list.contentHeight > list.height ? 10 : 0)
            entry: modelData
            number: index
            narrow: root.columns === 1
            beside: index > 0 && index === root.besideRow
            onCompared: {
                root.comparison.compareWithRun(root.finder.nameOf(number), root.finder.linesOf(number))
                root.besideRow = number
            }
            onUsed: {
                root.comparison.stop()
                root.finder.useValues(number)
            }
        }
    }
}
