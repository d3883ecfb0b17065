pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** Where the canvas is, while a group is open: the project, then the groups. Those before the last lead back. */
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
            text: root.Editor.document.title
            focusPolicy: Qt.TabFocus // a click leaves the keyboard with the canvas
            onVisibleChanged: if (!visible) focus = false // else the hidden button would take Space
            onClicked: root.Editor.canvas.groups.leaveAll()
        }

        Repeater {
            model: root.Editor.canvas.groups.path

            Row { // a group: a button that leads to it; the open one is a title
                id: crumb

                required property int index
                required property var modelData
                readonly property bool isOpen: index === root.Editor.canvas.groups.path.length - 1

                height: parent ? parent.height : 0
                spacing: 8

                PlainText {
                    height: parent.height
                    verticalAlignment: Text.AlignVCenter
                    text: "›"
                    color: root.Theme.textMuted
                }

                TextButton {
                    objectName: "crumb" + crumb.index
                    anchors.verticalCenter: parent.verticalCenter
                    visible: !crumb.isOpen
                    focusPolicy: Qt.TabFocus
                    text: crumb.modelData.title
                    onClicked: root.Editor.canvas.groups.leaveTo(crumb.modelData.id)
                }

                PlainText {
                    objectName: crumb.isOpen ? "openGroup" : ""
                    height: parent.height
                    verticalAlignment: Text.AlignVCenter
                    visible: crumb.isOpen
                    text: crumb.modelData.title
                    font.weight: Font.DemiBold
                }
            }
        }

        Caption {
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            visible: root.Editor.canvas.groups.uses > 1
            text: root.Editor.canvas.groups.uses === 2 ? qsTr("Edits act on both of its kind") : qsTr("Edits act on all %n of its kind", "", root.Editor.canvas.groups.uses)
        }
    }
}
