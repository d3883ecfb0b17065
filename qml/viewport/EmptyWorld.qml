import QtQuick
import Tiller.App

/** What to do while there are no agents. */
Rectangle {
    id: root

    required property Theme theme

    objectName: "emptyWorld"
    implicitHeight: column.implicitHeight + 2 * root.theme.wide
    radius: root.theme.radius
    color: root.theme.world
    Accessible.role: Accessible.StaticText
    Accessible.name: heading.text + ". " + advice.text

    Column {
        id: column
        anchors.centerIn: parent
        width: parent.width - 2 * root.theme.wide
        spacing: root.theme.space

        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            width: 32
            height: 32
            name: "agent"
            color: root.theme.textMuted
        }
        Text {
            id: heading

            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Nobody lives here yet")
            color: root.theme.text
            font.family: root.theme.family
            font.pixelSize: root.theme.title
        }
        Text {
            id: advice

            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: qsTr("Add an agent type from the palette, then a behavior such as Wander, and wire it to the type's steering.")
            color: root.theme.textMuted
            font.family: root.theme.family
            font.pixelSize: root.theme.body
        }
    }
}
