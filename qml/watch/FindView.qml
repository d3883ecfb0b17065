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

    /** Some values of a search: their score, the numbers of the goals, and buttons to watch and to use them. */
    component FindRow: RowLayout {
        id: findRow

        required property var entry ///< {name, score, numbers, values}
        required property int number ///< 0: the project
        required property bool narrow ///< no room for the score
        required property bool beside ///< these values run beside the world

        signal compared()
        signal used()

        objectName: "found-" + number
        spacing: Theme.space
        Accessible.role: Accessible.Row
        Accessible.name: qsTr("%1: score %2, %3, %4").arg(entry.name).arg(entry.score).arg(entry.numbers).arg(entry.values)

        Caption {
            Layout.preferredWidth: 48 * findRow.Theme.scale
            text: findRow.entry.name
            color: findRow.Theme.text
            font.weight: findRow.beside ? Font.DemiBold : Font.Normal
        }
        Caption {
            visible: !findRow.narrow
            Layout.preferredWidth: 88 * findRow.Theme.scale
            text: findRow.entry.score
            color: findRow.Theme.text
            font.weight: Font.DemiBold
        }
        Caption {
            Layout.fillWidth: true
            Layout.preferredWidth: 2
            text: findRow.entry.numbers
            elide: Text.ElideRight
            color: findRow.Theme.text
        }
        Caption {
            id: values

            Layout.fillWidth: true
            Layout.preferredWidth: 3
            text: findRow.entry.values
            elide: Text.ElideMiddle // the number stands last

            Tip {
                visible: hover.hovered && values.truncated
                text: findRow.entry.values
            }
            HoverHandler {
                id: hover
            }
        }
        TextButton {
            objectName: "watch-" + findRow.number
            opacity: findRow.number > 0 ? 1 : 0
            enabled: findRow.number > 0
            text: qsTr("Compare")
            Accessible.name: qsTr("Watch values %1 beside the project").arg(findRow.number)
            onClicked: findRow.compared()
        }
        TextButton {
            objectName: "take-" + findRow.number
            opacity: findRow.number > 0 ? 1 : 0
            enabled: findRow.number > 0
            text: qsTr("Use")
            Accessible.name: qsTr("Use values %1 in the project").arg(findRow.number)
            onClicked: findRow.used()
        }
    }
}
