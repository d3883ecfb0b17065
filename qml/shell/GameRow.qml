import QtQuick
import Tiller.App

/** A game that listens: its project, and where it runs. */
Rectangle {
    id: root

    required property int index
    required property var modelData
    required property bool current

    signal clicked()
    signal doubleClicked()

    objectName: "game-" + index
    height: column.implicitHeight + 2 * Theme.space
    radius: Theme.radius
    color: current ? Theme.chosen : mouse.containsMouse ? Theme.hover : "transparent"
    border.color: current ? Theme.accent : Theme.line
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1. %2").arg(modelData.title).arg(modelData.detail)
    Accessible.selected: current

    Column {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: root.Theme.space
        spacing: root.Theme.gap

        BodyText {
            width: parent.width
            elide: Text.ElideRight
            text: root.modelData.title
            font.weight: Font.DemiBold
        }
        Caption {
            width: parent.width
            elide: Text.ElideMiddle
            text: root.modelData.detail
            color: root.Theme.textMuted
        }
    }

    MouseArea {
        id: mouse

        anchors.fill: parent
        hoverEnabled: true
        onClicked: root.clicked()
        onDoubleClicked: root.doubleClicked()
    }
}
