pragma ComponentBehavior: Bound

import QtQuick
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

        Pressable {
            id: row

            required property string modelData
            readonly property int slash: modelData.lastIndexOf("/")

            objectName: "recent-" + modelData.slice(slash + 1)
            width: Math.min(root.width, 640)
            height: root.Theme.control
            Accessible.name: modelData
            onClicked: root.chosen(modelData)

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
