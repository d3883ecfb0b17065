import QtQuick
import Tiller.App

/** Says how to start while the world has no agents. */
Rectangle {
    id: root

    objectName: "emptyWorld"
    implicitHeight: column.implicitHeight + 2 * root.Theme.wide
    radius: root.Theme.radius
    color: root.Theme.world
    Accessible.role: Accessible.StaticText
    Accessible.name: heading.text + ". " + advice.text

    Column {
        id: column
        anchors.centerIn: parent
        width: parent.width - 2 * root.Theme.wide
        spacing: root.Theme.space

        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            width: 32
            height: 32
            name: "agent"
            color: root.Theme.textMuted
        }
        PlainText {
            id: heading

            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("No agents yet")
            font.pixelSize: root.Theme.title
        }
        Paragraph {
            id: advice

            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Add an agent type from the palette, then a behavior such as Wander, and wire it to the type's steering.")
            color: root.Theme.textMuted
        }
    }
}
