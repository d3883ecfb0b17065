pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The points of a path, polygon or wall, as numbers: the first ones in sight, the others by
    scrolling. */
Column {
    id: root

    required property Theme theme
    required property Document document
    required property string item
    required property string setting
    readonly property int shownRows: 6

    spacing: theme.gap

    PointListModel {
        id: places

        document: root.document
        item: root.item
        setting: root.setting
    }

    ListView {
        id: list

        objectName: "points-" + root.setting
        width: root.width
        height: Math.min(places.count, root.shownRows) * (root.theme.control + 2)
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
            height: root.theme.control + 2
            spacing: 2

            Text {
                width: 28
                height: root.theme.control
                verticalAlignment: Text.AlignVCenter
                text: String(line.index + 1)
                color: root.theme.textMuted
                font.family: root.theme.family
                font.pixelSize: root.theme.caption
            }

            NumberField {
                objectName: "point-x-" + line.index
                width: line.fieldWidth
                theme: root.theme
                value: line.placeX
                unit: activeFocus ? "" : "x"
                Accessible.name: qsTr("X of point %1").arg(line.index + 1)
                onEntered: text => places.edit(line.index, "x", text)
            }

            NumberField {
                objectName: "point-y-" + line.index
                width: line.fieldWidth
                theme: root.theme
                value: line.placeY
                unit: activeFocus ? "" : "y"
                Accessible.name: qsTr("Y of point %1").arg(line.index + 1)
                onEntered: text => places.edit(line.index, "y", text)
            }

            IconButton {
                objectName: "addPoint-" + line.index
                width: 24
                height: root.theme.control
                theme: root.theme
                iconName: "plus"
                iconColor: root.theme.textMuted
                tip: qsTr("Add a point after this one")
                onClicked: places.addAfter(line.index)
            }

            IconButton {
                objectName: "removePoint-" + line.index
                width: 24
                height: root.theme.control
                theme: root.theme
                iconName: "close"
                iconColor: root.theme.textMuted
                tip: qsTr("Remove this point")
                onClicked: places.removeAt(line.index)
            }
        }
    }

    Text {
        visible: places.count > root.shownRows
        text: qsTr("%1 points").arg(places.count)
        color: root.theme.textMuted
        font.family: root.theme.family
        font.pixelSize: root.theme.caption
    }
}
