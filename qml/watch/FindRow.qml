import QtQuick
import QtQuick.Layouts
import Tiller.App

/** Some values of a search: their score, the numbers of the goals, and buttons to watch and to use them. */
RowLayout {
    id: root

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
        Layout.preferredWidth: 48 * root.Theme.scale
        text: root.entry.name
        color: root.Theme.text
        font.weight: root.beside ? Font.DemiBold : Font.Normal
    }
    Caption {
        visible: !root.narrow
        Layout.preferredWidth: 88 * root.Theme.scale
        text: root.entry.score
        color: root.Theme.text
        font.weight: Font.DemiBold
    }
    Caption {
        Layout.fillWidth: true
        Layout.preferredWidth: 2
        text: root.entry.numbers
        elide: Text.ElideRight
        color: root.Theme.text
    }
    Caption {
        id: values

        Layout.fillWidth: true
        Layout.preferredWidth: 3
        text: root.entry.values
        elide: Text.ElideMiddle // the number stands last

        Tip {
            visible: hover.hovered && values.truncated
            text: root.entry.values
        }
        HoverHandler {
            id: hover
        }
    }
    TextButton {
        objectName: "watch-" + root.number
        opacity: root.number > 0 ? 1 : 0
        enabled: root.number > 0
        text: qsTr("Compare")
        Accessible.name: qsTr("Watch values %1 beside the project").arg(root.number)
        onClicked: root.compared()
    }
    TextButton {
        objectName: "take-" + root.number
        opacity: root.number > 0 ? 1 : 0
        enabled: root.number > 0
        text: qsTr("Use")
        Accessible.name: qsTr("Use values %1 in the project").arg(root.number)
        onClicked: root.used()
    }
}
