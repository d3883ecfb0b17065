import QtQuick

/** A command in the palette: what it does, where else it is found, and its keys. */
Item {
    id: root

    required property Theme theme
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
    implicitHeight: theme.row
    opacity: canRun ? 1 : 0.5
    Accessible.role: Accessible.ListItem
    Accessible.name: title
    Accessible.description: (canRun ? "" : qsTr("Not possible just now") + ". ") + (help === "" ? "" : help + ". ") + keys
    Accessible.selected: current
    Accessible.onPressAction: root.chosen()

    Rectangle {
        anchors.fill: parent
        radius: root.theme.radius - 2
        color: root.current ? root.theme.chosen : mouse.containsMouse ? root.theme.hover : "transparent"
    }

    Rectangle {
        x: root.theme.space
        anchors.verticalCenter: parent.verticalCenter
        width: 8
        height: 8
        radius: 2
        visible: root.kind !== ""
        color: root.theme.kind(root.kind)
    }

    Text {
        id: name

        x: root.theme.wide + root.theme.space
        anchors.verticalCenter: parent.verticalCenter
        text: root.title
        color: root.theme.text
        font.family: root.theme.family
        font.pixelSize: root.theme.body
    }

    Text {
        anchors.left: name.right
        anchors.right: ends.left
        anchors.margins: root.theme.space
        anchors.baseline: name.baseline
        text: root.help
        textFormat: Text.PlainText
        elide: Text.ElideRight
        color: root.theme.textMuted
        font.family: root.theme.family
        font.pixelSize: root.theme.caption
    }

    Text {
        id: ends

        anchors.right: parent.right
        anchors.rightMargin: root.theme.space
        anchors.baseline: name.baseline
        text: root.keys !== "" ? root.keys : root.group
        color: root.keys !== "" ? root.theme.text : root.theme.textMuted
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
