import QtQuick
import Tiller.App

/** A command in the palette: its title, its help, and its keys or its menu. */
Item {
    id: root

    required property int index
    required property string title
    required property string help
    required property string group
    required property string keys
    required property bool canRun
    required property string kind
    property bool current: false

    signal chosen()

    objectName: "command-" + title
    implicitHeight: Theme.row
    opacity: canRun ? 1 : 0.5
    Accessible.role: Accessible.ListItem
    Accessible.name: title
    Accessible.description: (canRun ? "" : qsTr("Not possible just now") + ". ") + (help === "" ? "" : help + ". ") + keys
    Accessible.selected: current
    Accessible.onPressAction: root.chosen()

    Rectangle {
        anchors.fill: parent
        radius: root.Theme.radius - 2
        color: root.current ? root.Theme.chosen : mouse.containsMouse ? root.Theme.hover : "transparent"
    }

    Rectangle {
        x: root.Theme.space
        anchors.verticalCenter: parent.verticalCenter
        width: 8
        height: 8
        radius: 2
        visible: root.kind !== ""
        color: root.Theme.colors.ofKind(root.kind)
    }

    PlainText {
        id: name

        x: root.Theme.wide + root.Theme.space
        anchors.verticalCenter: parent.verticalCenter
        text: root.title
    }

    Caption {
        anchors.left: name.right
        anchors.right: ends.left
        anchors.margins: root.Theme.space
        anchors.baseline: name.baseline
        text: root.help
        elide: Text.ElideRight
    }

    Caption {
        id: ends

        anchors.right: parent.right
        anchors.rightMargin: root.Theme.space
        anchors.baseline: name.baseline
        text: root.keys !== "" ? root.keys : root.group
        color: root.keys !== "" ? root.Theme.text : root.Theme.textMuted
    }

    MouseArea {
        id: mouse

        anchors.fill: parent
        hoverEnabled: true
        onClicked: root.chosen()
    }
}
