import QtQuick
import Tiller.App

/** The title of a part that folds. A click folds it or opens it. */
Pressable {
    id: root

    required property string title
    required property bool open

    implicitHeight: 24 * Theme.scale
    focusPolicy: Qt.TabFocus
    ground: "transparent"

    contentItem: Item {
        PaneTitle {
            objectName: root.objectName + "Title"
            anchors.left: parent.left
            anchors.leftMargin: root.Theme.space
            anchors.right: arrow.left
            anchors.verticalCenter: parent.verticalCenter
            text: root.title
            color: root.hovered ? root.Theme.text : root.Theme.textMuted
        }

        Icon {
            id: arrow

            anchors.right: parent.right
            anchors.rightMargin: root.Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            name: root.open ? "up" : "down"
            color: root.Theme.textMuted
        }
    }
}
