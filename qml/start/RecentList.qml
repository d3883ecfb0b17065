pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The last few files, by name and folder. */
Column {
    id: root

    required property Theme theme
    required property var files

    signal chosen(string file)

    spacing: 2
    visible: files.length > 0

    PaneTitle {
        theme: root.theme
        text: qsTr("Recent")
        bottomPadding: root.theme.gap
    }

    Repeater {
        model: root.files.slice(0, 4)

        AbstractButton {
            id: row

            required property string modelData
            readonly property int slash: modelData.lastIndexOf("/")

            objectName: "recent-" + modelData.slice(slash + 1)
            width: Math.min(root.width, 640)
            height: root.theme.control
            hoverEnabled: true
            Accessible.name: modelData
            onClicked: root.chosen(modelData)
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()

            background: Rectangle {
                radius: root.theme.radius
                color: row.hovered ? root.theme.hover : "transparent"
                border.width: row.visualFocus ? 2 : 0
                border.color: root.theme.accent
            }

            Item {
                anchors.fill: parent

                Icon {
                    x: 4
                    anchors.verticalCenter: parent.verticalCenter
                    name: "file"
                    color: root.theme.textMuted
                }

                Text {
                    id: fileName

                    x: 28
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.modelData.slice(row.slash + 1)
                    color: root.theme.text
                    font.family: root.theme.family
                    font.pixelSize: root.theme.body
                }

                Text {
                    x: fileName.x + fileName.width + root.theme.space
                    width: parent.width - x - 8
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.modelData.slice(0, row.slash)
                    elide: Text.ElideMiddle
                    color: root.theme.textMuted
                    font.family: root.theme.family
                    font.pixelSize: root.theme.caption
                }
            }
        }
    }
}
