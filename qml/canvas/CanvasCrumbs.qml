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
            text: root.Editor.document.name
            focusPolicy: Qt.TabFocus // a click leaves the keyboard with the canvas
            onVisibleChanged: if (!visible) focus = false // else the hidden button would take Space
            onClicked: root.Editor.canvas.groups.leaveAll()
        }

        Repeater {
            model: root.Editor.canvas.groups.path

            CanvasCrumb {
                id: crumb

                isOpen: crumb.index === root.Editor.canvas.groups.path.length - 1
                onChosen: id => root.Editor.canvas.groups.leaveTo(id)
            }
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

    /** One group of the crumbs: a button that leads to it; the open one is a title. */
    component CanvasCrumb: Row {
        id: canvasCrumb

        required property int index
        required property var modelData
        property bool isOpen: false

        signal chosen(string id)

        height: parent ? parent.height : 0
        spacing: 8

        Words {
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            text: "›"
            color: canvasCrumb.Theme.textMuted
            font.family: canvasCrumb.Theme.family
            font.pixelSize: canvasCrumb.Theme.body
        }

        TextButton {
            objectName: "crumb" + canvasCrumb.index
            anchors.verticalCenter: parent.verticalCenter
            visible: !canvasCrumb.isOpen
            focusPolicy: Qt.TabFocus
            text: canvasCrumb.modelData.title
            onClicked: canvasCrumb.chosen(canvasCrumb.modelData.id)
        }

        Words {
            objectName: canvasCrumb.isOpen ? "openGroup" : ""
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            visible: canvasCrumb.isOpen
            text: canvasCrumb.modelData.title
            color: canvasCrumb.Theme.text
            font.family: canvasCrumb.Theme.family
            font.pixelSize: canvasCrumb.Theme.body
            font.weight: Font.DemiBold
        }
    }
}
