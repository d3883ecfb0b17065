pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The points of a path, polygon or wall as numbers, in a list of a few rows that scrolls. */
Column {
    id: root

    required property string item
    required property string setting
    readonly property int shownRows: 6

    spacing: Theme.gap

    PointListModel {
        id: places

        document: root.Editor.document
        item: root.item
        setting: root.setting
    }

    ListView {
        id: list

        objectName: "points-" + root.setting
        width: root.width
        height: Math.min(places.count, root.shownRows) * (root.Theme.control + 2)
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: places
        Accessible.role: Accessible.List
        Accessible.name: qsTr("%n points", "", places.count)

        ScrollBar.vertical: ScrollBar {
            policy: places.count > root.shownRows ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        delegate: Row {
            id: line

            required property int index
            required property string placeX
            required property string placeY
            readonly property real fieldWidth: (list.width - 28 - 2 * 24 - 12 - 4 * 2) / 2

            objectName: "point-" + line.index
            height: root.Theme.control + 2
            spacing: 2

            Caption {
                width: 28
                height: root.Theme.control
                verticalAlignment: Text.AlignVCenter
                text: String(line.index + 1)
            }

            NumberField {
                objectName: "point-x-" + line.index
                width: line.fieldWidth
                value: line.placeX
                unit: ""
                Accessible.name: qsTr("X of point %1").arg(line.index + 1)
                onEntered: text => places.edit(line.index, "x", text)
            }

            NumberField {
                objectName: "point-y-" + line.index
                width: line.fieldWidth
                value: line.placeY
                unit: ""
                Accessible.name: qsTr("Y of point %1").arg(line.index + 1)
                onEntered: text => places.edit(line.index, "y", text)
            }

            IconButton {
                objectName: "addPoint-" + line.index
                small: true
                iconName: "plus"
                tip: qsTr("Add a point after this one")
                onClicked: places.addAfter(line.index)
            }

            IconButton {
                objectName: "removePoint-" + line.index
                small: true
                iconName: "close"
                tip: qsTr("Remove this point")
                onClicked: places.removeAt(line.index)
            }
        }
    }

    Caption {
        visible: places.count > root.shownRows
        text: qsTr("%n points", "", places.count)
    }
}
