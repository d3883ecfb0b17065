import QtQuick
import Tiller.App

/** Where the canvas is, while a group is open: the project, then the group. The first leads back. */
Rectangle {
    id: root

    objectName: "canvasCrumbs"
    visible: root.Editor.canvas.groups.inside
    width: crumbs.width + 16
    height: 32
    radius: Theme.radius
    color: Theme.panel
    border.color: Theme.outline

    Row {
        id: crumbs

        x: 8
        height: parent.height
        spacing: 8

        TextButton {
            objectName: "leaveGroup"
            anchors.verticalCenter: parent.verticalCenter
            text: root.Editor.document.name
            onClicked: root.Editor.canvas.groups.leave()
        }

        Words {
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            text: "›"
            color: root.Theme.textMuted
            font.family: root.Theme.family
            font.pixelSize: root.Theme.body
        }

        Words {
            objectName: "openGroup"
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            text: root.Editor.canvas.groups.title
            color: root.Theme.text
            font.family: root.Theme.family
            font.pixelSize: root.Theme.body
            font.weight: Font.DemiBold
        }

        Words {
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            visible: root.Editor.canvas.groups.uses > 1
            text: root.Editor.canvas.groups.uses === 2 ? qsTr("Edits act on both of its kind") : qsTr("Edits act on all %n of its kind", "", root.Editor.canvas.groups.uses)
            color: root.Theme.textMuted
            font.family: root.Theme.family
            font.pixelSize: root.Theme.caption
        }
    }
}
