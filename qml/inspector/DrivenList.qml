pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The settings that the selected parameter drives. A click leads to the setting. */
Column {
    id: root

    required property string parameter

    visible: driven.available
    height: visible ? implicitHeight : 0
    topPadding: Theme.space
    leftPadding: Theme.space + 4
    spacing: Theme.gap

    DrivenListModel {
        id: driven

        document: root.Editor.document
        item: root.parameter
    }

    PaneTitle {
        text: qsTr("It drives")
    }

    CaptionParagraph {
        objectName: "drivesNothing"
        width: root.width - 24
        visible: driven.count === 0
        text: qsTr("No setting yet. Right-click a setting, then choose \u201cLink to a parameter\u201d. A game can read and set it all the same.")
        lineHeight: 1.2
    }

    Repeater {
        model: driven

        Row {
            id: row

            required property int index
            required property string item
            required property string setting
            required property string name
            required property string cost

            spacing: 2

            TextButton {
                id: shown

                objectName: "driven-" + row.index
                width: root.width - 24 - 26
                text: row.name
                onClicked: root.Editor.teaching.showSetting(row.item, row.setting)

                Tip {
                    visible: shown.hovered && text !== ""
                    text: row.cost
                }
            }

            IconButton {
                objectName: "release-" + row.index
                small: true
                iconName: "close"
                tip: qsTr("No longer drive \u201c%1\u201d").arg(row.name)
                onClicked: driven.release(row.index)
            }
        }
    }
}
