import QtQuick
import QtQuick.Controls.Basic

/** One wire in the order of its input: its place, where it comes from, and buttons to move it. A click selects where it
    comes from. */
AbstractButton {
    id: root

    required property Theme theme
    required property string kind ///< of node, whose color the place has
    required property int index
    required property string linkId
    required property string name
    required property string from
    required property bool first
    required property bool last
    property bool meant: false ///< it is the selected one

    signal moved(int by)
    signal chosen()

    objectName: "order-" + linkId
    height: theme.control
    hoverEnabled: true
    text: qsTr("%1. %2").arg(index + 1).arg(name)
    Accessible.role: Accessible.ListItem
    Accessible.name: text
    onClicked: root.chosen()
    Keys.onPressed: event => {
        const by = event.key === Qt.Key_Up ? -1 : event.key === Qt.Key_Down ? 1 : 0
        if (by === 0 || !(event.modifiers & Qt.AltModifier))
            return
        root.moved(by)
        event.accepted = true
    }

    background: Rectangle {
        radius: root.theme.radius - 2
        color: root.meant ? root.theme.chosen : root.hovered ? root.theme.hover : "transparent"
        border.width: root.visualFocus ? 2 : 0
        border.color: root.theme.accent
    }
    contentItem: Item {
        Rectangle {
            x: 2
            anchors.verticalCenter: parent.verticalCenter
            width: 20
            height: 20
            radius: 10
            color: root.theme.kind(root.kind)

            Text {
                anchors.centerIn: parent
                text: root.index + 1
                color: root.theme.textOnAccent
                font.family: root.theme.family
                font.pixelSize: root.theme.caption
                font.weight: Font.DemiBold
            }
        }
        Text {
            x: 30
            width: parent.width - x - 60
            anchors.verticalCenter: parent.verticalCenter
            text: root.name
            textFormat: Text.PlainText
            elide: Text.ElideRight
            color: root.theme.text
            font.family: root.theme.family
            font.pixelSize: root.theme.body
        }
        IconButton {
            objectName: "orderUp-" + root.linkId
            anchors.right: parent.right
            anchors.rightMargin: 28
            width: 26
            height: parent.height
            enabled: !root.first
            theme: root.theme
            iconName: "up"
            tip: qsTr("Earlier")
            onClicked: root.moved(-1)
        }
        IconButton {
            objectName: "orderDown-" + root.linkId
            anchors.right: parent.right
            width: 26
            height: parent.height
            enabled: !root.last
            theme: root.theme
            iconName: "down"
            tip: qsTr("Later")
            onClicked: root.moved(1)
        }
    }
}
