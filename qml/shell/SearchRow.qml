import QtQuick

/** Something that was found: what it is called, what it is and where. */
Item {
    id: root

    required property Theme theme
    required property int index
    required property string title
    required property string where
    required property string sort
    required property string kind
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
        radius: root.theme.radius - 2
        color: root.current ? root.theme.chosen : mouse.containsMouse ? root.theme.hover : "transparent"
    }

    Rectangle {
        x: root.theme.space
        y: 10
        width: 8
        height: 8
        radius: 2
        color: root.kind === "" ? root.theme.outline : root.theme.kind(root.kind)
    }

    Text {
        x: 24
        y: 4
        width: sortText.x - x - root.theme.space
        text: root.title
        textFormat: Text.PlainText
        elide: Text.ElideRight
        color: root.theme.text
        font.family: root.theme.family
        font.pixelSize: root.theme.body
    }

    Text {
        id: sortText

        anchors.right: parent.right
        anchors.rightMargin: root.theme.space
        y: 6
        text: root.sort
        color: root.theme.textMuted
        font.family: root.theme.family
        font.pixelSize: root.theme.caption
    }

    Text {
        x: 24
        y: 23
        width: parent.width - x - root.theme.space
        text: root.where
        textFormat: Text.PlainText
        elide: Text.ElideRight
        color: root.theme.textMuted
        font.family: root.theme.family
        font.pixelSize: root.theme.caption
    }

    MouseArea {
        id: mouse

        anchors.fill: parent
        hoverEnabled: true
        onClicked: root.chosen()
    }
}
