pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The recent files, by name and folder. */
Column {
    id: root

    required property var files

    signal chosen(string file)

    spacing: 2
    visible: files.length > 0

    PaneTitle {
        text: qsTr("Recent")
        bottomPadding: root.Theme.gap
    }

    Repeater {
        model: root.files.slice(0, 4)

        AbstractButton {
            id: row

            required property string modelData
            readonly property int slash: modelData.lastIndexOf("/")

            objectName: "recent-" + modelData.slice(slash + 1)
            width: Math.min(root.width, 640)
            height: root.Theme.control
            hoverEnabled: true
            Accessible.name: modelData
            onClicked: root.chosen(modelData)
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()

            background: Rectangle {
                radius: root.Theme.radius
                color: row.hovered ? root.Theme.hover : "transparent"
                border.width: row.visualFocus ? 2 : 0
                border.color: root.Theme.accent
            }

            Item {
                anchors.fill: parent

                Icon {
                    x: 4
                    anchors.verticalCenter: parent.verticalCenter
                    name: "file"
                    color: root.Theme.textMuted
                }

                PlainText {
                    id: fileName

                    x: 28
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.modelData.slice(row.slash + 1)
                }

                Caption {
                    x: fileName.x + fileName.width + root.Theme.space
                    width: parent.width - x - 8
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.modelData.slice(0, row.slash)
                    elide: Text.ElideMiddle
                }
            }
        }
    }
}
