pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The ports and settings on the card of a group, with their names, and the part file of the group. */
Column {
    id: root

    required property string group

    visible: face.available
    height: visible ? implicitHeight : 0
    topPadding: Theme.space
    leftPadding: Theme.space + 4
    spacing: Theme.gap

    GroupInterfaceModel {
        id: face

        document: root.Editor.document
        group: root.group
    }

    PaneTitle {
        text: qsTr("On the card")
    }

    Repeater {
        model: face

        Row {
            id: row

            required property int index
            required property string name
            required property string of
            required property bool isPort

            spacing: 2

            LineField {
                id: field

                objectName: "cardName-" + row.index
                width: root.width - 24 - 26
                value: row.name
                Accessible.name: qsTr("Name on the card")
                Accessible.description: row.of
                onEntered: text => face.rename(row.index, text)

                HoverHandler {
                    id: pointer
                }

                Tip {
                    visible: pointer.hovered
                    text: row.of
                }
            }

            IconButton {
                objectName: "hideOnCard-" + row.index
                width: 24
                height: root.Theme.control
                visible: !row.isPort
                iconName: "close"
                iconColor: root.Theme.textMuted
                tip: qsTr("Take \u201c%1\u201d from the card").arg(row.name)
                onClicked: face.hide(row.index)
            }
        }
    }

    ChoiceBox {
        objectName: "showOnCard"
        width: root.width - 24 - 26
        choices: face.choices
        shown: ""
        Accessible.name: qsTr("Show a setting on the card")
        onEdited: id => face.show(id)
    }

    PartFileSection {
        width: root.width - 24
        group: root.group
    }
}
