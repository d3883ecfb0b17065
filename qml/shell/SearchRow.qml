import QtQuick
import Tiller.App

/** A search result: its name, its type and where it is. */
Item {
    id: root

    required property int index
    required property string title
    required property string where
    required property string sort
    required property string kind
    required property bool nested ///< belongs to the same card as the row above
    property bool current: false

    signal chosen()

    objectName: "found-" + index
    implicitHeight: 44
    Accessible.role: Accessible.ListItem
    Accessible.name: title
    Accessible.description: sort + ". " + where
    Accessible.selected: current
    Accessible.onPressAction: root.chosen()

    Rectangle {
        anchors.fill: parent
        radius: root.Theme.radius - 2
        color: root.current ? root.Theme.chosen : mouse.containsMouse ? root.Theme.hover : "transparent"
    }

    Rectangle {
        x: root.Theme.space + (root.nested ? 16 : 0)
        y: 10
        width: 8
        height: 8
        radius: 2
        color: root.kind === "" ? root.Theme.outline : root.Theme.colors.ofKind(root.kind)
    }

    PlainText {
        x: root.nested ? 40 : 24
        y: 4
        width: sortText.x - x - root.Theme.space
        text: root.title
        elide: Text.ElideRight
    }

    Caption {
        id: sortText

        anchors.right: parent.right
        anchors.rightMargin: root.Theme.space
        y: 6
        text: root.sort
    }

    Caption {
        x: root.nested ? 40 : 24
        y: 23
        width: parent.width - x - root.Theme.space
        text: root.where
        elide: Text.ElideRight
    }

    MouseArea {
        id: mouse

        anchors.fill: parent
        hoverEnabled: true
        onClicked: root.chosen()
    }
}
