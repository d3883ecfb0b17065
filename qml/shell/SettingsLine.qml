import QtQuick

/** A setting: what it is at the left, the control at the right. */
Item {
    id: root

    required property Theme theme
    required property string title
    default property alias control: holder.data

    implicitHeight: theme.row

    Text {
        anchors.verticalCenter: parent.verticalCenter
        text: root.title
        color: root.theme.text
        font.family: root.theme.family
        font.pixelSize: root.theme.body
    }

    Item {
        id: holder

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: childrenRect.width
        height: childrenRect.height
    }
}
